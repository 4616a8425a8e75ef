import type { SiteKey } from '../random/site.ts'

/** Maximum number of kept groups: 2 MiB for groups of 64. */
const mostSlots = 2 ** 14

/** Ends are of 16 bits. */
const largestEnd = 0xffff

/**
 * Caches the distribution of children in groups of parents, for rows in random order, until the key changes: computing a group takes many
 * times as long as looking up a row of it.
 */
export class DealtGroups {
  readonly #size: number
  /** By slot and place: number of children of the group's parents up to and including this one. */
  readonly #ends: Uint16Array
  /** By slot: the group in it; NaN if it is empty. */
  readonly #groups: Float64Array
  #key: SiteKey = { high: 0, low: 0 }

  /**
   * @param groups number of groups; more than 16,384 share slots
   * @param size parents per group, a power of two
   */
  constructor(groups: number, size: number) {
    const slots = Math.min(mostSlots, 2 ** Math.ceil(Math.log2(Math.max(1, groups))))
    this.#size = size
    this.#groups = new Float64Array(slots).fill(NaN)
    this.#ends = new Uint16Array(slots * size)
  }

  /** Whether groups with `children` children can be kept. */
  static takes(children: number): boolean {
    return children <= largestEnd
  }

  /** Forgets the groups of another key. */
  use(key: SiteKey): void {
    if (key.high !== this.#key.high || key.low !== this.#key.low) this.#groups.fill(NaN)
    this.#key = key
  }

  /** The position of a group's ends; -1 if they are not kept. */
  find(group: number): number {
    const slot = group & (this.#groups.length - 1)
    return this.#groups[slot] === group ? slot * this.#size : -1
  }

  /** Keeps the counts of a group's parents, 0 for missing ones. @returns the position of its ends */
  keep(group: number, counts: Int32Array): number {
    const slot = group & (this.#groups.length - 1)
    const at = slot * this.#size
    for (let place = 0, end = 0; place < this.#size; place++) this.#ends[at + place] = end += counts[place] as number
    this.#groups[slot] = group
    return at
  }

  /** Number of children of the parents before `place` in the group with ends at `at`. */
  start(at: number, place: number): number {
    return place === 0 ? 0 : (this.#ends[at + place - 1] as number)
  }

  /** The place of the parent of child number `child` in the group with ends at `at`. */
  placeOf(at: number, child: number): number {
    let place = 0
    for (let step = this.#size >> 1; step > 0; step >>= 1) if ((this.#ends[at + place + step - 1] as number) <= child) place += step
    return place
  }

  count(at: number, place: number): number {
    return (this.#ends[at + place] as number) - this.start(at, place)
  }
}
