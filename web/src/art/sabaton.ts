// The five Sabatons: each has a colour, a token of its own shape and a helmet of its own.
interface Figure {
  colour: string;
  /** The outline of the token, on a field of 64 by 64. */
  token: string;
  /** The helmet in metal, its shadows and its ornament. */
  helmet: string;
  shadow: string;
  ornament: string;
}

const FIGURES: Record<string, Figure> = {
  // a winged helmet on a round token
  Hannes: {
    colour: "#a32f26",
    token: "M32 2a30 30 0 1 1 0 60 30 30 0 0 1 0-60z",
    helmet: "M17 46V34c0-11 6-18 15-18s15 7 15 18v12l-9 5V38h-4v10h-4V38h-4v13z",
    shadow: "M17 34h30v4H17zM30.5 16h3v22h-3z",
    ornament: "M18 36C10 36 5 31 4 22c4 3 6 3 9 3-4-3-6-8-6-13 4 4 6 5 9 6-1-4-1-7 0-11 5 6 8 12 7 20zM46 36c8 0 13-5 14-14-4 3-6 3-9 3 4-3 6-8 6-13-4 4-6 5-9 6 1-4 1-7 0-11-5 6-8 12-7 20z",
  },
  // a great helm on a square token
  Chris: {
    colour: "#1a6670",
    token: "M8 3h48a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z",
    helmet: "M16 16q16-7 32 0l-1 30q-7 8-15 9-8-1-15-9z",
    shadow: "M19 28h11v3.5H19zM34 28h11v3.5H34zM36 38h2.5v2.5H36zM41 38h2.5v2.5H41zM36 44h2.5v2.5H36zM41 44h2.5v2.5H41z",
    ornament: "M30 13h4v13h13l.3 2H34v26h-4V28H16.7l.3-2H30z",
  },
  // a crested helmet on a six-sided token
  Joakim: {
    colour: "#8f6206",
    token: "M32 1 60 17v30L32 63 4 47V17z",
    helmet: "M17 54V34c0-11 7-17 16-17 8 0 14 6 14 14v13l-5 3-3-11h-7v14z",
    shadow: "M31 33h14l-1 5h-9l-4 3z",
    ornament: "M13 48C6 22 17 7 34 7c9 0 17 5 20 13-8-7-18-8-25-4-8 5-11 15-10 32z",
  },
  // a horned helmet on a shield
  Pär: {
    colour: "#2b4a94",
    token: "M32 1c9 5 18 6 28 6v22c0 17-11 27-28 34C15 56 4 46 4 29V7c10 0 19-1 28-6z",
    helmet: "M18 48V35c0-9 6-15 14-15s14 6 14 15v13l-6 4V40h-5v6l-3 3-3-3v-6h-5v12z",
    shadow: "M18 34h28v4H18z",
    ornament: "M19 32C9 31 5 22 10 12c1 6 4 9 11 12zM45 32c10-1 14-10 9-20-1 6-4 9-11 12z",
  },
  // a visored helmet with a plume on a lozenge
  Tommy: {
    colour: "#4d6a17",
    token: "M32 0 52 12 64 32 52 52 32 64 12 52 0 32 12 12z",
    helmet: "M16 36c0-12 7-19 17-19s15 6 16 14l7 9-10 4c-2 6-7 9-14 9-10 0-16-7-16-17z",
    shadow: "M32 30h17l2 4H32zM38 39h2v2.5h-2zM43 39h2v2.5h-2zM38 44h2v2.5h-2z",
    ornament: "M33 17C30 8 20 5 9 9c4 1 5 3 4 5-4 1-6 5-6 9 4-3 7-3 9-2 4-4 9-6 17-4z",
  },
};

const OTHER: Figure = { ...FIGURES.Hannes!, colour: "#6a5a43", ornament: "" };

export function figureOf(name: string): Figure {
  return FIGURES[name] ?? OTHER;
}

/** The colour of a Sabaton; a plain metal for a name that is none of the five. */
export function sabatonColour(name: string): string {
  return figureOf(name).colour;
}
