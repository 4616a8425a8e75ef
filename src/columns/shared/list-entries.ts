import { type BoundedCache, boundedCache } from '../../caches/bounded-cache.ts'
import { cacheBudgets } from '../../caches/budgets.ts'
import type { ReferenceList } from '../../lexicon/reference-list.ts'
import { attributeOf } from './attributes.ts'

/** Some entries of a reference list. */
export interface ListEntries {
  readonly indices: readonly number[]
  /** Their weights. Equal selections share one array, for which tables are compiled once. */
  readonly weights: readonly number[]
}

/** Maximum number of characters of a selection that is cached: longer ones are rare, and their keys would use too much memory. */
const longestKept = 1000

/** Caches are bounded, because selections come from callers. */
const known = new WeakMap<ReferenceList, BoundedCache<ListEntries>>()

/** The entries whose attributes have values that `only` allows. @throws SchemaError if the list has no such attribute */
export function listEntries(list: ReferenceList, only: Readonly<Record<string, readonly string[]>>): ListEntries {
  const name = JSON.stringify(only)
  if (name.length > longestKept) return selected(list, only)
  const ofList = known.get(list) ?? boundedCache<ListEntries>(cacheBudgets.listEntries.entries)
  known.set(list, ofList)
  return ofList.get(name, () => selected(list, only))
}

function selected(list: ReferenceList, only: Readonly<Record<string, readonly string[]>>): ListEntries {
  const wanted = Object.entries(only).map(([name, values]) => ({ attribute: attributeOf(list, name), values: new Set(values) }))
  const indices = [...list.weights.keys()].filter((index) => wanted.every(({ attribute, values }) => values.has(String(attribute[index]))))
  return { indices, weights: indices.map((index) => list.weights[index] as number) }
}
