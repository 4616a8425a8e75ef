import { shareStart } from '../random/apportion.ts'
import { combineKeys, type SiteKey } from '../random/site.ts'
import { smallShuffle } from '../random/small-shuffle.ts'
import { childCounts } from './child-counts.ts'
import { DealtGroups } from './dealt-groups.ts'

/**
 * Binary logarithm of the number of parents in a group. The number of children of a group is fixed; the size of a chunk is a multiple of
 * that of a group.
 */
const groupBits = 6
const groupSize = 2 ** groupBits

export interface OwnedSpec {
  readonly parents: number
  readonly min: number
  readonly max: number
  readonly mean: number
  /** Exact number of parents without children; all others have at least one. Requires a `min` of 0. */
  readonly childless?: number | undefined
}

/** Number of children of `parents` parents with `mean` children each, within the bounds. */
export function ownedTotal({ parents, min, max, mean, childless = 0 }: OwnedSpec): number {
  const least = childless === 0 ? min : Math.max(1, min)
  const owning = parents - childless
  return Math.min(Math.max(Math.round(parents * mean), owning * least), owning * max)
}

/**
 * Assigns the rows of an owned table to parents by arithmetic: parents form groups of 64 with a share of the children in closed form;
 * inside a group a keyed shuffle assigns the counts of a fixed histogram. Children are consecutive, in the order of their parents.
 */
export class Owned {
  readonly total: number
  readonly #spec: OwnedSpec
  /** Exact number of parents without children, 0 if not given. Their number in a group is in closed form, too. */
  readonly #childless: number
  /** Ascending counts of a group, by its numbers of parents, childless parents and children; only a few combinations occur. */
  readonly #histograms = new Map<number, Int32Array>()
  readonly #counts = new Int32Array(groupSize)
  /** A cache for rows in random order. */
  #dealt: DealtGroups | null = null

  constructor(spec: OwnedSpec) {
    this.#spec = spec
    this.#childless = spec.childless ?? 0
    this.total = ownedTotal(spec)
  }

  /** Maximum number of children of a parent for any key: `max`, or less if the total does not allow it. */
  most(): number {
    const { parents, min, max } = this.#spec
    if (parents === 0 || min === max || this.#childless > 0) return parents === 0 ? 0 : max
    const groups = Math.floor(parents / groupSize)
    const largest = (size: number, children: number): number => this.#histogram(size, 0, children).at(-1) as number
    const rest = parents - groups * groupSize
    let most = rest === 0 ? 0 : largest(rest, this.total - this.#groupStart(groups))
    // All complete groups have the same share, rounded down or up.
    const share = this.#groupStart(1)
    if (groups > 0) most = Math.max(most, largest(groupSize, share))
    if (groups > 1 && share * parents < this.total * groupSize) most = Math.max(most, largest(groupSize, share + 1))
    return most
  }

  /** The first child row of parent `row`; for the row after the last, the number of children. */
  startOf(row: number, key: SiteKey): number {
    if (row >= this.#spec.parents) return this.total
    const group = Math.floor(row / groupSize)
    this.#dealGroup(group, key)
    let start = this.#groupStart(group)
    for (let i = row - group * groupSize - 1; i >= 0; i--) start += this.#counts[i] as number
    return start
  }

  /** The children of `count` parents (consecutive if `list` is null): first child row and number. */
  ranges(first: number, list: Float64Array | null, count: number, key: SiteKey, starts: Float64Array, counts: Int32Array): void {
    const dealt = list === null ? null : this.#dealtBy(key)
    if (list !== null && dealt !== null) return this.#listedRanges(dealt, list, count, key, starts, counts)
    let group = -1
    let place = 0
    let start = 0
    for (let i = 0; i < count; i++) {
      const row = list === null ? first + i : (list[i] as number)
      const rowGroup = Math.floor(row / groupSize)
      const rowPlace = row - rowGroup * groupSize
      if (rowGroup !== group || rowPlace < place) {
        if (rowGroup !== group) this.#dealGroup(rowGroup, key)
        group = rowGroup
        start = this.#groupStart(group)
        place = 0
      }
      while (place < rowPlace) start += this.#counts[place++] as number
      starts[i] = start
      counts[i] = this.#counts[place] as number
    }
  }

  /** For `count` child rows: the parent's row, the child's place among its siblings from 0, and the number of siblings. */
  parents(
    first: number,
    list: Float64Array | null,
    count: number,
    key: SiteKey,
    rows: Float64Array,
    places: Int32Array,
    siblings: Int32Array,
  ): void {
    const dealt = list === null ? null : this.#dealtBy(key)
    if (list !== null && dealt !== null) return this.#listedParents(dealt, list, count, key, rows, places, siblings)
    let group = -1
    let place = 0
    let start = 0
    let groupEnd = 0
    for (let i = 0; i < count; i++) {
      const child = list === null ? first + i : (list[i] as number)
      if (group < 0 || child < start || child >= groupEnd) {
        group = child >= groupEnd && group >= 0 && child < this.#groupStart(group + 2) ? group + 1 : this.#groupOf(child)
        this.#dealGroup(group, key)
        start = this.#groupStart(group)
        groupEnd = this.#groupStart(group + 1)
        place = 0
      }
      while (child >= start + (this.#counts[place] as number)) start += this.#counts[place++] as number
      rows[i] = group * groupSize + place
      places[i] = child - start
      siblings[i] = this.#counts[place] as number
    }
  }

  #listedRanges(dealt: DealtGroups, list: Float64Array, count: number, key: SiteKey, starts: Float64Array, counts: Int32Array): void {
    for (let i = 0; i < count; i++) {
      const row = list[i] as number
      const group = Math.floor(row / groupSize)
      const place = row - group * groupSize
      const at = this.#endsOf(dealt, group, key)
      starts[i] = this.#groupStart(group) + dealt.start(at, place)
      counts[i] = dealt.count(at, place)
    }
  }

  #listedParents(
    dealt: DealtGroups,
    list: Float64Array,
    count: number,
    key: SiteKey,
    rows: Float64Array,
    places: Int32Array,
    siblings: Int32Array,
  ): void {
    for (let i = 0; i < count; i++) {
      const child = list[i] as number
      const group = this.#groupOf(child)
      const at = this.#endsOf(dealt, group, key)
      const inGroup = child - this.#groupStart(group)
      const place = dealt.placeOf(at, inGroup)
      rows[i] = group * groupSize + place
      places[i] = inGroup - dealt.start(at, place)
      siblings[i] = dealt.count(at, place)
    }
  }

  #endsOf(dealt: DealtGroups, group: number, key: SiteKey): number {
    const at = dealt.find(group)
    if (at >= 0) return at
    this.#dealGroup(group, key)
    return dealt.keep(group, this.#counts)
  }

  /** Null if groups have too many children. */
  #dealtBy(key: SiteKey): DealtGroups | null {
    const groups = Math.ceil(this.#spec.parents / groupSize)
    const most = this.#childless === 0 ? this.#groupStart(1) : groupSize * this.#spec.max
    this.#dealt ??= DealtGroups.takes(most + 1) ? new DealtGroups(groups, groupSize) : null
    this.#dealt?.use(key)
    return this.#dealt
  }

  #groupStart(group: number): number {
    const { parents } = this.#spec
    const before = Math.min(group * groupSize, parents)
    if (this.#childless === 0) return shareStart(this.total, before, parents)
    return this.total === 0 ? 0 : shareStart(this.total, before - this.#childlessBefore(before), parents - this.#childless)
  }

  /** Number of childless parents among the first `parents` parents. */
  #childlessBefore(parents: number): number {
    return this.#childless === 0 ? 0 : shareStart(this.#childless, parents, this.#spec.parents)
  }

  #groupOf(child: number): number {
    let group = Math.floor((child / this.total) * (this.#spec.parents / groupSize))
    while (this.#groupStart(group) > child) group--
    while (this.#groupStart(group + 1) <= child) group++
    return group
  }

  /** Writes the counts of a group's parents, in their order, into `#counts`. */
  #dealGroup(group: number, key: SiteKey): void {
    const size = Math.min(groupSize, this.#spec.parents - group * groupSize)
    const first = group * groupSize
    const none = this.#childlessBefore(first + size) - this.#childlessBefore(first)
    const histogram = this.#histogram(size, none, this.#groupStart(group + 1) - this.#groupStart(group))
    const counts = this.#counts
    if (this.#spec.min === this.#spec.max) {
      counts.fill(this.#spec.min)
      return
    }
    const groupKey = combineKeys(key, { high: group, low: groupSize })
    // The last group may have fewer parents: skip positions beyond its end.
    let place = 0
    for (let from = 0; from < groupSize; from++) {
      const rank = smallShuffle(from, groupBits, groupKey)
      if (rank < size) counts[place++] = histogram[rank] as number
    }
    counts.fill(0, size)
  }

  #histogram(size: number, none: number, children: number): Int32Array {
    const id = (size * (groupSize + 1) + none) * 2 ** 40 + children
    let histogram = this.#histograms.get(id)
    if (histogram === undefined) {
      const { min, max } = this.#spec
      histogram = new Int32Array(size)
      if (size > none) histogram.set(childCounts(size - none, children, this.#childless === 0 ? min : Math.max(1, min), max), none)
      this.#histograms.set(id, histogram)
    }
    return histogram
  }
}
