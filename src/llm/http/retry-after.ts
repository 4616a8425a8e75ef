/** Nobody is told to wait longer, in milliseconds: by then the server has forgotten why, or never meant it. */
const longest = 3_600_000

/**
 * The wait in milliseconds that a Retry-After header asks for (RFC 9110, 10.2.3), seconds or a date, an hour at most; null when it is
 * neither.
 */
export function retryAfterMs(header: string | undefined, wallClock: number): number | null {
  const text = header?.trim() ?? ''
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) - wallClock : NaN
  return Number.isNaN(wait) ? null : Math.min(longest, Math.max(0, wait))
}
