import type { Domain } from '../../domains/domain.ts'
import type { ImportedTable, ImportNote } from '../../import/imported.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { pluralOf } from '../words/words.ts'
import { buildImportedTable } from './build-table.ts'
import { type ResolvedTable, resolvedTables } from './resolved-tables.ts'
import { todayOfSample } from './sample-days.ts'
import { settledSchema } from './settled-schema.ts'

/** A domain of imported tables. */
export interface ImportedDomain {
  readonly domain: Domain
  /** The imported tables, in the order of the domain. */
  readonly tables: readonly ResolvedTable[]
  /** Parts of the declarations that the tables do not have. */
  readonly notes: readonly ImportNote[]
}

/** Makes a domain of imported tables. The first table is the primary one. */
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
    return buildImportedTable(table, rows, tables, notes)
  })
  const today = todayOfSample(tables.flatMap(({ columns }) => columns))
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
    schema: settledSchema(
      { version: 1, name: 'custom', ...(today === null ? {} : { reference_date: today }), tables: built },
      tables,
      notes,
    ),
  }
  return { domain, tables, notes }
}

/** The nouns for a table: all words of its name, and the last word if it is unique: "alerts" for device_alerts. */
function namesOf(words: readonly string[], tables: readonly { readonly words: readonly string[] }[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const isOnly = tables.filter((table) => table.words.at(-1) === last).length === 1
  const whole = [...words.slice(0, -1), pluralOf(last)].join(' ')
  return isOnly ? [...new Set([whole, pluralOf(last)])] : [whole]
}

/** Default number of rows for each row of a referenced table. */
const perParent = 3
/** Largest number of rows for each row of a table without references. */
const most = 27

/** The relative number of rows of each table: larger than the tables that it refers to, or equal if each row belongs to one row only. */
function rowShares(tables: readonly ResolvedTable[]): ReadonlyMap<ResolvedTable, number> {
  const shares = new Map<ResolvedTable, number>()
  const open = new Set<ResolvedTable>()
  const shareOf = (table: ResolvedTable): number => {
    const known = shares.get(table)
    if (known !== undefined) return known
    // Tables in a cycle have equal numbers of rows.
    if (open.has(table)) return 1
    open.add(table)
    const joined = table.joins.map(({ columns, table: parent }) => [columns, parent] as const)
    const referred = [...table.references].map(([name, { table: parent }]) => [[name], parent] as const)
    const parents = [...referred, ...joined].filter(([, parent]) => parent !== table)
    let [share, cap] = [0, most]
    for (const [names, parent] of parents) {
      const own = shareOf(parent)
      share = Math.max(share, own * perParent)
      if (isAlone(table, names)) cap = Math.min(cap, own)
    }
    open.delete(table)
    const held = share === 0 ? 1 : Math.min(share, cap)
    shares.set(table, held)
    return held
  }
  for (const table of tables) shareOf(table)
  return shares
}

/** Whether the combined values of some columns are unique. */
function isAlone({ columns, key, unique }: ResolvedTable, names: readonly string[]): boolean {
  const isWithin = (set: readonly string[]): boolean => set.length > 0 && set.every((name) => names.includes(name))
  return isWithin(key) || unique.some(isWithin) || columns.some(({ name, isUnique }) => isUnique && names.includes(name))
}
