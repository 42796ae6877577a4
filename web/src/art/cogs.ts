// Cogwheels that mesh: the outline of a wheel, and how a smaller one must stand beside a larger one.

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${+(radius * Math.cos(angle)).toFixed(2)} ${+(radius * Math.sin(angle)).toFixed(2)}`;
}

/** The outline of a cogwheel around 0,0 with one tooth pointing right; `hole` leaves the hub open. */
export function cogPath(teeth: number, outer: number, inner: number, hole = 0): string {
  const pitch = 360 / teeth;
  const corners: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = tooth * pitch;
    corners.push(at(inner, middle - pitch * 0.31), at(outer, middle - pitch * 0.17));
    corners.push(at(outer, middle + pitch * 0.17), at(inner, middle + pitch * 0.31));
  }
  const hub = hole ? `M${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0z` : "";
  return `M${corners.join("L")}z${hub}`;
}

/** How far a wheel is turned so that its gap meets a tooth of the larger one, seen from there at `direction`. */
export function meshTurn(direction: number, largeTeeth: number, smallTeeth: number): number {
  const large = 360 / largeTeeth;
  const small = 360 / smallTeeth;
  return direction + 180 - small * (0.5 - direction / large);
}
