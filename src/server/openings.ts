import { LRUCache } from 'lru-cache'
import { digest } from '../digest.ts'
import type { Opening } from '../output/opening.ts'
import type { MakingRequest } from '../pipeline.ts'

/** What was opened before: clients send the same request again and again. */
export class Openings {
  readonly #known: LRUCache<string, Opening>

  /** @param bytes the most that is kept, plans included */
  constructor(bytes: number) {
    this.#known = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf })
  }

  get kept(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#known.size, bytes: this.#known.calculatedSize }
  }

  /** What `open` opens, once. The seed matters where constraints are tried; how bytes are coded never does. */
  async get<Opened extends Opening>(
    source: string,
    { seed, coding: _coding, ...request }: MakingRequest,
    open: () => Promise<Opened>,
  ): Promise<Opened> {
    const key = `${digest(JSON.stringify(request))} ${digest(source)}`
    const known = this.#known.get(key) ?? this.#known.get(`${key} ${seed}`)
    // Keys begin with the kind of the source, so that what was kept for one is what `open` gives.
    if (known !== undefined) return known as Opened
    const opening = await open()
    this.#known.set(opening.tables.some(({ isConstrained }) => isConstrained) ? `${key} ${seed}` : key, opening)
    return opening
  }
}

function bytesOf({ plan, tables }: Opening): number {
  const columns = tables.reduce((sum, { outline }) => sum + outline.columns.length, 0)
  return plan.json.byteLength + 1000 * (columns + 1)
}
