import { describe, expect, it } from 'vitest'
import { columnValues, compileTables, tableOf } from '../engine/support/evaluate.ts'

const beside = [
  { name: 'id', kind: 'sequence' },
  { name: 'plan', kind: 'category', values: ['free', 'a/b~c', 'team'] },
  { name: 'flag', kind: 'boolean', rate: 0.5 },
  { name: 'pieces', kind: 'integer', min: 2, max: 4 },
  { name: 'maybe', kind: 'conditional', when: 'flag', value: { kind: 'category', values: ['x', 'y'] } },
]

function made(params: Readonly<Record<string, unknown>>): ReturnType<typeof compileTables> {
  return compileTables([{ name: 'rows', rows: 400, columns: [...beside, { name: 'result', kind: 'switch', ...params }] }], 1)
}

/** For each row: the value that decides, and the result. */
function pairs(by: string, params: Readonly<Record<string, unknown>>): (readonly [unknown, unknown])[] {
  const plan = made({ by, ...params })
  const results = columnValues(plan, 5, 'rows', 'result')
  return columnValues(plan, 5, 'rows', by).map((value, row) => [value, results[row]] as const)
}

const layoutOf = (params: Readonly<Record<string, unknown>>): unknown => tableOf(made(params), 'rows').columns.at(-1)?.layout
const whole = (min: number, max = min): object => ({ kind: 'integer', min, max })
const word = (value: string): object => ({ kind: 'constant', value })

describe('switch', () => {
  it('should take the value of the case, in the most digits of all', () => {
    const cases = { free: whole(7), 'a/b~c': { kind: 'decimal', scale: 2, min: 0.25, max: 0.25 } }
    for (const [plan, value] of pairs('plan', { cases, otherwise: whole(-1) }))
      expect(value).toBe(plan === 'free' ? 7 : plan === 'team' ? -1 : 0.25)
    expect(layoutOf({ by: 'plan', cases, otherwise: whole(-1) })).toEqual({ type: 'number', scale: 2, nullable: false })
  })

  it('should be null for a case of null, and where nothing decides', () => {
    const seen = pairs('plan', { cases: { free: null }, otherwise: whole(1) })
    for (const [plan, value] of seen) expect(value).toBe(plan === 'free' ? null : 1)
    for (const [maybe, value] of pairs('maybe', { cases: { x: word('ex'), y: word('why') } }))
      expect(value).toBe(maybe === null ? null : maybe === 'x' ? 'ex' : 'why')
  })

  it('should keep the nulls of the case that is taken', () => {
    const conditional = { kind: 'conditional', when: 'flag', value: whole(9) }
    const plan = made({ by: 'plan', cases: { free: conditional }, otherwise: whole(1) })
    const [plans, flags, results] = ['plan', 'flag', 'result'].map((name) => columnValues(plan, 5, 'rows', name))
    expect(results).toEqual(plans?.map((name, row) => (name === 'free' ? (flags?.[row] === true ? 9 : null) : 1)))
  })

  it('should merge words into one dictionary of categories', () => {
    const cases = { free: { kind: 'category', values: ['p', 'q'] }, team: { kind: 'category', values: ['q', 'r'] } }
    const plan = made({ by: 'plan', cases, otherwise: word('p') })
    for (const [row, value] of columnValues(plan, 5, 'rows', 'result').entries()) {
      const name = String(columnValues(plan, 5, 'rows', 'plan')[row])
      expect({ free: ['p', 'q'], team: ['q', 'r'] }[name] ?? ['p']).toContain(value)
    }
    expect(layoutOf({ by: 'plan', cases, otherwise: word('p') })).toMatchObject({ parts: [{ dictionary: { words: ['p', 'q', 'r'] } }] })
  })

  it('should merge texts of any parts, zeros included', () => {
    const cases = {
      2: { kind: 'template', template: '<{pieces}>' },
      3: { kind: 'pattern', pattern: '000-##' },
      4: { kind: 'text', segments: [{ column: 'id' }, ' ', { column: 'flag' }] },
    }
    const plan = made({ by: 'pieces', cases })
    const ids = columnValues(plan, 5, 'rows', 'id')
    const results = pairs('pieces', { cases })
    for (const [row, [pieces, value]] of results.entries())
      expect(value).toMatch(pieces === 2 ? /^<2>$/ : pieces === 3 ? /^000-\d\d$/ : new RegExp(`^${String(ids[row])} (true|false)$`))
    expect(results.some(([, value]) => value === '000-00')).toBe(results.some(([, value]) => String(value).endsWith('-00')))
    const zeros = pairs('flag', { cases: { true: { kind: 'pattern', pattern: '#' }, false: { kind: 'text', segments: [{ digits: 2 }] } } })
    expect(new Set(zeros.flatMap(([flag, value]) => (flag === true ? [value] : []))).size).toBe(10)
    for (const [flag, value] of zeros) expect(value).toMatch(flag === true ? /^\d$/ : /^\d\d$/)
  })

  it('should choose among days, and among booleans', () => {
    const born = (age: number): object => ({ kind: 'birth_date', min_age: age, max_age: age })
    for (const [flag, value] of pairs('flag', { cases: { true: born(30), false: born(60) } })) expect(String(value) > '1990').toBe(flag)
    for (const [flag, value] of pairs('flag', { cases: { true: { kind: 'boolean', rate: 1 }, false: { kind: 'boolean', rate: 0 } } }))
      expect(value).toBe(flag)
  })

  it.each([
    [{ by: 'plan', cases: { fre: whole(1) }, otherwise: whole(1) }, '"fre" is not a value of "plan"'],
    [{ by: 'plan', cases: { free: whole(1) } }, 'There is no case for "a/b~c", "team" of "plan"'],
    [{ by: 'pieces', cases: { 2: whole(1), 3: whole(1) } }, 'There is no case for "4"'],
    [{ by: 'plan', cases: { free: whole(1) }, otherwise: word('x') }, 'several types: number, text'],
    [{ by: 'plan', cases: { free: null } }, 'must have a value'],
    [{ by: 'id', cases: { 1: whole(1) }, otherwise: { kind: 'integer', min: 3, max: 1 } }, '/otherwise'],
    [{ by: 'plan', cases: { 'a/b~c': { kind: 'formula', expression: 'nothing' } }, otherwise: whole(1) }, '/cases/a~1b~0c: '],
    [{ by: 'plan', cases: { free: { kind: 'nothing' } }, otherwise: whole(1) }, '/cases/free'],
    [{ by: 'nothing', cases: { free: whole(1) } }, 'no column "nothing"'],
  ])('should refuse %j', (params, reason) => {
    expect(() => made(params)).toThrow(reason)
  })
})
