import { problemResponses } from '../problem-responses.ts'
import { isOpen } from './is-open.ts'
import { isProbe } from './is-probe.ts'
import type { Security } from './security.ts'

type Json = Readonly<Record<string, unknown>>

const schemeName = 'token'

/** A copy of an OpenAPI document that tells of the token, the limits and the hosts of this service, where it has any. */
export function documentSecurity(openapi: Json, { token, checkHost, requestsPerMinute, rowsPerMinute }: Security): Json {
  const limited = requestsPerMinute !== null || rowsPerMinute !== null
  const answersOf = (path: string): Json => ({
    ...(token !== null &&
      !isOpen(path) &&
      one(path, 'unauthorized', 'Send the header "authorization: Bearer …" with the token of this service')),
    ...(checkHost !== null && one(path, 'host_not_allowed', 'The header host is "rebound.example"; ask for localhost')),
    ...(limited && !isProbe(path) && one(path, 'rate_limited', 'A client may send 600 requests a minute; try again later')),
  })
  const paths = Object.entries((openapi['paths'] ?? {}) as Readonly<Record<string, Readonly<Record<string, Json>>>>).map(
    ([path, operations]) => {
      const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
      const documented = Object.entries(operations).map(([method, operation]) => [
        method,
        {
          ...operation,
          responses: { ...(operation['responses'] as Json), ...answersOf(route) },
          ...(token !== null && isOpen(route) && { security: [] }),
        },
      ])
      return [path, Object.fromEntries(documented)] as const
    },
  )
  return {
    ...openapi,
    paths: Object.fromEntries(paths),
    ...(token !== null && {
      components: { ...(openapi['components'] as Json), securitySchemes: { [schemeName]: { type: 'http', scheme: 'bearer' } } },
    }),
    // Who needs no token is told so: an empty list is what readers of the document take for that.
    security: token === null ? [] : [{ [schemeName]: [] }],
  }
}

function one(path: string, code: 'unauthorized' | 'host_not_allowed' | 'rate_limited', detail: string): Json {
  return problemResponses(path, [{ code, detail }])
}
