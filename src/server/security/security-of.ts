import { checkHost } from './check-host.ts'
import { isLoopback } from './is-loopback.ts'
import { readToken } from './read-token.ts'
import type { Security } from './security.ts'

/** The operator's options for access to the service. */
export interface SecurityOptions {
  /** The address that the service listens on. */
  readonly host: string
  /** Names allowed in the header Host in addition to those of this machine, in lower case; absent for none. */
  readonly allowedHost?: readonly string[]
  /** Origins of pages whose scripts may read answers; absent for none. */
  readonly corsOrigin?: readonly string[]
  /** File with the token that callers must send; absent for none. */
  readonly tokenFile?: string
  /** Maximum requests of a client per minute; absent for no limit. */
  readonly rateLimit?: number
  /** Maximum rows of a client per minute; absent for no limit. */
  readonly rateLimitRows?: number
}

/**
 * The security settings for the operator's options.
 * @param token the token from the environment, if there is one
 * @throws Error from `readToken`
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
