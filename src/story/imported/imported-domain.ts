import type { Domain } from '../../domains/domain.ts'
import type { ImportedTable, ImportNote } from '../../import/imported.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { pluralOf } from '../words/words.ts'
import { buildTable } from './build-table.ts'
import { type ResolvedTable, resolvedTables } from './resolved-tables.ts'

/** Imported tables as a domain. */
export interface ImportedDomain {
  readonly domain: Domain
  /** The tables of the domain, in its order. */
  readonly tables: readonly ResolvedTable[]
  /** What of the declarations the tables do not have. */
  readonly notes: readonly ImportNote[]
}

/** The domain of imported tables: the first one is the primary one. */
export function importedDomain(imported: readonly ImportedTable[], title: string): ImportedDomain {
  const notes: ImportNote[] = []
  const tables = resolvedTables(imported, notes)
  const shares = rowShares(tables)
  const [first] = tables
  const ofFirst = first === undefined ? 1 : (shares.get(first) ?? 1)
  const built = tables.map((table): TableSchema => {
    const ratio = Number(((shares.get(table) ?? 1) / ofFirst).toPrecision(6))
    const rows: TableSchema['rows'] =
      first === undefined || table === first ? { type: 'primary' } : { type: 'ratio', of: first.name, ratio, min: 1 }
    return buildTable(table, rows, tables, notes)
  })
  const domain: Domain = {
    name: 'custom',
    description: `What ${title} declares: ${built.map(({ name }) => name).join(', ')}.`,
    story: title,
    keywords: [],
    nouns: Object.fromEntries(tables.map(({ name, words }) => [name, namesOf(words, tables)])),
    rates: [],
    measures: [],
    events: [],
    countries: [],
    currencies: [],
    money: [],
    schema: { version: 1, name: 'custom', tables: built },
  }
  return { domain, tables, notes }
}

/** What a story may call a table: by all words of its name, and by the last one where no other table ends in it, "6000 alerts" of device_alerts. */
function namesOf(words: readonly string[], tables: readonly { readonly words: readonly string[] }[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const isOnly = tables.filter((table) => table.words.at(-1) === last).length === 1
  const whole = [...words.slice(0, -1), pluralOf(last)].join(' ')
  return isOnly ? [...new Set([whole, pluralOf(last)])] : [whole]
}

/** Rows of a table for each row of one that it refers to. */
const perParent = 3
/** The most rows for each row of a table that refers to none. */
const most = 27

/** How many rows each table has in proportion to the others: more than those that it refers to, as many where a row belongs to one only. */
function rowShares(tables: readonly ResolvedTable[]): ReadonlyMap<ResolvedTable, number> {
  const shares = new Map<ResolvedTable, number>()
  const open = new Set<ResolvedTable>()
  const shareOf = (table: ResolvedTable): number => {
    const known = shares.get(table)
    if (known !== undefined) return known
    // In a circle each is as many as what it refers to.
    if (open.has(table)) return 1
    open.add(table)
    const parents = [...table.references].filter(([, { table: parent }]) => parent !== table)
    let [share, cap] = [0, most]
    for (const [name, { table: parent }] of parents) {
      const own = shareOf(parent)
      share = Math.max(share, own * perParent)
      if (isAlone(table, name)) cap = Math.min(cap, own)
    }
    open.delete(table)
    const held = share === 0 ? 1 : Math.min(share, cap)
    shares.set(table, held)
    return held
  }
  for (const table of tables) shareOf(table)
  return shares
}

/** Whether no two rows of a table have the same value in a column. */
function isAlone({ columns, key, unique }: ResolvedTable, name: string): boolean {
  if (key.length === 1 && key[0] === name) return true
  return columns.some((column) => column.name === name && column.isUnique) || unique.some((set) => set.length === 1 && set[0] === name)
}
