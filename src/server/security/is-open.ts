import { isProbe } from './is-probe.ts'

/** What is the same for everybody, and tells nothing but how to ask. */
const descriptions: ReadonlySet<string> = new Set(['/', '/docs', '/guide', '/guide/*', '/openapi.json', '/schema.json', '/errors/:code'])

/** Whether a route, by its URL as it was registered, needs no token; null for no route. */
export function isOpen(route: string | null): boolean {
  return isProbe(route) || (route !== null && (descriptions.has(route) || route.startsWith('/docs/')))
}
