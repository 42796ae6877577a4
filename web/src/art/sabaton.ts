// The five Sabatons: each has a colour and a helmet of its own.
const COLOURS: Record<string, string> = {
  Hannes: "#a8322a",
  Chris: "#1f6f78",
  Joakim: "#b07d16",
  Pär: "#2f4f9a",
  Tommy: "#5b7a1e",
};

/** The colour of a Sabaton; a plain metal for a name that is none of the five. */
export function sabatonColour(name: string): string {
  return COLOURS[name] ?? "#6a5a43";
}
