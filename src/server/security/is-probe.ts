/** Routes for monitoring, requested often and without a token. */
const probes: ReadonlySet<string> = new Set(['/api/health', '/livez', '/readyz'])

/** Whether a route, by its registered URL, is for monitoring; null for no route. No limit applies to it. */
export function isProbe(route: string | null): boolean {
  return route !== null && probes.has(route)
}
