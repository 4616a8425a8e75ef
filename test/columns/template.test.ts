import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const columns: readonly AnyColumn[] = [
  { name: 'id', kind: 'sequence' },
  { name: 'größe', kind: 'decimal', scale: 2, min: -1, max: 1 },
  { name: 'at', kind: 'timestamp', from: '2024-02-01', to: '2024-03-05' },
  { name: 'born', kind: 'birth_date', min_age: 1, max_age: 120 },
  { name: 'flag', kind: 'boolean', rate: 0.5 },
  { name: 'code', kind: 'pattern', pattern: '?#-x' },
  { name: 'maybe', kind: 'conditional', when: 'flag', value: { kind: 'integer', min: -5, max: 5 } },
]

function made(kind: 'template' | 'text', params: Readonly<Record<string, unknown>>): ReturnType<typeof compileTables> {
  const table: AnyTable = { name: 'rows', rows: { type: 'primary' }, columns: [...columns, { name: 'result', kind, ...params }] }
  return compileTables([table], 300)
}

function values(plan: ReturnType<typeof compileTables>, column = 'result'): unknown[] {
  return columnValues(plan, 1, 'rows', column)
}

const template = (text: string): unknown[] => values(made('template', { template: text }))
const given = Object.fromEntries(columns.map(({ name }) => [name, values(made('template', { template: 'x' }), name)]))
const column = (name: string): unknown[] => given[name] ?? []

describe('template', () => {
  it('should write values as a response would', () => {
    expect(template('{id}')).toEqual(column('id').map(String))
    expect(template('{größe}')).toEqual(column('größe').map((value) => Number(value).toFixed(2)))
    for (const name of ['at', 'born', 'flag', 'code'])
      expect(template(`<{${name}}>`)).toEqual(column(name).map((value) => `<${String(value)}>`))
  })

  it('should write a sign and every zero of small numbers', () => {
    expect(column('größe').some((value) => Number(value) < 0 && Number(value) > -0.1)).toBe(true)
  })

  it('should join many columns and literal braces', () => {
    const expected = column('id').map((id, row) => `{${String(id)}} ${String(column('code')[row])}${String(column('flag')[row])} }`)
    expect(template('{{{id}}} { code }{flag} }}')).toEqual(expected)
  })

  it('should be null where a column is, and never null otherwise', () => {
    expect(template('n: {maybe}')).toEqual(column('maybe').map((value) => (value === null ? null : `n: ${value as number}`)))
    expect(made('template', { template: '{id}' }).tables[0]?.columns.at(-1)?.layout.nullable).toBe(false)
  })

  it('should be a text of its own when it names no column', () => {
    expect(new Set(template('"quoted" \\ {{}}'))).toEqual(new Set(['"quoted" \\ {}']))
  })

  it.each([
    ['{nothing}', 'no column "nothing"'],
    ['{parent.x}', 'have no owner'],
    ['{id.x.y}', 'reach one row'],
    ['{id.x}', 'is not a foreign key'],
    ['a { b', 'the { at character 3 stands alone'],
    ['{id}}', 'the } at character 5 stands alone'],
    ['a {} b', 'names no column'],
  ])('should refuse %s', (text, reason) => {
    expect(() => template(text)).toThrow(reason)
  })
})

describe('text', () => {
  it('should spell the same columns, nulls included', () => {
    const segments = [{ column: 'at' }, ' ', { column: 'größe' }, ' ', { column: 'maybe' }]
    expect(values(made('text', { segments }))).toEqual(template('{at} {größe} {maybe}'))
  })
})
