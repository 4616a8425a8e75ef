import type { FastifyInstance } from 'fastify'

/** The route that a plugin registers for OPTIONS requests of all paths; it is not a path of the service. */
export const anyPath = '*'

/** The methods of each path, collected from the routes as they are registered. */
export class AllowedMethods {
  readonly #exact = new Map<string, Set<string>>()
  readonly #patterns: { readonly pattern: RegExp; readonly methods: Set<string> }[] = []

  /** Call it before any route is registered. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      if (url === anyPath) return
      const methods = this.#methodsOf(url)
      for (const name of [method].flat()) methods.add(name)
    })
  }

  /** The value of `Allow` for a path, or `null` if no route has the path. */
  allow(path: string): string | null {
    const methods = this.#exact.get(path) ?? this.#patterns.find(({ pattern }) => pattern.test(path))?.methods
    return methods === undefined ? null : [...new Set([...methods, 'OPTIONS'])].toSorted().join(', ')
  }

  /** The paths without patterns, each with its methods. */
  get paths(): ReadonlyMap<string, ReadonlySet<string>> {
    return new Map([...this.#exact].filter(([url]) => !/[:*]/.test(url)))
  }

  #methodsOf(url: string): Set<string> {
    const known = this.#exact.get(url)
    if (known !== undefined) return known
    const methods = new Set<string>()
    this.#exact.set(url, methods)
    if (/[:*]/.test(url)) this.#patterns.push({ pattern: patternOf(url), methods })
    return methods
  }
}

/** The paths that match the URL of a route: `:name` is a segment, `*` is anything. */
function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${source}$`)
}
