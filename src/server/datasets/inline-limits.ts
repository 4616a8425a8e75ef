/** How large a request may be that is its own ref. */
export const inlineLimits = {
  /** Characters of the ref: addresses of twice as many pass through clients and proxies. */
  characters: 4096,
  /** Bytes of the request's JSON: more than texts become that deflate to so many characters, and little work for who was sent something else. */
  bytes: 256 * 1024,
} as const
