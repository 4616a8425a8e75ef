const tags = /(?:W\/)?("[\u0021\u0023-\u007e\u0080-\u00ff]*")/g

/** Whether an If-None-Match header contains `etag` (a quoted tag), by the weak comparison of RFC 9110, 8.8.3.2; `*` matches every tag. */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  for (const [, tag] of header.matchAll(tags)) if (tag === etag) return true
  return false
}
