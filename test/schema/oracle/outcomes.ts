import type { AnySchema, AnyTable } from '../../../src/schema/any-schema.ts'
import { type Cell, type Column, type Columns, type Response, sameCell, spelled } from './data.ts'
import { compare, exactOf, sum, toScale } from './exact.ts'
import { changes, followers } from './laws.ts'
import { isIn } from './wholes.ts'

/** An outcome with every parameter that one of some type has. */
interface Params {
  readonly type: string
  readonly column: string
  readonly columns?: readonly string[]
  readonly count?: number
  readonly rate?: number
  readonly factor: number
  readonly answers?: string
  readonly total?: number
  readonly periods?: readonly { readonly period: string; readonly total: number }[]
  readonly shares?: { readonly by: string; readonly values: Readonly<Record<string, number>> }
}

/** A table of a response with outcomes, and of one to the same schema without. */
interface Pair {
  readonly schema: AnySchema
  readonly table: AnyTable
  readonly before: Columns
  readonly after: Columns
  readonly rows: number
  readonly response: Response
}

/** Where outcomes are not what they say, or touch what they should not: `before` is the response to the schema without them. */
export function outcomeProblems(schema: AnySchema, before: Response, response: Response): readonly string[] {
  return schema.tables.flatMap((table) => {
    const pair: Pair = {
      schema,
      table,
      before: before.tables[table.name] ?? {},
      after: response.tables[table.name] ?? {},
      rows: response.rowCounts[table.name] ?? 0,
      response,
    }
    const outcomes = (table.outcomes ?? []) as unknown as readonly Params[]
    return outcomes.flatMap((outcome) =>
      (checks[outcome.type]?.(outcome, pair) ?? []).slice(0, 3).map((problem) => `${table.name} ${outcome.type}: ${problem}`),
    )
  })
}

type Check = (outcome: Params, pair: Pair) => readonly string[]

const checks: Readonly<Record<string, Check>> = { totals, outliers: touches, typos: touches, duplicates: touches }

function cellsOf(columns: Columns, name: string): Column {
  return (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? []
}

function totals({ column, total, periods = [], shares }: Params, { table, after }: Pair): readonly string[] {
  const cells = cellsOf(after, column)
  if (cells.length === 0) return []
  const { min, max } = Object(table.columns.find(({ name }) => name === column)) as { readonly min?: number; readonly max?: number }
  const beyond = cells.filter(
    (cell) => compare(exactOf(spelled(cell)), exactOf(String(min))) < 0 || compare(exactOf(spelled(cell)), exactOf(String(max))) > 0,
  )
  const arrival = table.columns.find(({ kind }) => kind === 'date' || kind === 'timestamp')?.name ?? ''
  const wanted = (label: string, value: number, takes: (row: number) => boolean): readonly string[] => {
    const found = sum(cells.filter((_, row) => takes(row)).map((cell) => exactOf(spelled(cell))))
    return compare(found, exactOf(decimal(value))) === 0 ? [] : [`${label} comes to ${found.value} e-${found.scale}, not ${value}`]
  }
  const by = shares === undefined ? [] : cellsOf(after, shares.by)
  return [
    ...beyond.map((cell) => `${column} is ${spelled(cell)}, out of bounds`),
    ...(total === undefined ? [] : wanted('all', total, () => true)),
    ...periods.flatMap(({ period, total: part }) =>
      wanted(period, part, (row) => isIn(spelled(cellsOf(after, arrival)[row] ?? null), period)),
    ),
    ...(total === undefined
      ? []
      : Object.entries(shares?.values ?? {}).flatMap(([word, share]) =>
          near(
            word,
            total * share,
            cells.filter((_, row) => by[row] === word),
          ),
        )),
  ]
}

/** Shares of a total are exact but for the rounding of their last digit. */
function near(word: string, value: number, cells: Column): readonly string[] {
  const found = sum(cells.map((cell) => exactOf(spelled(cell))))
  const last = 10 ** -found.scale
  return Math.abs(Number(found.value) * last - value) <= last + Math.abs(value) * 1e-12
    ? []
    : [`${word} comes to ${found.value} e-${found.scale}, not ${value}`]
}

/** A number without an exponent. */
function decimal(value: number): string {
  return String(value).includes('e') ? value.toFixed(9) : String(value)
}

function touches(outcome: Params, pair: Pair): readonly string[] {
  const { type, column, columns = [column], count, rate = 0, answers } = outcome
  const { rows, response, table } = pair
  const most = type === 'duplicates' ? Math.floor(rows / 2) : rows
  const wanted = Math.min(count ?? Math.round(rows * rate), most)
  const listed = answers === undefined ? null : (response.tables[answers] ?? {})
  const keys = listed === null ? [] : (Object.values(listed)[0] ?? [])
  const counts = listed === null || keys.length === wanted ? [] : [`${keys.length} rows are listed, not ${wanted}`]
  // What follows from what another outcome changes changes with it.
  const follows = followers(pair.schema, (each, { name }) =>
    (each.outcomes ?? []).some((other) => !Object.is(other, outcome) && changes(other, name)),
  )
  const alone = columns.filter((name) => table.columns.some((column) => column.name === name && !follows.has(column)))
  return [
    ...counts,
    ...alone.flatMap((name) => (listed === null ? unlisted(outcome, pair, name, wanted) : listedCells(outcome, pair, name, listed))),
  ]
}

/** Without a list, at most so many cells differ from what they were. */
function unlisted(_: Params, { before, after }: Pair, name: string, wanted: number): readonly string[] {
  const old = cellsOf(before, name)
  const changed = cellsOf(after, name).filter((cell, row) => !sameCell(cell, old[row])).length
  return changed > wanted ? [`${changed} cells of ${name} differ, not ${wanted}`] : []
}

/** Listed rows are what the outcome makes of what they were; all others are what they were. */
function listedCells({ type, factor }: Params, { before, after }: Pair, name: string, listed: Columns): readonly string[] {
  const [keyName = '', sourceName = ''] = Object.keys(listed)
  const own = Object.hasOwn(after, keyName) && keyName !== 'row' ? cellsOf(after, keyName) : null
  const rowOf = (key: Cell): number => (own === null ? Number(spelled(key)) - 1 : own.findIndex((cell) => sameCell(cell, key)))
  const [old, now] = [cellsOf(before, name), cellsOf(after, name)]
  const rows = cellsOf(listed, keyName).map(rowOf)
  const touched = new Map(rows.map((row, place) => [row, place]))
  if (touched.size !== rows.length) return ['a row is listed twice']
  return now.flatMap((cell, row): readonly string[] => {
    const place = touched.get(row)
    const was = old[row] ?? null
    const label = `${name} of row ${row + 1} was ${spelled(was)} and is ${spelled(cell)}`
    if (place === undefined) return sameCell(cell, was) ? [] : [`${label}, though it is not listed`]
    if (type === 'duplicates') {
      const source = rowOf(cellsOf(listed, sourceName)[place] ?? null)
      return source < row && source >= 0 && sameCell(cell, old[source]) ? [] : [`${label}, not a copy of row ${source + 1}`]
    }
    if (!sameCell(cellsOf(listed, 'original')[place], was))
      return [`${label}, and listed as ${spelled(cellsOf(listed, 'original')[place] ?? null)}`]
    if (type === 'typos') return sameCell(cell, was) ? [`${label}: no slip`] : []
    const value = exactOf(spelled(was))
    const times = exactOf(String(factor))
    const product = toScale({ value: value.value * times.value, scale: value.scale + times.scale }, value.scale)
    return compare(exactOf(spelled(cell)), product) === 0 ? [] : [`${label}, not ${factor} times that`]
  })
}
