/** What is asked by those who watch the service, often and without a token. */
const probes: ReadonlySet<string> = new Set(['/api/health', '/livez', '/readyz'])

/** Whether a route, by its URL as it was registered, tells how the service is; null for no route. No limit holds for it. */
export function isProbe(route: string | null): boolean {
  return route !== null && probes.has(route)
}
