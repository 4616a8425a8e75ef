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
})
