/** Fills tables that exist with drizzle-seed, as a process of its own: `node drizzle-inserts.js folder url tables.json`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A table as `manifest.json` describes it. */
interface Described {
  readonly name: string
  readonly rows: number
  readonly primary_key: string | null
  readonly columns: readonly {
    readonly name: string
    readonly type: string
    readonly nullable: boolean
    readonly references?: { readonly table: string; readonly column: string }
  }[]
}

/** A column of drizzle while it is described. */
interface Column {
  primaryKey(): Column
  notNull(): Column
  references(target: () => unknown): Column
}

type Builder = (name: string, options?: object) => Column
type PgCore = Readonly<Record<'boolean' | 'text' | 'date' | 'timestamp' | 'bigint' | 'numeric', Builder>> & {
  pgTable(name: string, columns: Readonly<Record<string, Column>>): Readonly<Record<string, unknown>>
}

const [folder = '', url = '', path = ''] = process.argv.slice(2)
const load = createRequire(join(folder, 'package.json'))
const core = load('drizzle-orm/pg-core') as PgCore
const { drizzle } = load('drizzle-orm/node-postgres') as { drizzle(url: string): { $client: { end(): Promise<void> } } }
const { seed } = load('drizzle-seed') as {
  seed(db: unknown, tables: object, options: object): { refine(read: () => object): Promise<void> }
}
const { tables: described } = JSON.parse(readFileSync(path, 'utf8')) as { readonly tables: readonly Described[] }

function columnOf(name: string, type: string): Column {
  const scale = /^decimal\(18,(\d)\)$/.exec(type)?.[1]
  if (scale !== undefined) return core.numeric(name, { precision: 18, scale: Number(scale) })
  if (type === 'integer') return core.bigint(name, { mode: 'number' })
  if (type === 'timestamp') return core.timestamp(name, { withTimezone: true })
  return core[type === 'date' || type === 'boolean' ? type : 'text'](name)
}

const tables: Record<string, Readonly<Record<string, unknown>>> = {}
for (const { name, primary_key: key, columns } of described) {
  const own = columns.map((column) => {
    const plain = columnOf(column.name, column.type)
    const { references } = column
    const referring = references === undefined ? plain : plain.references(() => tables[references.table]?.[references.column])
    const strict = column.nullable ? referring : referring.notNull()
    return [column.name, column.name === key ? strict.primaryKey() : strict] as const
  })
  tables[name] = core.pgTable(name, Object.fromEntries(own))
}
const db = drizzle(url)
await seed(db, tables, {}).refine(() => Object.fromEntries(described.map(({ name, rows }) => [name, { count: rows }])))
await db.$client.end()
