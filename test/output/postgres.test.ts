import { spawnSync } from 'node:child_process'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import type { TableDescription } from '../../src/output/manifest.ts'
import { readExample } from '../examples/support/example.ts'
import { archiveOf, filesInOrder } from './support/archive.ts'
import { everything } from './support/everything.ts'
import { type Cell, exactColumns } from './support/exact-rows.ts'
import { made, type Source } from './support/made.ts'

const schemaOf = (name: string): Source['schema'] => {
  const domain = domains.get(name)
  if (domain === undefined) throw new Error(`There is no domain ${name}`)
  return domain.schema
}

const sources: readonly (readonly [string, Source])[] = [
  ['every type at its edges', { schema: everything, rows: 700, seed: 2 }],
  ['hr', { schema: schemaOf('hr'), rows: 120, seed: 2 }],
  ['ecommerce', { schema: schemaOf('ecommerce'), rows: 120, seed: 2 }],
  ['the example bank', { schema: readExample('bank').schema, rows: 20, seed: 2 }],
]

const quoted = (name: string): string => `"${name}"`
const literal = (cell: Cell): string => (cell === null ? 'null' : typeof cell === 'string' ? JSON.stringify(cell) : String(cell))

/** What the cells of a column come to, in SQL that gives what `exactColumns` reads. */
function cellSql({ name, type }: TableDescription['columns'][number]): string {
  const column = quoted(name)
  if (type.startsWith('decimal')) return `(${column} * 1${'0'.repeat(Number(/,(\d+)/.exec(type)?.[1] ?? 0))})::bigint`
  if (type === 'date') return `(${column} - date '1970-01-01')`
  if (type === 'timestamp') return `(extract(epoch from ${column}) * 1000)::bigint`
  return type === 'string' ? `to_json(${column})` : column
}

/** The rows of a table as records has them, and as SQL gives them: a text a row. */
function expectedRows(source: Source, { name, columns }: TableDescription): readonly string[] {
  const cells = exactColumns(made(source, 'json', { table: name }).toString(), columns)
  const rows = cells[0]?.length ?? 0
  return Array.from({ length: rows }, (_, row) => cells.map((column) => literal(column[row] ?? null)).join(' '))
}

describe('PostgreSQL', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await PGlite.create()
  }, 120_000)
  afterAll(() => database.close())

  const counted = async (sql: string): Promise<number> => {
    const { rows } = await database.query<{ readonly count: number }>(sql)
    return rows[0]?.count ?? Number.NaN
  }

  const load = {
    sql: (_: string, text: string) => database.exec(text),
    copy: (table: string, text: string) => database.query(`copy ${quoted(table)} from '/dev/blob'`, [], { blob: new Blob([text]) }),
  }

  const expectLoaded = async (source: Source, table: TableDescription): Promise<void> => {
    const cells = table.columns.map((column) => `coalesce(${cellSql(column)}::text, 'null')`)
    const { rows } = await database.query<{ readonly row: string }>(
      `select concat_ws(' ', ${cells.join(', ')}) as row from ${quoted(table.name)}`,
    )
    // A table in a database has no order.
    const expected = expectedRows(source, table).toSorted()
    const read = rows.map(({ row }) => row).toSorted()
    expect(read).toHaveLength(table.files?.[0]?.rows ?? -1)
    const different = read.findIndex((row, place) => row !== expected[place])
    expect([table.name, read[different]]).toEqual([table.name, expected[different]])
    for (const { name, references } of table.columns) {
      if (references === undefined) continue
      const lost = `select count(*)::int as count from ${quoted(table.name)} a where ${quoted(name)} is not null and not exists (select 1 from ${quoted(references.table)} b where b.${quoted(references.column)} = a.${quoted(name)})`
      expect([table.name, name, await counted(lost)]).toEqual([table.name, name, 0])
    }
  }

  describe.each(sources)('with %s', (_, source) => {
    it.each(['copy', 'sql'] as const)('should load the files of the format %s, with all keys and references', async (format) => {
      const archive = await archiveOf(source, format)
      const [before = '', references = ''] = (archive.files.get('schema.sql') ?? '').split(/^-- Load the files here.*$/m)
      await database.exec('drop schema public cascade; create schema public; set time zone -5')
      await database.exec(before)
      for (const [{ name }, text] of filesInOrder(archive)) await load[format](name, text)
      await database.exec(references)
      for (const [table] of filesInOrder(archive)) await expectLoaded(source, table)
      const referring = archive.manifest.tables.flatMap(({ columns }) => columns.filter((column) => column.references !== undefined))
      const keys = archive.manifest.tables.filter(({ primary_key: key }) => key !== null)
      const constraints = (type: string) =>
        counted(`select count(*)::int as count from pg_constraint where connamespace = 'public'::regnamespace and contype = '${type}'`)
      expect([await constraints('f'), await constraints('p')]).toEqual([referring.length, keys.length])
    })

    it('should load with the references in force, in the order of the manifest', async () => {
      const archive = await archiveOf(source, 'copy')
      await database.exec('drop schema public cascade; create schema public')
      await database.exec(archive.files.get('schema.sql') ?? '')
      for (const [{ name }, text] of filesInOrder(archive)) await load.copy(name, text)
      for (const [{ name, files }] of filesInOrder(archive))
        expect(await counted(`select count(*)::int as count from ${quoted(name)}`)).toBe(files?.[0]?.rows)
    })
  })

  it('should load one file with its table', async () => {
    await database.exec('drop schema public cascade; create schema public')
    await database.exec(
      made({ schema: everything, rows: 30, seed: 1 }, 'sql', {
        table: 'order',
        options: { ddl: true },
        columns: ['id', 'flag'],
      }).toString(),
    )
    expect(await counted('select count(*)::int as count from "order"')).toBe(30)
  })
})

const sqlite = spawnSync('sqlite3', ['--version']).error === undefined

describe.runIf(sqlite)('SQLite, where there is its command', () => {
  it.each(sources)('should load the statements for it, with %s, and find no broken reference', async (_, source) => {
    const archive = await archiveOf(source, 'sql', { dialect: 'sqlite' })
    const counts = archive.manifest.tables.map(({ name }) => `select count(*) from ${quoted(name)};`)
    const script = [
      'pragma foreign_keys = on;\n',
      archive.files.get('schema.sql') ?? '',
      ...filesInOrder(archive).map(([, text]) => text),
      'pragma foreign_key_check;\n',
      ...counts,
    ]
    const { stdout, stderr } = spawnSync('sqlite3', ['-bail', ':memory:'], { input: script.join('') })
    expect(stderr.toString()).toBe('')
    expect(stdout.toString().trim().split('\n').map(Number)).toEqual(archive.manifest.tables.map(({ files }) => files?.[0]?.rows))
  })
})
