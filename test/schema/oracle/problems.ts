import type { AnySchema, AnyTable } from '../../../src/schema/any-schema.ts'
import { allowances, nullBy } from './allowed.ts'
import { type Cell, type Response, spelled } from './data.ts'
import { expectations, isAsExpected } from './expected.ts'
import { Facts, type TableFacts } from './facts.ts'
import { type Params, paramsOf } from './params.ts'
import { wholes } from './wholes.ts'

/** Of each column so many problems are told. */
const mostTold = 3

/** What a response says that its schema does not allow. `changed` tells the columns that outcomes change, whose kinds promise nothing. */
export function problemsOf(schema: AnySchema, response: Response, changed: ReadonlySet<string> = new Set()): readonly string[] {
  const facts = new Facts(schema, response)
  const counts = facts.tables.flatMap((table) => {
    const wanted = plannedRows(table, facts)
    return wanted === null || wanted === table.rows ? [] : [`${table.schema.name} has ${table.rows} rows, not ${wanted}`]
  })
  return [
    ...counts,
    ...facts.tables.flatMap((table) => [
      ...rowProblems(table),
      ...columnProblems(table, changed),
      ...setProblems(table),
      ...breaches(table),
    ]),
  ]
}

/** Rows that a table has by its schema; null when that follows from moments. */
function plannedRows({ schema: { rows } }: TableFacts, facts: Facts): number | null {
  if (typeof rows === 'number') return rows
  if (rows.type === 'primary') return rows.count ?? 1000
  if (rows.type === 'recurring') return null
  const base = facts.table(rows.type === 'ratio' ? rows.of : rows.by).rows
  if (rows.type === 'ratio') return base === 0 ? 0 : Math.max(rows.min ?? 1, Math.round(base * rows.ratio))
  return rows.total ?? Math.round(base * (rows.mean ?? (rows.min + rows.max) / 2))
}

/** Columns of a table that have not as many cells as it has rows. */
function rowProblems(table: TableFacts): readonly string[] {
  const { name, columns } = table.schema
  return columns.flatMap((column) => {
    const { length } = table.cells(column.name)
    return length === table.rows ? [] : [`${name}.${column.name} has ${length} cells of ${table.rows}`]
  })
}

function columnProblems(table: TableFacts, changed: ReadonlySet<string>): readonly string[] {
  const inSets = constructedColumns(table.schema)
  return table.schema.columns.flatMap((column) => {
    const params = paramsOf(column)
    const label = `${table.schema.name}.${column.name} (${column.kind})`
    if (changed.has(`${table.schema.name}.${column.name}`)) return []
    const isWhole = params.nullable === undefined && !inSets.has(column.name)
    const whole = isWhole || column.kind === 'owner_key' ? (wholes[column.kind]?.(params, table) ?? []) : []
    return [...nullProblems(params, table), ...whole, ...cellProblems(params, table)]
      .slice(0, mostTold)
      .map((problem) => `${label}: ${problem}`)
  })
}

/** What is promised of all rows of a column together need not hold where a set decides its values. */
function constructedColumns({ unique = [], primary_key: key = [] }: AnyTable): ReadonlySet<string> {
  return new Set([...unique.flat(), ...(Array.isArray(key) ? key : [key as string])])
}

function cellProblems(params: Params, table: TableFacts): readonly string[] {
  const cells = table.cells(params.name)
  const expect = expectations[params.kind]?.(params, table)
  const allows = allowances[params.kind]?.(params, table)
  const isNull = expect === undefined ? nullBy(params, table) : undefined
  const found: string[] = []
  for (let row = 0; row < cells.length && found.length < mostTold; row++) {
    const cell = cells[row] ?? null
    if (cell === null && params.nullable !== undefined) continue
    const problem = expect === undefined ? refusedCell(cell, row, allows, isNull) : unexpected(cell, expect(row))
    if (problem !== null) found.push(`row ${row + 1} ${problem}`)
  }
  return found
}

function unexpected(cell: Cell, expected: Parameters<typeof isAsExpected>[1]): string | null {
  if (isAsExpected(cell, expected)) return null
  const wanted =
    typeof expected === 'object' && expected !== null && 'value' in expected ? `${expected.value} e-${expected.scale}` : spelled(expected)
  return `is ${spelled(cell)}, not ${wanted}`
}

function refusedCell(
  cell: Cell,
  row: number,
  allows: ((cell: Cell, row: number) => boolean) | undefined,
  isNull: ((row: number) => boolean) | undefined,
): string | null {
  if (isNull !== undefined && (cell === null) !== isNull(row)) return cell === null ? 'is null' : `is ${spelled(cell)}, not null`
  return cell === null || allows === undefined || allows(cell, row) ? null : `is ${spelled(cell)}`
}

const nullableKinds: ReadonlySet<string> = new Set([
  'after',
  'attribute',
  'conditional',
  'formula',
  'lifecycle',
  'lifecycle_time',
  'lookup',
  'mapping',
  'person_attribute',
  'recurrence',
  'roll_up',
  'self_reference',
  'shifted',
  'switch',
  'template',
  'text',
])

/** Cells that lack a value, though the column says that they have one, and the other way round. */
function nullProblems({ name, kind, nullable }: Params, table: TableFacts): readonly string[] {
  const cells = table.cells(name)
  const nulls = cells.filter((cell) => cell === null).length
  if (nullable === undefined) return nulls === 0 || nullableKinds.has(kind) ? [] : [`${nulls} cells are null`]
  const { rate, when } = nullable
  const wanted = Math.round(table.rows * (rate ?? 1))
  if (when === undefined)
    return nulls === wanted || (nulls > wanted && nullableKinds.has(kind)) ? [] : [`${nulls} cells are null, not ${wanted}`]
  return cells.flatMap((cell, row) => {
    const meets = table.meets(when, row)
    if (cell === null) return meets || nullableKinds.has(kind) ? [] : [`row ${row + 1} is null, but not ${when}`]
    return meets && (rate ?? 1) === 1 ? [`row ${row + 1} is not null, but ${when}`] : []
  })
}

/** Sets of columns that two rows agree in, and keys that are null. */
function setProblems(table: TableFacts): readonly string[] {
  const { name, unique = [], primary_key: key } = table.schema
  const keys = key === undefined ? [] : [typeof key === 'string' ? [key] : key]
  const nulls = keys.flat().filter((column) => table.cells(column).includes(null))
  return [
    ...nulls.map((column) => `${name}.${column} is of the primary key, and null`),
    ...[...unique, ...keys].flatMap((set) => {
      const seen = new Set<string>()
      let told = 0
      for (let row = 0; row < table.rows; row++) {
        const cells = set.map((column) => table.cells(column)[row] ?? null)
        if (cells.includes(null)) continue
        told++
        seen.add(JSON.stringify(cells.map(spelled)))
      }
      return seen.size === told ? [] : [`${name}: ${told - seen.size} rows repeat (${set.join(', ')})`]
    }),
  ]
}

/** Constraints that a row breaks. */
function breaches(table: TableFacts): readonly string[] {
  return (table.schema.constraints ?? []).flatMap((constraint) => {
    for (let row = 0; row < table.rows; row++) {
      const value = table.value(constraint, row)
      if (value !== null && typeof value !== 'string' && value.value === 0n)
        return [`${table.schema.name}: row ${row + 1} breaks ${constraint}`]
    }
    return []
  })
}
