const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds as people read a clock: `2d 03h`, `1:05:09`, `4:07`. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  if (whole >= DAY) return `${Math.floor(whole / DAY)}d ${two((whole % DAY) / HOUR)}h`;
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${two((whole % HOUR) / MINUTE)}:${two(whole % MINUTE)}`;
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}
