import Value from 'typebox/value'
import Type from 'typebox'
import type { ColumnParams } from '../columns/column-kind.ts'
import { columnKinds } from '../columns/index.ts'
import { SynthError, type Problem } from '../errors.ts'
import type { OwnershipRows } from '../schema/rows.ts'
import type { ColumnSchema, Schema, TableSchema } from '../schema/schema.ts'
import type { Plan, TablePlan } from './plan.ts'
import { ownedMean, rowCounts } from './row-counts.ts'

/** The day that a plan takes for today, unless its schema says another: a seeded request gives the same dates next year. */
export const referenceDate = '2026-01-01'

/** The most rows that can be shuffled, and so flagged at an exact rate or told apart. */
const mostTableRows = 2 ** 32

/** Rows of the primary table when neither the request nor the schema says how many. */
export const defaultRows = 1000

/**
 * Validates and counts: what a schema comes to when its primary table has `primaryRows` rows; null for as many as the schema says.
 * @throws SynthError `schema_invalid` with all problems, or `too_many_rows`.
 */
export function buildPlan(schema: Schema, primaryRows: number | null, maxRows: number): Plan {
  requireValid(schema)
  const today = schema.reference_date ?? referenceDate
  const counts = rowCounts(schema, primaryRows ?? rowsOfPrimary(schema), today)
  const tables = schema.tables.map((table) => planTable(table, counts))
  const written = tables.filter(({ hidden }) => !hidden)
  const total = written.reduce((sum, { rows }) => sum + rows, 0)
  if (total > maxRows) {
    const sum = written.map(({ name, rows }) => `${name} ${rows}`).join(' + ')
    throw new SynthError('too_many_rows', `${sum} = ${total} rows in one response, but at most ${maxRows} are allowed: ask for fewer rows`)
  }
  for (const { name, rows } of tables) {
    if (rows > mostTableRows)
      throw new SynthError(
        'too_many_rows',
        `Table ${name} would have ${rows} rows, but a table has at most ${mostTableRows}: ask for fewer rows`,
      )
  }
  const lists = new Set(schema.tables.flatMap(({ columns }) => columns.flatMap(listsOf)))
  return { domain: schema.name ?? 'custom', referenceDate: today, tables, lists: [...lists].toSorted() }
}

function rowsOfPrimary({ tables }: Schema): number {
  for (const { rows } of tables) if (typeof rows !== 'number' && rows.type === 'primary') return rows.count ?? defaultRows
  return defaultRows
}

function planTable(table: TableSchema, counts: ReadonlyMap<string, number>): TablePlan {
  const { name, hidden = false, columns, primary_key: key = [], unique = [] } = table
  const keys = [typeof key === 'string' ? [key] : key].filter((names) => names.length > 0)
  return {
    name,
    rows: counts.get(name) ?? 0,
    hidden,
    ownership: ownershipOf(table, counts),
    columns,
    unique: [...keys, ...unique],
    constraints: table.constraints ?? [],
    correlations: table.correlations ?? [],
    outcomes: table.outcomes ?? [],
  }
}

function ownershipOf({ rows }: TableSchema, counts: ReadonlyMap<string, number>): OwnershipRows | null {
  if (typeof rows === 'number') return null
  if (rows.type === 'owned') return { ...rows, mean: ownedMean(rows, counts.get(rows.by) ?? 0) }
  return rows.type === 'recurring' ? rows : null
}

/** Schemas found valid: those of the domains are asked for again and again. */
const valid = new WeakSet<Schema>()

function requireValid(schema: Schema): void {
  if (valid.has(schema)) return
  const problems = [
    ...nameProblems(schema.tables, '/tables'),
    ...schema.tables.flatMap(({ columns }, t) => [
      ...nameProblems(columns, `/tables/${t}/columns`),
      ...columns.flatMap((column, c) => columnProblems(column, `/tables/${t}/columns/${c}`)),
    ]),
  ]
  const [first] = problems
  if (first !== undefined) {
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
    throw new SynthError('schema_invalid', `${first.pointer} ${first.detail}${more}`, problems)
  }
  valid.add(schema)
}

/** Names tell tables and columns apart, in references as in the response. */
function nameProblems(named: readonly { readonly name: string }[], pointer: string): Problem[] {
  return named.flatMap(({ name }, index) =>
    named.findIndex((other) => other.name === name) === index
      ? []
      : [{ pointer: `${pointer}/${index}/name`, detail: `"${name}" is taken` }],
  )
}

function columnProblems(
  { name: _name, hidden: _hidden, description: _description, nullable: _nullable, ...column }: ColumnSchema,
  pointer: string,
): Problem[] {
  return valueProblems(column, pointer)
}

function valueProblems({ kind: name, ...params }: ColumnParams, pointer: string): Problem[] {
  const kind = columnKinds.get(name)
  if (kind === undefined) {
    return [{ pointer: `${pointer}/kind`, detail: `There is no column kind "${name}"; there are ${[...columnKinds.keys()].join(', ')}` }]
  }
  const closed = Type.Object(kind.params.properties, { additionalProperties: false })
  const problems = [...Value.Errors(closed, params)].map(({ keyword, instancePath, message }) => ({
    pointer: pointer + instancePath,
    // Where additional properties are none, each of them has the schema `false`.
    detail: keyword === 'boolean' ? `${name} has no such parameter` : `${name}: ${message}`,
  }))
  if (problems.length > 0) return problems
  const conflict = kind.conflict?.(params) ?? null
  if (conflict !== null) return [{ pointer, detail: `${name}: ${conflict}` }]
  return name === 'conditional' ? valueProblems(params['value'] as ColumnParams, `${pointer}/value`) : []
}

function listsOf(params: { readonly kind: string; readonly [param: string]: unknown }): readonly string[] {
  const inner = params.kind === 'conditional' ? listsOf(params['value'] as ColumnSchema) : []
  return [...inner, ...(columnKinds.get(params.kind)?.lists?.(params) ?? [])]
}
