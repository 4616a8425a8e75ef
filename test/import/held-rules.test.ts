import { describe, expect, it } from 'vitest'
import { importText } from '../../src/story/imported/import-text.ts'
import { openSchema } from '../../src/library/open-schema.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of the first table of a text, and what the import reports as missing. */
async function read(text: string): Promise<{ readonly rows: readonly Row[]; readonly told: readonly string[] }> {
  const { schema, report } = importText({ text, format: null, rows: 300 })
  const world = await openSchema(schema, { seed: 2 })
  return { rows: await world.table(world.tables[0]?.name ?? '').toArray(), told: report.map(({ reason }) => reason ?? '') }
}

describe('the rules of a declared column', () => {
  it.each([
    ['^[A-Z]{2}\\d{4}$', /^[A-Z]{2}\d{4}$/],
    ['^SKU-[0-9]{3,5}$', /^SKU-[0-9]{3,5}$/],
    ['^\\d{5}(-\\d{4})?$', /^\d{5}(-\d{4})?$/],
    ['^[a-z0-9-]+$', /^[a-z0-9-]+$/],
    ['^(red|green|blue)$', /^(?:red|green|blue)$/],
    ['^(north|south)-[a-f0-9]{8}$', /^(?:north|south)-[a-f0-9]{8}$/],
    ['^\\+\\d{10}$', /^\+\d{10}$/],
    ['^[^@]+@[^@]+\\.[^@]+$', /^[^@]+@[^@]+\.[^@]+$/],
    ['^\\w{3,12}$', /^\w{3,12}$/],
  ])('should keep the pattern %s', async (pattern, form) => {
    const schema = { type: 'object', properties: { x: { type: 'string', pattern } }, required: ['x'] }
    const { rows, told } = await read(JSON.stringify(schema))
    for (const { x } of rows) expect(x).toMatch(form)
    expect(told).toEqual([])
  })

  it.each(['^(?=.*\\d)[a-z]+$', '^(a|(b|c))+$', '^(\\w)\\1$', '^[[:alpha:]]+$'])(
    'should tell that it cannot keep the pattern %s',
    async (pattern) => {
      const { told } = await read(JSON.stringify({ type: 'object', properties: { code: { type: 'string', pattern } } }))
      expect(told).toContain('its pattern is not imported: the data may break it')
    },
  )

  it('should be unique with a pattern that has enough texts', async () => {
    const { rows } = await read("CREATE TABLE t (id int PRIMARY KEY, token char(16) NOT NULL UNIQUE CHECK (token ~ '^[0-9a-f]{16}$'))")
    expect(new Set(rows.map(({ token }) => token)).size).toBe(300)
    for (const { token } of rows) expect(token).toMatch(/^[0-9a-f]{16}$/)
  })

  it('should keep lengths from both sides', async () => {
    const { rows, told } = await read(
      "CREATE TABLE t (id int PRIMARY KEY, isbn varchar(20) CHECK (length(isbn) = 13), name text CHECK (char_length(name) BETWEEN 12 AND 15), note text CHECK (note <> ''))",
    )
    for (const { isbn, name, note } of rows) {
      expect(isbn).toHaveLength(13)
      expect(String(name).length).toBeGreaterThanOrEqual(12)
      expect(String(name).length).toBeLessThanOrEqual(15)
      expect(note).not.toBe('')
    }
    expect(told).toEqual([])
  })

  it('should keep listed numbers that do not follow one another', async () => {
    const { rows } = await read(
      'CREATE TABLE t (id int PRIMARY KEY, price numeric(4,2) CHECK (price IN (0.99, 1.99)), step int CHECK (step IN (-1, 5, 10)))',
    )
    expect(new Set(rows.map(({ price }) => price))).toEqual(new Set([0.99, 1.99]))
    expect(new Set(rows.map(({ step }) => step))).toEqual(new Set([-1, 5, 10]))
  })

  it('should be there where it is required, though it follows from an optional one', async () => {
    const { rows } = await read('CREATE TABLE users (id int PRIMARY KEY, full_name text NULL, email text NOT NULL)')
    expect(rows.filter(({ email }) => email === null)).toEqual([])
  })

  it('should refer to a row by several columns, and by a column that is not the key', async () => {
    const { schema, report } = importText({
      text: `CREATE TABLE loans (id int PRIMARY KEY, isbn varchar(9) NOT NULL, copy_no int NOT NULL, member varchar(60) NOT NULL REFERENCES members (email),
  FOREIGN KEY (isbn, copy_no) REFERENCES copies (isbn, copy_no));
CREATE TABLE copies (isbn varchar(9) NOT NULL, copy_no int NOT NULL, PRIMARY KEY (isbn, copy_no));
CREATE TABLE members (id int PRIMARY KEY, email varchar(60) NOT NULL UNIQUE);`,
      format: null,
      rows: 200,
    })
    const world = await openSchema(schema, { seed: 4 })
    const all = async (table: string): Promise<readonly Row[]> => world.table(table).toArray()
    const copies = new Set((await all('copies')).map(({ isbn, copy_no: no }) => `${String(isbn)}/${String(no)}`))
    const members = new Set((await all('members')).map(({ email }) => email))
    for (const { isbn, copy_no: no, member } of await all('loans')) {
      expect(copies).toContain(`${String(isbn)}/${String(no)}`)
      expect(members).toContain(member)
    }
    expect(report).toEqual([])
  })

  it('should not take a country code that refers to a table for the country of a person', async () => {
    const text =
      'CREATE TABLE users (id int PRIMARY KEY, full_name text, country_code char(2) REFERENCES countries); CREATE TABLE countries (code char(2) PRIMARY KEY);'
    const world = await openSchema(importText({ text, format: null, rows: 100 }).schema, { seed: 1 })
    for (const { full_name: name } of await world.table('users').toArray()) expect(name).toMatch(/ /)
  })
})
