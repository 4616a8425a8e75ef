/** Maximum wait in milliseconds: a longer one is probably a mistake of the server. */
const longest = 3_600_000

/** The wait in milliseconds in a Retry-After header (RFC 9110, 10.2.3), in seconds or as a date, at most an hour; null if it is neither. */
export function retryAfterMs(header: string | undefined, wallClock: number): number | null {
  const text = header?.trim() ?? ''
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) - wallClock : NaN
  return Number.isNaN(wait) ? null : Math.min(longest, Math.max(0, wait))
}
