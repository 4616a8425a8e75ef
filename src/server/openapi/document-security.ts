import { problemResponses } from '../problem-responses.ts'
import { isOpen } from '../security/is-open.ts'
import { isProbe } from '../security/is-probe.ts'
import type { Security } from '../security/security.ts'

type Json = Readonly<Record<string, unknown>>

const schemeName = 'token'

/** A copy of an OpenAPI document with the token, the limits and the host check of this service, as configured. */
export function documentSecurity(openapi: Json, { token, checkHost, requestsPerMinute, rowsPerMinute }: Security): Json {
  const limited = requestsPerMinute !== null || rowsPerMinute !== null
  const answersOf = (path: string): Json => ({
    ...(token !== null &&
      !isOpen(path) &&
      one(path, 'unauthorized', 'Send the header "authorization: Bearer …" with the token of this service')),
    ...(checkHost !== null &&
      one(
        path,
        'host_not_allowed',
        'The header Host is "rebound.example"; use localhost, or start the service with --allowed-host and this host name',
      )),
    ...(limited && !isProbe(path) && one(path, 'rate_limited', 'A client may send 600 requests per minute; try again later')),
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
    // An empty list states explicitly that no token is needed.
    security: token === null ? [] : [{ [schemeName]: [] }],
  }
}

function one(path: string, code: 'unauthorized' | 'host_not_allowed' | 'rate_limited', detail: string): Json {
  return problemResponses(path, [{ code, detail }])
}
