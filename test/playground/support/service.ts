import { Pool } from '../../../src/pool/pool.ts'
import { isLoopback } from '../../../src/server/security/is-loopback.ts'
import { checkHost } from '../../../src/server/security/check-host.ts'
import { buildApp } from '../../../src/server/build-app.ts'
import { noSecurity } from '../../../src/server/security/no-security.ts'
import type { Security } from '../../../src/server/security/security.ts'
import { core } from '../../server/support/core.ts'

/** As with `--host 127.0.0.1`. */
const security: Security = { ...noSecurity, checkHost: checkHost([], isLoopback('127.0.0.1')) }

/** The token of `closedService`. */
export const token = 'a-token-for-tests'

let open: Promise<string> | null = null
let closed: Promise<string> | null = null

/** The address of a real service, one for all files that this process runs: it ends with the process. */
export function openService(): Promise<string> {
  return (open ??= started(security))
}

/** The same that asks for a token. */
export function closedService(): Promise<string> {
  return (closed ??= started({ ...security, token }))
}

async function started(own: Security): Promise<string> {
  const app = buildApp({ core, workers: 1, pool: new Pool({ workers: 1 }), security: own })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.unref()
  return url
}
