import { LRUCache } from 'lru-cache'
import { digest } from '../digest.ts'
import type { Opening } from '../output/opening.ts'
import type { MakingRequest } from '../pipeline.ts'

const mostTried = 1000

/** What was opened before: clients send the same request again and again. */
export class Openings {
  readonly #known: LRUCache<string, Opening>
  /** Requests with their seeds whose constraints hold. */
  readonly #tried = new LRUCache<string, true>({ max: mostTried })

  /** @param bytes the most that is kept, plans included */
  constructor(bytes: number) {
    this.#known = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf })
  }

  get kept(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#known.size, bytes: this.#known.calculatedSize }
  }

  /**
   * What `open` opens for one seed, once for all seeds; how bytes are coded never matters. Where there are constraints, `trySeed` tries those
   * of every other seed.
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
    // Keys begin with the kind of the source, so that what was kept for one is what `open` gives.
    const opening = known === undefined ? await open() : (known as Opened)
    if (known === undefined) this.#known.set(key, opening)
    else if (opening.tables.some(({ isConstrained }) => isConstrained) && !this.#tried.has(tried)) await trySeed(opening, seed)
    this.#tried.set(tried, true)
    return opening
  }
}

function bytesOf({ plan, tables }: Opening): number {
  const columns = tables.reduce((sum, { outline }) => sum + outline.columns.length, 0)
  return plan.json.byteLength + 1000 * (columns + 1)
}
