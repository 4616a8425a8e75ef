import { noSecurity } from '../../../src/server/security/no-security.ts'
import type { Security } from '../../../src/server/security/security.ts'

/** The security of a service of which an operator has said this much. */
export function secured(security: Partial<Security>): { readonly security: Security } {
  return { security: { ...noSecurity, ...security } }
}
