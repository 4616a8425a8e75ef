import { nearest } from '../nearest.ts'
import { formats } from '../formats/index.ts'

/** Paths of this service by names that other services use. */
const otherNames: Readonly<Record<string, string>> = {
  '/api': '/docs',
  '/api-docs': '/docs',
  '/api/docs': '/docs',
  '/redoc': '/docs',
  '/swagger': '/docs',
  '/swagger-ui': '/docs',
  '/swagger.json': '/openapi.json',
  '/openapi': '/openapi.json',
  '/openapi.yaml': '/openapi.json',
  '/help': '/guide',
  '/healthz': '/livez',
  '/live': '/livez',
  '/liveness': '/livez',
  '/ping': '/livez',
  '/ready': '/readyz',
  '/readiness': '/readyz',
  '/status': '/api/health',
  '/schema': '/schema.json',
  '/prometheus': '/metrics',
  '/validate': '/api/validate-schema',
  '/api/validate': '/api/validate-schema',
}

const endings = new Set([...formats.values()].flatMap(({ extensions }) => extensions))

/**
 * The request that a request for an unknown path was probably meant to be, such as "POST /generate" for `/api/generate`.
 *
 * @param routes the methods of each path, by path, without patterns
 */
export function meantRoute(method: string, path: string, routes: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  if (path.length > 64) return null
  const plain = path.toLowerCase().replace(/(?<!\/)\/$/, '')
  const found = fileMeant(plain) ?? pathMeant(plain, [...routes.keys()])
  if (found === null) return null
  return `${methodMeant(method, routes.get(found))} ${found}`
}

function methodMeant(method: string, methods: ReadonlySet<string> = new Set(['GET'])): string {
  return methods.has(method) ? method : methods.has('GET') ? 'GET' : [...methods].join(' or ')
}

function pathMeant(plain: string, paths: readonly string[]): string | null {
  const same = paths.find((path) => path.toLowerCase() === plain)
  if (same !== undefined) return same
  const other = Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined
  if (other !== undefined) return other
  const end = lastSegment(plain)
  const ending = paths.find((path) => lastSegment(path) === end && end !== '')
  // Every one-letter path is one edit away from the root.
  return (
    ending ??
    nearest(
      plain,
      paths.filter((path) => path !== '/'),
    ) ??
    nearestEnd(end, paths)
  )
}

/** Names with an extension of a format that are not tables. */
const noTables: ReadonlySet<string> = new Set(['openapi', 'swagger', 'schema', 'package', 'manifest', 'config', 'composer'])

/** `/orders.csv` and `/api/orders.csv` for `/datasets/orders.csv?story=…`. */
function fileMeant(plain: string): string | null {
  const file = lastSegment(plain)
  const [name = '', ending = ''] = file.split('.')
  const isFile = /^\w{1,64}$/.test(name) && endings.has(ending) && !noTables.has(name) && !plain.startsWith('/datasets/')
  return isFile ? `/datasets/${file}?story=…` : null
}

function nearestEnd(end: string, paths: readonly string[]): string | null {
  const ends = new Map(paths.map((path) => [lastSegment(path), path]))
  ends.delete('')
  const found = end.length < 3 ? null : nearest(end, [...ends.keys()])
  return found === null ? null : (ends.get(found) ?? null)
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
