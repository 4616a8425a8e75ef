import type { Security } from './security.ts'

/** What holds unless an operator says more: all may ask, and no page of another origin reads an answer. */
export const noSecurity: Security = { checkHost: null, corsOrigins: [], token: null, requestsPerMinute: null, rowsPerMinute: null }
