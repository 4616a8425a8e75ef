import type { SiteKey } from '../random/site.ts'

/** Groups whose ends are kept: two mebibytes for those of 64. */
const mostSlots = 2 ** 14

/** Ends are of 16 bits. */
const largestEnd = 0xffff

/**
 * How groups of parents have shared out their children, for rows that are asked for in no order, until the key changes: to deal a
 * group out takes many times as long as to look a row of it up.
 */
export class DealtGroups {
  readonly #size: number
  /** By slot and place: children of the group's parents up to this one, itself included. */
  readonly #ends: Uint16Array
  /** By slot: the group that it holds, NaN when it is empty. */
  readonly #groups: Float64Array
  #key: SiteKey = { high: 0, low: 0 }

  /**
   * @param groups how many there are; beyond 16,384 they share slots
   * @param size parents of a group, a power of two
   */
  constructor(groups: number, size: number) {
    const slots = Math.min(mostSlots, 2 ** Math.ceil(Math.log2(Math.max(1, groups))))
    this.#size = size
    this.#groups = new Float64Array(slots).fill(NaN)
    this.#ends = new Uint16Array(slots * size)
  }

  /** Whether groups of so many children can be kept. */
  static takes(children: number): boolean {
    return children <= largestEnd
  }

  /** Forgets what was dealt out by another key. */
  use(key: SiteKey): void {
    if (key.high !== this.#key.high || key.low !== this.#key.low) this.#groups.fill(NaN)
    this.#key = key
  }

  /** Where the ends of a group stand; -1 when they are not kept. */
  find(group: number): number {
    const slot = group & (this.#groups.length - 1)
    return this.#groups[slot] === group ? slot * this.#size : -1
  }

  /** Keeps the counts of a group's parents, 0 for those that are not there, and tells where its ends stand. */
  keep(group: number, counts: Int32Array): number {
    const slot = group & (this.#groups.length - 1)
    const at = slot * this.#size
    for (let place = 0, end = 0; place < this.#size; place++) this.#ends[at + place] = end += counts[place] as number
    this.#groups[slot] = group
    return at
  }

  /** Children of the parents in front of the one at `place` of the group whose ends stand `at`. */
  start(at: number, place: number): number {
    return place === 0 ? 0 : (this.#ends[at + place - 1] as number)
  }

  /** The place of the parent that has child number `child` of the group whose ends stand `at`. */
  placeOf(at: number, child: number): number {
    let place = 0
    for (let step = this.#size >> 1; step > 0; step >>= 1) if ((this.#ends[at + place + step - 1] as number) <= child) place += step
    return place
  }

  count(at: number, place: number): number {
    return (this.#ends[at + place] as number) - this.start(at, place)
  }
}
