import { describe, expect, it } from 'vitest'
import { importText } from '../../src/story/imported/import-text.ts'

const imported = (text: string): ReturnType<typeof importText> => importText({ text, format: null, rows: 5 })

describe('the bounds of an import', () => {
  it('should refuse an enum that all columns together repeat too often', () => {
    const values = Array.from({ length: 1000 }, (_, at) => `'v${at}'`).join()
    const columns = (count: number): string => Array.from({ length: count }, (_, at) => `c${at} e`).join()
    const text = (count: number): string => `CREATE TYPE e AS ENUM (${values}); CREATE TABLE t (${columns(count)});`
    expect(imported(text(80)).schema.tables).toHaveLength(1)
    expect(() => imported(text(95))).toThrow('with "c90" of "t" the columns have 91000 listed values')
  })

  it('should not read types that are nested deep', () => {
    const nested = (depth: number): string =>
      `class C(BaseModel):\n    id: int\n    a: ${'Optional['.repeat(depth)}int${']'.repeat(depth)}\n`
    expect(imported(nested(4)).schema.tables[0]?.columns).toHaveLength(2)
    expect(imported(nested(5000)).format).toBe('python')
  })

  it('should read half a million marks between declarations', () => {
    expect(imported(`CREATE TABLE t (id int);${';'.repeat(499_000)}`).schema.tables).toHaveLength(1)
  })

  it('should use as many values of an enum as a column may have, and tell', () => {
    const values = Array.from({ length: 12_000 }, (_, at) => `'v${at}'`).join()
    const { schema, report } = imported(`CREATE TYPE e AS ENUM (${values}); CREATE TABLE t (id int, c e);`)
    expect(schema.tables[0]?.columns[1]).toMatchObject({ kind: 'category', values: { length: 10_000 } })
    expect(report).toEqual([
      expect.objectContaining({ text: 'c', reason: 'it has 12000 values: the first 10000 are used, the most of a column' }),
    ])
  })

  it('should use a unique set once, and at most 1,000 of a table', () => {
    const columns = Array.from({ length: 60 }, (_, at) => `c${at} int`).join()
    const index = (at: number): string => `CREATE UNIQUE INDEX i${at} ON t (id, c${at % 60}, c${Math.floor(at / 60) % 60});`
    const text = (count: number, step: number): string =>
      `CREATE TABLE t (id int primary key, ${columns});${Array.from({ length: count }, (_, at) => index(at * step)).join('')}`
    expect(imported(text(1500, 0)).schema.tables[0]?.unique).toHaveLength(1)
    const { schema, report } = imported(text(1500, 1))
    expect(schema.tables[0]?.unique?.length).toBe(1000)
    expect(report.at(-1)?.reason).toContain('the first 1000 are used')
  })

  it.each([
    ['const A = z.object({', '})'],
    ["const t = pgTable('t', { id: serial('id') }, (t) => [", '])'],
    ['const s = new Schema({', '})'],
    ["sequelize.define('u', { x: DataTypes.STRING, ", '})'],
    ['CREATE TABLE t (a int CHECK (', '))'],
    ['public class A { @Column(', ') int x; }'],
    ['class A(BaseModel):\n    x: int = Field(', ')'],
  ])('should read or refuse hostile content of %j', (begin, end) => {
    for (const content of [
      '{'.repeat(20_000),
      '('.repeat(9000) + ')'.repeat(9000),
      "unique('x').on(t.a),".repeat(9000),
      '@A(b = 1) '.repeat(9000),
      '"'.repeat(99_999),
    ])
      try {
        imported(`${begin}${content}${end}`)
      } catch (error) {
        expect(error).toMatchObject({ code: 'import_unreadable' })
      }
  })
})
