import { type Cell, isDigits, numberOf, spelled } from './data.ts'
import { compare, type Exact, exactOf, halfAway, sum, toScale } from './exact.ts'
import type { TableFacts } from './facts.ts'
import type { Params } from './params.ts'

/** What a cell has to be: a number by its value, everything else to the letter. */
export type Expectation = Cell | Exact

/** The cell that a row must have. */
export type Expect = (row: number) => Expectation

export function isAsExpected(cell: Cell, expected: Expectation): boolean {
  if (expected !== null && typeof expected === 'object') {
    const wanted = 'digits' in expected ? exactOf(expected.digits) : expected
    return isDigits(cell) && compare(exactOf(cell.digits), wanted) === 0
  }
  return cell === expected
}

const whole = (value: number): Exact => ({ value: BigInt(value), scale: 0 })

/** Kinds whose cells follow from others; undefined where the response does not have what they follow from. */
export const expectations: Readonly<Record<string, (params: Params, table: TableFacts) => Expect | undefined>> = {
  sequence: () => (row) => whole(row + 1),
  constant:
    ({ value }) =>
    () =>
      String(value),
  sibling_number: (_, table) => {
    const { ownerKey } = table
    if (ownerKey === undefined) return undefined
    const keys = table.cells(ownerKey).map(spelled)
    return (row) => whole(row - keys.indexOf(keys[row] as string) + 1)
  },
  lookup:
    ({ through, column }, table) =>
    (row) =>
      table.referred(column, through, row),
  formula:
    ({ expression, scale, as }, table) =>
    (row) => {
      const value = table.value(expression, row)
      if (value === null || typeof value === 'string') return value
      return as === 'boolean' ? value.value !== 0n : toScale(value, scale ?? value.scale)
    },
  template: ({ template }, table) => spelledOut(template, table),
  mapping:
    ({ by, cases }, table) =>
    (row) => {
      const cell = table.cells(by)[row] ?? null
      const result = cell === null ? null : (cases[spelled(cell)] as number | string)
      return typeof result === 'number' ? exactOf(String(result)) : result
    },
  bucket:
    ({ column, edges, labels }, table) =>
    (row) => {
      const value = numberOf(table.cells(column)[row]) ?? NaN
      return labels[edges.filter((edge) => value >= edge).length] ?? null
    },
  roll_up: (params, table) => rolledUp(params, table),
}

/** A template with the cells of a row in it; null where one of them is. */
export function spelledOut(template: string, table: TableFacts): (row: number) => string | null {
  return (row) => {
    let isNull = false
    const text = template.replaceAll(/\{\{|\}\}|\{([^{}]*)\}/gu, (token, path: string | undefined) => {
      if (path === undefined) return token.slice(1)
      const [first = '', second] = path.split('.')
      const cell = second === undefined ? table.referred(first, null, row) : table.referred(second, first, row)
      isNull ||= cell === null
      return spelled(cell)
    })
    return isNull ? null : text
  }
}

function rolledUp({ table: name, aggregate, column, where, scale }: Params, table: TableFacts): Expect | undefined {
  const child = table.beside(name)
  const groups = table.childrenIn(child)
  const isPlace = aggregate === 'first' || aggregate === 'last'
  if (groups === undefined) return undefined
  return (row) => {
    const kept = (groups[row] ?? []).filter(
      (each) =>
        (where === undefined || child.meets(where, each)) && (column === undefined || isPlace || child.cells(column)[each] !== null),
    )
    if (isPlace) return child.cells(column)[kept.at(aggregate === 'last' ? -1 : 0) ?? -1] ?? null
    if (aggregate === 'count') return whole(kept.length)
    const values = kept.map((each) => exactOf(spelled(child.cells(column)[each] ?? null)))
    if (aggregate === 'sum') return sum(values)
    if (values.length === 0) return null
    if (aggregate !== 'avg') return values.reduce((best, each) => (compare(each, best) < 0 === (aggregate === 'min') ? each : best))
    const total = sum(values)
    const digits = scale ?? Math.max(2, total.scale)
    return { value: halfAway(total.value * 10n ** BigInt(digits), BigInt(values.length) * 10n ** BigInt(total.scale)), scale: digits }
  }
}
