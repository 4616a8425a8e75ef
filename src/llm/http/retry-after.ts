/** The wait in milliseconds that a Retry-After header asks for (RFC 9110, 10.2.3): seconds or a date; null when it is neither. */
export function retryAfterMs(header: string | undefined, wallClock: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text) * 1000
  if (!/^[A-Za-z]{3,9},? /.test(text)) return null
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : Math.max(0, moment - wallClock)
}
