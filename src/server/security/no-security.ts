import type { Security } from './security.ts'

/** The default: no restrictions on callers, and no access for pages of other origins. */
export const noSecurity: Security = { checkHost: null, corsOrigins: [], token: null, requestsPerMinute: null, rowsPerMinute: null }
