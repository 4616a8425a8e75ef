/** Limits of a request that is its own ref. */
export const inlineLimits = {
  /** Characters of the ref: clients and proxies pass URLs of twice this length. */
  characters: 4096,
  /** Bytes of the request's JSON: larger than any text that deflates to a valid ref, and small enough to inflate hostile input cheaply. */
  bytes: 256 * 1024,
} as const
