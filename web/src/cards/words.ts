// A card in one sentence, for those who cannot see it.
import { ABILITIES, cards, LINES, tokenName, unitName, type Unit } from "../lib/cards.svelte";
import { t } from "../lib/texts.svelte";

export interface Present {
  damage?: number;
  token?: string | null;
  count?: number;
}

/** All that is printed on a Unit card and lies on it. */
export function unitInWords(unit: Unit, { damage = 0, token = null, count }: Present = {}): string {
  const parts = [unitName(unit.name)];
  parts.push(unit.era ? `${t(`kind-${unit.kind}`)}, ${t("era", { era: unit.era })}` : t(`kind-${unit.kind}`));
  parts.push(LINES.map((line) => `${t(`line-${line}`)} ${unit[line]}`).join(", "));
  parts.push(t("web-art-hp", { hp: unit.hp, damage }));
  for (const ability of ABILITIES) {
    if (unit[ability]) parts.push(unit[ability] > 1 ? `${t(`icon-${ability}`)} ${unit[ability]}` : t(`icon-${ability}`));
  }
  if (unit.left) parts.push(t("web-art-link-left", { type: unit.left }));
  if (unit.right) parts.push(t("web-art-link-right", { type: unit.right }));
  if (token) parts.push(t("web-art-token", { token: tokenName(token) }));
  if (count !== undefined) parts.push(t("web-art-times", { n: count }));
  return parts.join("; ");
}

/** Whether a card of this name is a Unit (else it is a Relic). */
export function isUnit(name: string): boolean {
  return cards().units.some((unit) => unit.name === name);
}
