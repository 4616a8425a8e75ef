/** Who may use the service, from where, and how much. */
export interface Security {
  /** Refuses a header Host that is not right, with a SynthError; null where any is. */
  readonly checkHost: ((header: string) => void) | null
  /** Origins of pages whose scripts may read answers. */
  readonly corsOrigins: readonly string[]
  /** What callers must show to have anything made; null for nothing. */
  readonly token: string | null
  /** Most requests of a client in a minute; null for any number. */
  readonly requestsPerMinute: number | null
  /** Most rows that a client is sent in a minute; null for any number. */
  readonly rowsPerMinute: number | null
}
