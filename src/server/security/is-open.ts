import { isProbe } from './is-probe.ts'

/** Routes with the same answer for everybody, which only describe how to use the service. */
const descriptions: ReadonlySet<string> = new Set([
  '/',
  '/playground/:file',
  '/favicon.ico',
  '/docs',
  '/guide',
  '/guide/*',
  '/openapi.json',
  '/schema.json',
  '/errors/:code',
])

/** Whether a route, by its registered URL, needs no token; null for no route. */
export function isOpen(route: string | null): boolean {
  return isProbe(route) || (route !== null && (descriptions.has(route) || route.startsWith('/docs/')))
}
