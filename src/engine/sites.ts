import { threadCache } from '../caches/thread-cache.ts'
import { siteName, type SiteKey, textKey } from '../random/site.ts'

/** Keys by site name; all plans of a domain have the same. */
const hashed = threadCache<SiteKey>('sites')

/** The sites of a plan, numbered in the order in which columns ask for them. */
export class Sites {
  readonly keys: SiteKey[] = []
  readonly #byName = new Map<string, number[]>()

  /** The number of a new site. `column` is empty for a site of the table as a whole. */
  add(table: string, column: string, stream: string): number {
    const name = siteName(table, column, stream)
    const site = this.keys.push(hashed.get(name, () => textKey(name))) - 1
    const known = this.#byName.get(name)
    if (known === undefined) this.#byName.set(name, [site])
    else known.push(site)
    return site
  }

  /** The numbers of all sites with a name: a column may have added several. */
  named(table: string, column: string, stream: string): readonly number[] {
    return this.#byName.get(siteName(table, column, stream)) ?? []
  }
}
