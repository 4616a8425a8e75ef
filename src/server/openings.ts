import { LRUCache } from 'lru-cache'
import { digest } from '../digest.ts'
import type { Opening } from '../output/opening.ts'
import type { MakingRequest } from '../pipeline.ts'

const mostTried = 1000

/** A cache of openings, as clients often repeat a request. */
export class Openings {
  readonly #known: LRUCache<string, Opening>
  /** Requests, with their seeds, whose constraints hold. */
  readonly #tried = new LRUCache<string, true>({ max: mostTried })

  /** @param bytes maximum size, including plans */
  constructor(bytes: number) {
    this.#known = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf })
  }

  get kept(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#known.size, bytes: this.#known.calculatedSize }
  }

  /**
   * The opening of a request: one for all seeds and content codings. If there are constraints, `trySeed` tests those of every further seed.
   * An opening counts as cheap only when it is requested again: most plans are used once, and then this thread need not compile them.
   */
  async get<Opened extends Opening>(
    source: string,
    { seed, coding: _coding, ...request }: MakingRequest,
    open: () => Promise<Opened>,
    trySeed: (opening: Opening, seed: number) => Promise<void>,
  ): Promise<Opened> {
    const key = `${digest(JSON.stringify(request))} ${digest(source)}`
    const known = this.#known.get(key)
    const tried = `${key} ${seed}`
    // Keys begin with the kind of the source, so that a cached opening has the type that `open` returns.
    const opening = known === undefined ? await open() : (known as Opened)
    if (known === undefined) this.#known.set(key, opening)
    else if (opening.tables.some(({ isConstrained }) => isConstrained) && !this.#tried.has(tried)) await trySeed(opening, seed)
    this.#tried.set(tried, true)
    return known === undefined ? { ...opening, isCheap: false } : opening
  }
}

function bytesOf({ plan, tables }: Opening): number {
  const columns = tables.reduce((sum, { outline }) => sum + outline.columns.length, 0)
  return plan.json.byteLength + 1000 * (columns + 1)
}
