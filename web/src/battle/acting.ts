// The movement of a beat: bolts that fly, cards that shake. Only decoration: the field already shows what happened.
import type { Beat, Place } from "./beats";

const FLIGHT = 320;

interface Point {
  x: number;
  y: number;
}

export function elementAt(ground: HTMLElement, place: Place | null): HTMLElement | null {
  const name = place ? `${place.side}-${place.slot}` : "front";
  return ground.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

function centre(ground: HTMLElement, element: HTMLElement): Point {
  const inside = (element.querySelector(".card-place") ?? element).getBoundingClientRect();
  const outside = ground.getBoundingClientRect();
  return { x: inside.left - outside.left + inside.width / 2, y: inside.top - outside.top + inside.height / 2 };
}

/** Act a beat out; the answer stops it. */
export function act(ground: HTMLElement, beat: Beat, length: number): () => void {
  const running: (() => void)[] = [];
  const duration = Math.min(FLIGHT, length * 0.45);

  function move(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(frames, timing);
    running.push(() => animation.cancel());
  }

  function passing(className: string, text: string, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const element = document.createElement("span");
    element.className = className;
    element.textContent = text;
    element.ariaHidden = "true";
    ground.append(element);
    const animation = element.animate(frames, { ...timing, fill: "both" });
    animation.onfinish = () => element.remove();
    running.push(() => {
      animation.cancel();
      element.remove();
    });
  }

  function at({ x, y }: Point, rest = ""): string {
    return `translate(${x}px, ${y}px) ${rest}`;
  }

  /** A bolt from the Front, or from the Unit that strikes back, to its target. */
  function strike(target: HTMLElement): void {
    const source = elementAt(ground, beat.from);
    if (!source) return;
    const [from, to] = [centre(ground, source), centre(ground, target)];
    const angle = `rotate(${Math.atan2(to.y - from.y, to.x - from.x)}rad)`;
    passing(
      "bolt",
      "",
      [
        { transform: at(from, angle), opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { transform: at(to, angle), opacity: 1 },
      ],
      { duration, easing: "ease-in" },
    );
  }

  function shake(target: HTMLElement): void {
    const card = target.querySelector<HTMLElement>(".card-place") ?? target;
    move(
      card,
      [
        { translate: "0" },
        { translate: "-9px 3px", filter: "brightness(1.5) sepia(1) hue-rotate(-40deg) saturate(4)" },
        { translate: "8px -3px" },
        { translate: "-5px 2px" },
        { translate: "0" },
      ],
      { duration: duration * 1.2, delay: duration },
    );
    const { x, y } = centre(ground, target);
    passing(
      "blow",
      "−1",
      [
        { transform: at({ x: x - 16, y: y - 12 }, "scale(0.4)"), opacity: 0 },
        { transform: at({ x: x - 16, y: y - 30 }, "scale(1.25)"), opacity: 1, offset: 0.35 },
        { transform: at({ x: x - 16, y: y - 62 }), opacity: 0 },
      ],
      { duration: duration * 2.4, delay: duration },
    );
  }

  function arrive(target: HTMLElement, place: Place): void {
    const away = place.side === "attacker" ? -1 : 1;
    const far = ground.classList.contains("narrow") ? `0 ${away * -60}px` : `${away * 140}px 0`;
    move(target, [{ translate: far, opacity: 0 }, { translate: "0", opacity: 1 }], {
      duration: duration * 1.4,
      easing: "cubic-bezier(0.2, 0.9, 0.3, 1.1)",
    });
  }

  function swell(target: HTMLElement, colour: string): void {
    const card = target.querySelector<HTMLElement>(".card-place") ?? target;
    move(
      card,
      [
        { scale: "1", filter: "none" },
        { scale: "1.12", filter: `drop-shadow(0 0 18px ${colour})`, offset: 0.4 },
        { scale: "1", filter: "none" },
      ],
      { duration: duration * 2 },
    );
  }

  for (const place of beat.at) {
    const target = elementAt(ground, place);
    if (!target) continue;
    if (beat.kind === "damaged") {
      strike(target);
      shake(target);
    } else if (beat.kind === "link_absorbed") {
      if (place === beat.at[0]) strike(target);
    } else if (beat.kind === "deployed" || beat.kind === "reinforced") {
      arrive(target, place);
    } else if (beat.kind === "heroic_death") {
      swell(target, "#ff5a2a");
    } else if (beat.kind === "diverted" || beat.kind === "token_placed" || beat.kind === "link_formed") {
      swell(target, "#ffc94d");
    } else if (beat.kind === "count") {
      swell(target, "transparent");
    }
  }
  return () => running.forEach((stop) => stop());
}
