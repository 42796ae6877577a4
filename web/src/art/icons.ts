export function iconOf(name: string): string {
  return `<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2"/><text x="12" y="16" font-size="11" text-anchor="middle">${name.slice(0, 2)}</text>`;
}
