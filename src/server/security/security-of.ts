import { checkHost } from './check-host.ts'
import { isLoopback } from './is-loopback.ts'
import { readToken } from './read-token.ts'
import type { Security } from './security.ts'

/** What an operator says of who may use the service. */
export interface SecurityOptions {
  /** Where it listens. */
  readonly host: string
  /** Names that the header Host may have beside those of this machine, in small letters; absent for no other. */
  readonly allowedHost?: readonly string[]
  /** Origins of pages whose scripts may read answers; absent for none. */
  readonly corsOrigin?: readonly string[]
  /** A file with the token that callers must show; absent for none. */
  readonly tokenFile?: string
  /** Most requests of a client in a minute; absent for any number. */
  readonly rateLimit?: number
  /** Most rows of a client in a minute; absent for any number. */
  readonly rateLimitRows?: number
}

/**
 * What the options of an operator come to.
 * @param token the one of the environment, if there is one
 * @throws Error as `readToken` does
 */
export async function securityOf({ host, ...options }: SecurityOptions, token: string | undefined): Promise<Security> {
  const { allowedHost = [], corsOrigin = [], tokenFile = null, rateLimit = null, rateLimitRows = null } = options
  const onLoopback = isLoopback(host)
  return {
    checkHost: onLoopback || allowedHost.length > 0 ? checkHost(allowedHost, onLoopback) : null,
    corsOrigins: corsOrigin,
    token: await readToken(tokenFile, token),
    requestsPerMinute: rateLimit,
    rowsPerMinute: rateLimitRows,
  }
}
