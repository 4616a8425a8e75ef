import { arePeople } from './table-plan.ts'
import type { ColumnOf, ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { referredBy } from '../bind/tables/references.ts'
import type { Link, TablePlan } from './table-plan.ts'

type Tables = ReadonlyMap<string, TableSchema>

/**
 * Makes keys agree that lead to the same table: the owner of a walk is the owner of its dog. A key follows from another key of the row
 * where it can. If the rows are owned by the table to which both ways lead, the other key refers to rows of the same owner. It is left out
 * if the engine cannot find those.
 */
export function withoutSecondWays(links: readonly Link[], keys: readonly ColumnSchema[], tables: Tables): readonly ColumnSchema[] {
  return keys.flatMap((key) => {
    // What rows of a table between two others relate is chosen for each of them.
    if (key.kind !== 'foreign_key' || key.distinct_among_siblings === true) return [key]
    const others = keys.filter((other, index) => other !== key && !isByAnybody(links[index]?.parent, key, links))
    return wayTo(key, others, tables) ?? ofOwner(key, others, tables)
  })
}

type Key = ColumnOf<'foreign_key'>

/** Whether other people than those of a row may act on it: who replies need not be who began the thread. */
function isByAnybody(table: TablePlan | undefined, { table: target }: Key, links: readonly Link[]): boolean {
  const isPerson = links.some(({ parent }) => parent.name === target && arePeople(parent))
  const { archetype, family } = table?.kind ?? {}
  return isPerson && (archetype?.name === 'undertaking' || family?.role === 'writing' || family?.heads.includes('post') === true)
}

/** Lookups that end at the row that a key refers to, through another key. Null if there is no other way to its table. */
function wayTo(key: Key, keys: readonly ColumnSchema[], tables: Tables): readonly ColumnSchema[] | null {
  for (const other of keys) {
    const path = pathTo(key.table, referredBy(other), tables)
    if (path.length > 0) return lookups(key.name, other.name, path)
  }
  return null
}

function lookups(name: string, through: string, path: readonly string[]): readonly ColumnSchema[] {
  return path.map((column, step): ColumnSchema => {
    const from = step === 0 ? through : `${through}_${path.slice(0, step).join('_')}`
    const isLast = step === path.length - 1
    const own = isLast ? name : `${through}_${path.slice(0, step + 1).join('_')}`
    return { name: own, kind: 'lookup', through: from, column, ...(isLast ? {} : { hidden: true }) }
  })
}

/** The keys that lead from the rows of one table to those of another; empty if none do. */
function pathTo(target: string, from: string | null, tables: Tables): readonly string[] {
  const seen = new Set<string>()
  let ends: readonly { readonly table: string; readonly path: readonly string[] }[] = from === null ? [] : [{ table: from, path: [] }]
  while (ends.length > 0) {
    ends = ends.flatMap(({ table, path }) => {
      if (seen.has(table)) return []
      seen.add(table)
      return (tables.get(table)?.columns ?? []).flatMap((column) => {
        const parent = referredBy(column)
        return parent === null || column.hidden === true ? [] : [{ table: parent, path: [...path, column.name] }]
      })
    })
    const found = ends.find(({ table }) => table === target)
    if (found !== undefined) return found.path
  }
  return []
}

/** A key to rows that belong to the owner of the row. */
function ofOwner(key: Key, keys: readonly ColumnSchema[], tables: Tables): readonly ColumnSchema[] {
  const owner = keys.find(({ kind }) => kind === 'owner_key')
  const whose = owner === undefined ? null : referredBy(owner)
  if (owner === undefined || whose === null || pathTo(whose, key.table, tables).length === 0) return [key]
  return everyHasOne(key.table, whose, tables) ? [{ ...key, partition_by: owner.name }] : []
}

/** Whether each row of an owner has at least one row of a table, directly or through other tables. */
function everyHasOne(table: string, owner: string, tables: Tables): boolean {
  const rows = tables.get(table)?.rows
  if (typeof rows !== 'object' || rows.type !== 'owned' || rows.min === 0) return false
  return rows.by === owner || everyHasOne(rows.by, owner, tables)
}
