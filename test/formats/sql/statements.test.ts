import { describe, expect, it } from 'vitest'
import { copy } from '../../../src/formats/copy.ts'
import { type Format, FormatError } from '../../../src/formats/format.ts'
import type { FormatOptions } from '../../../src/formats/options.ts'
import { sql } from '../../../src/formats/sql/sql.ts'
import type { Layout, TextPart } from '../../../src/vector.ts'
import type { SampleTable } from '../arbitraries.ts'
import { decode, encodeFile, optionsOf } from '../encode.ts'
import { columnOf, rowNumbers } from '../oracle.ts'
import { readInserts } from '../readers/read-sql.ts'
import { sampleTable } from '../sample.ts'

const dialects = ['postgres', 'mysql', 'sqlite'] as const
const lexis = { quote: '"', backslash: false } as const

/** A table of its row numbers, counted from `first`. */
function numbered(rows: number, first: number): SampleTable {
  const layout: Layout = { type: 'number', scale: 0, nullable: false }
  const cells = rowNumbers({ rows }).map((row) => row + first)
  return { name: 'orders', rows, columns: [columnOf('row', layout, cells)] }
}

describe('statements', () => {
  it.each([
    [0, 0, []],
    [1, 0, [1]],
    [500, 0, [500]],
    [501, 0, [500, 1]],
    [1_700, 0, [500, 500, 500, 200]],
    [10, 495, [5, 5]],
    [1_000, 1_250, [250, 500, 250]],
    [3, 1_000, [3]],
  ])('should end at every 500th row of the table: %i rows from row %i on', (rows, first, sizes) => {
    for (const block of [Math.max(rows, 1), 7, 1_024]) {
      const file = decode(encodeFile(sql, [numbered(rows, first)], { first, block }))
      const inserts = readInserts(file, lexis)
      expect(inserts.map((insert) => insert.rows.length)).toEqual(sizes)
      expect(inserts.flatMap((insert) => insert.rows.map(([cell]) => Number(cell?.text)))).toEqual(
        rowNumbers({ rows }).map((row) => row + first),
      )
      expect(new Set(inserts.map(({ table }) => table))).toEqual(new Set(rows === 0 ? [] : ['orders']))
    }
  })

  it('should be the same behind the statement that creates the table', () => {
    for (const dialect of dialects) {
      const [bare, created] = [false, true].map((ddl) => decode(encodeFile(sql, [sampleTable('people', 3)], { options: { dialect, ddl } })))
      const place = created?.indexOf('CREATE TABLE') ?? -1
      const end = created?.indexOf('INSERT INTO') ?? -1
      expect([place, end]).not.toContain(-1)
      expect(`${created?.slice(0, place)}${created?.slice(end)}`).toBe(bare)
    }
  })

  it('should refuse a table without visible columns, for which no database takes rows', () => {
    const table = { name: 't', rows: 2, columns: [] }
    const message = 'Table "t" has no columns, but INSERT needs at least one: JSON allows none'
    expect(() => encodeFile(sql, [table])).toThrow(new FormatError(message))
  })

  it('should spell texts as each database reads them', () => {
    const words = [`it's`, `a\\b`, `line\n\t"x"`, '', `'`]
    const layout = { type: 'text', nullable: false, parts: [{ type: 'word', lane: 0, dictionary: { words } }] } as const
    const column = { name: 'text', layout, vector: { lanes: [Int32Array.from(words, (_, code) => code)], nulls: null } }
    const rowsOf = (dialect: FormatOptions['dialect']) =>
      decode(encodeFile(sql, [{ name: 't', rows: words.length, columns: [column] }], { options: { dialect } })).split('VALUES\n')[1]
    const standard = `('it''s'),\n('a\\b'),\n('line\n\t"x"'),\n(''),\n('''');\n`
    expect([rowsOf('postgres'), rowsOf('sqlite')]).toEqual([standard, standard])
    expect(rowsOf('mysql')).toBe(standard.replace('a\\b', 'a\\\\b'))
  })
})

describe('the character U+0000', () => {
  const texts: readonly (readonly [string, TextPart])[] = [
    ['a word', { type: 'word', lane: 0, dictionary: { words: ['fine', 'not\0fine'] } }],
    ['a text in a column', { type: 'literal', text: '\0' }],
  ]
  const cases: readonly (readonly [string, Format, Partial<FormatOptions>])[] = [
    ['PostgreSQL', copy, {}],
    ...(
      [
        ['PostgreSQL', 'postgres'],
        ['MySQL', 'mysql'],
        ['SQLite', 'sqlite'],
      ] as const
    ).map(([title, dialect]) => [title, sql, { dialect }] as const),
  ]

  it.each(
    cases.flatMap(([title, format, options]) => texts.map(([what, part]) => ({ title, name: format.name, format, options, what, part }))),
  )('should be refused for $title in $name, in $what, before a row is written', ({ title, format, options, part }) => {
    for (const parts of [[part], [{ type: 'digits', lane: 1, width: 3, blankZero: false } as const, part]]) {
      const column = { name: 'text', layout: { type: 'text', nullable: true, parts } as const }
      const compile = (): unknown => format.compile({ name: 'orders' }, [column], optionsOf(format, options))
      expect(compile).toThrow(FormatError)
      expect(compile).toThrow(new RegExp(`U\\+0000, which ${title} cannot store.*ndjson`))
    }
  })
})
