import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meaningsByName } from '../../src/story/meanings/by-name.ts'
import { importText } from '../../src/story/imported/import-text.ts'
import { openSchema } from '../../src/library/open-schema.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of the first table of a text. */
async function rowsOf(text: string, rows = 200): Promise<readonly Row[]> {
  const { schema } = importText({ text, format: null, rows })
  const world = await openSchema(schema, { seed: 1 })
  return world.table(world.tables[0]?.name ?? '').toArray()
}

const valuesOf = (rows: readonly Row[], column: string): readonly unknown[] => rows.map((row) => row[column])

describe('a declared column', () => {
  it('should keep what its name means within the type', async () => {
    const rows = await rowsOf(`create table stores (
      id int primary key, lat double precision, lng decimal(9,6), zip char(5), rating int, stars int check (stars between 1 and 3),
      tax_rate decimal(5,2), floor smallint, currency char(3), founded int, founded_year year, created_at bigint, birth_year smallint);`)
    for (const {
      lat,
      lng,
      zip,
      rating,
      stars,
      tax_rate: tax,
      floor,
      currency,
      founded,
      founded_year: year,
      created_at: at,
      birth_year: born,
    } of rows) {
      expect(Math.abs(Number(lat))).toBeLessThan(91)
      expect(Math.abs(Number(lng))).toBeLessThan(181)
      expect(zip).toMatch(/^\d{5}$/)
      expect([1, 2, 3, 4, 5]).toContain(rating)
      expect([1, 2, 3]).toContain(stars)
      expect(Number(tax)).toBeLessThanOrEqual(25)
      expect(Number(floor)).toBeLessThan(20)
      expect(currency).toMatch(/^[A-Z]{3}$/)
      for (const each of [founded, year]) expect(Number(each)).toSatisfy((value: number) => value >= 1900 && value <= 2026)
      expect(Number(at)).toSatisfy((seconds: number) => seconds > 1.4e9 && seconds < 1.8e9)
      expect(Number(born)).toSatisfy((value: number) => value >= 1940 && value <= 2010)
    }
  })

  it('should have texts that fit, and look like what they are', async () => {
    const rows =
      await rowsOf(`create table customers (id int primary key, first_name varchar(10), email varchar(60) unique, work_email varchar(32),
      phone varchar(20), mobile varchar(20) unique, fax varchar(12), city varchar(15), title varchar(30), paid_at varchar(30));`)
    const lengths = { first_name: 10, email: 60, work_email: 32, phone: 20, mobile: 20, fax: 12, city: 15, title: 30, paid_at: 30 }
    for (const row of rows)
      for (const [name, length] of Object.entries(lengths)) expect(String(row[name]).length).toBeLessThanOrEqual(length)
    for (const { first_name: first, email, work_email: work, phone, mobile, fax, paid_at: paid } of rows) {
      expect(first).toMatch(/^\p{Lu}\p{L}+/u)
      for (const each of [email, work]) expect(each).toMatch(/^[^@\s]+@[^@\s]+\.example$/)
      expect(phone).toMatch(/^\+\d/)
      expect(mobile).toMatch(/^\+1 \(\d{3}\) \d{3}-\d{4}$/)
      expect(fax).toMatch(/^\d{10}$/)
      expect(paid).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    }
    for (const name of ['email', 'mobile']) expect(new Set(valuesOf(rows, name)).size).toBe(rows.length)
  })

  it.each([
    ['gender char(1)', { F: true, M: true }],
    ["sex enum('M','F')", { F: true, M: true }],
    ["gender varchar(8) check (gender in ('Male','Female','Other'))", { Male: true, Female: true, Other: true }],
  ])('should have the genders of %s, that agree with the names', async (declared, all) => {
    const rows = await rowsOf(`create table people (id int primary key, first_name text, salutation text, ${declared});`, 600)
    const name = declared.split(' ')[0] ?? ''
    expect(Object.fromEntries(rows.map((row) => [row[name], true]))).toEqual(all)
    const women = new Set(rows.filter((row) => String(row[name]).startsWith('F')).map((row) => row['first_name']))
    const men = rows.filter((row) => String(row[name]).startsWith('M') && women.has(row['first_name']))
    expect(men.length).toBeLessThan(rows.length / 20)
  })

  it('should have a birthday as a moment, long before anything else', async () => {
    const rows = await rowsOf('create table people (id int primary key, birth_date datetime, age int, hired timestamp);')
    for (const { birth_date: born, hired } of rows) expect(String(born) < '2009').toBe(String(hired) > '2009')
  })
})

describe('a unique set', () => {
  const tables = (child: string): string =>
    `create table authors (id int primary key);\ncreate table posts (id int primary key, author_id int references authors(id), ${child});`

  it('should hold with a name beside a reference', async () => {
    const { schema, report } = importText({ text: tables('title text not null, unique (author_id, title)'), format: null, rows: 50 })
    expect(report).toEqual([])
    const world = await openSchema(schema, { seed: 1 })
    const pairs = (await world.table('posts').toArray()).map(({ author_id: author, title }) => `${String(author)} ${String(title)}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs[0]).toMatch(/[a-z]/)
  })

  it('should be left out with a note if nothing can make it hold', () => {
    const { schema, report } = importText({ text: tables('done boolean not null, unique (author_id, done)'), format: null, rows: 50 })
    expect(schema.tables[1]?.unique).toBeUndefined()
    expect(report).toEqual([{ line: 2, text: 'author_id, done', reason: expect.stringContaining('may come together again') as string }])
  })
})

describe('an import', () => {
  const types = [
    'int',
    'bigint',
    'smallint',
    'numeric(6,2)',
    'float',
    'boolean',
    'text',
    'char(2)',
    'varchar(12)',
    'date',
    'timestamp',
    'time',
    'uuid',
    'json',
  ]

  it('should make a schema that the engine takes, whatever types the columns have', async () => {
    const column = fc.tuple(
      fc.constantFrom(...meaningsByName.keys()),
      fc.constantFrom(...types),
      fc.constantFrom('', ' unique', ' not null'),
    )
    const columns = fc.uniqueArray(column, { minLength: 1, maxLength: 12, selector: ([name]) => name })
    const table = fc.constantFrom('things', 'people', 'companies', 'orders', 'events', 'stores', 'products')
    await fc.assert(
      fc.asyncProperty(table, columns, async (name, declared) => {
        const list = declared.map(([column, type, rule]) => `"${column}" ${type}${rule}`).join(', ')
        const { schema } = importText({ text: `create table ${name} (key_no bigint primary key, ${list});`, format: null, rows: 20 })
        const world = await openSchema(schema, { seed: 1 })
        expect(await world.table(name).toArray()).toHaveLength(20)
      }),
      { numRuns: 60 },
    )
  })
})
