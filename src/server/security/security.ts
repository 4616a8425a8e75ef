/** Who may use the service, from where, and how much. */
export interface Security {
  /** Throws a SynthError for a header Host that is not allowed; null if every host is allowed. */
  readonly checkHost: ((header: string) => void) | null
  /** Origins of pages whose scripts may read answers. */
  readonly corsOrigins: readonly string[]
  /** The token that callers must send to generate data; null for none. */
  readonly token: string | null
  /** Maximum requests of a client per minute; null for no limit. */
  readonly requestsPerMinute: number | null
  /** Maximum rows sent to a client per minute; null for no limit. */
  readonly rowsPerMinute: number | null
}
