import type { Domain, Rate } from '../../../domains/domain.ts'
import type { ColumnBody, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { RecurringRows, RowsSchema } from '../../../schema/rows.ts'
import { trySchema } from '../../../try-schema.ts'
import { isReferred } from '../../attributes/columns/is-referred.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { columnPath } from '../../find/column-path.ts'
import { type LifeStage, lifeStage } from '../../lexicon/life-stages.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { marginal } from '../shares/shares.ts'
import { chosenBy } from './chosen-by.ts'
import { type KnownValue, matchValues } from './match-values.ts'
import { knownValuesOf } from './known-values-of.ts'
import { withDriverOf } from './set-drivers.ts'
import { type ColumnAt, copiedFrom, valueSource } from './value-source.ts'
import { withKnownBeside } from './with-known-beside.ts'
import { withoutSpecific } from './without-specific.ts'
import { withoutSteps } from './without-steps.ts'
import { withRatesOf } from './with-rates-of.ts'

/** The domain after a column got the stated values. Columns that are computed from it read the matching values of the domain. */
export interface Enumerated extends ColumnAt {
  readonly schema: Schema
  readonly domain: Domain
  /** Columns about values of the domain only ("table.column"). They are hidden. */
  readonly left: readonly string[]
}

/** Whether columns of any table are computed from a column. */
export function isFollowed(schema: Schema, at: ColumnAt): boolean {
  const table = tableNamed(schema, at.table)
  if (table !== null && isReferred(table, at.column)) return true
  if (table === null || copiedFrom(schema, at) !== null) return false
  return schema.tables.some(({ name, rows, columns }) => {
    const isCopy = (each: ColumnSchema): boolean => {
      const from = copiedFrom(schema, { table: name, column: each.name })
      return from?.table === at.table && from.column === at.column
    }
    return startedBy(rows, at) !== null || columns.some(isCopy)
  })
}

type StartedRows = RecurringRows & { readonly starters: NonNullable<RecurringRows['starters']> }

/** Recurring rows that start at some values of a column; null for other rows. */
function startedBy(rows: RowsSchema, { table, column }: ColumnAt): StartedRows | null {
  if (typeof rows === 'number' || rows.type !== 'recurring' || rows.by !== table) return null
  const { starters } = rows
  return starters?.column === column ? { ...rows, starters } : null
}

/**
 * Gives a column of a domain the said values. Values of the domain in another spelling keep their meaning for other columns. A new value
 * stands for another value of the domain there; columns that are about that value only are hidden. Returns a reason as text if it is not
 * possible.
 * @param isNamed whether the story names a column, which then stays visible
 */
export function enumerated(
  schema: Schema,
  domain: Domain,
  said: ColumnAt,
  values: readonly string[],
  isNamed: (at: ColumnAt) => boolean,
): Enumerated | string {
  const at = valueSource(schema, said)
  const path = `${said.table}.${said.column}`
  const table = tableNamed(schema, at.table)
  const column = table?.columns.find(({ name }) => name === at.column)
  const known = column === undefined ? null : knownValuesOf(column, at, domain)
  if (table === null || column === undefined || known === null) return `other columns depend on ${path}`
  const meant = meantValues(values, known, column)
  const category: ColumnBody<'category'> = { kind: 'category', values, shares: values.map(() => 1 / values.length) }
  const isSame = values.length === known.length && values.every((value) => meant.matched.get(value) === value)
  const all = known.map(({ value }) => value)
  const meaning = (by: string): ColumnBody => chosenBy(by, all, meant.all)
  const beside = isSame ? { schema: withBody(schema, at, category), known: [at] } : withKnownBeside(schema, at, category, meaning)
  const [first] = beside?.known ?? []
  if (beside === null || first === undefined) return `other tables depend on ${path}`
  const turned = turnedRound(beside.schema, domain, column, first)
  const isNew = values.some((value) => meant.matched.get(value) === null)
  const lasting = meant.isUnsure ? withoutUnsure(turned.schema, beside.known, isNamed) : { schema: turned.schema, left: [] }
  const rest = isNew ? withoutSpecific(lasting.schema, beside.known, isNamed) : lasting
  const result = withStarters(rest.schema, at, meant.all)
  const tried = trySchema(result)
  if ('reason' in tried) return `other columns depend on ${path}`
  const isTorn = turned.drawn.some((drawn) => isShownBy(result, tried.reads, `${at.table}.${drawn}`))
  if (isTorn) return `other columns state the same as ${path}`
  return {
    ...at,
    schema: result,
    domain: { ...withRatesOf(domain, at, meant.matched), schema: withBody(domain.schema, at, category) },
    left: [...new Set([...lasting.left, ...rest.left])],
  }
}

interface Meant {
  /** For each said value, the value of the domain with the same meaning; null for a new value. */
  readonly matched: ReadonlyMap<string, string | null>
  /** For each said value, the value of the domain that other columns see. */
  readonly all: ReadonlyMap<string, string>
  /** Whether the stage of some value is unknown. */
  readonly isUnsure: boolean
}

/**
 * Chooses a value of the domain for each new value: the last unused ones in their order (such as plans from small to large); for states the
 * one that is as far, else for the most common one.
 */
function meantValues(values: readonly string[], known: readonly KnownValue[], column: ColumnSchema): Meant {
  const matched = matchValues(values, known)
  const used = new Set(matched.values())
  const free = known.map(({ value }) => value).filter((value) => !used.has(value))
  const fresh = values.filter((value) => matched.get(value) === null)
  const isRanked = column.kind === 'category' && column.by === undefined && fresh.length <= free.length
  const ranked = free.slice(free.length - fresh.length)
  const common = mostCommon(column, known)
  const isLife = known.some(({ value }) => lifeStage(value) !== null)
  const usual = (value: string): string => (isRanked ? (ranked[fresh.indexOf(value)] ?? common) : common)
  const meant = (value: string): string => (isLife ? likeIn(value, known) : null) ?? usual(value)
  return {
    matched,
    all: new Map(values.map((value) => [value, matched.get(value) ?? meant(value)])),
    isUnsure: isLife && fresh.some((value) => likeIn(value, known) === null),
  }
}

/** Stages that replace a stage in which the domain has no value. Other columns see a value of these. */
const instead: Readonly<Record<LifeStage, readonly LifeStage[]>> = {
  begun: ['begun', 'going'],
  going: ['going', 'begun'],
  done: ['done'],
  ended: ['ended', 'begun', 'going'],
}

/** The first value of the domain in the same stage as a stated one. */
function likeIn(said: string, known: readonly KnownValue[]): string | null {
  const stage = lifeStage(said)
  const stages = stage === null ? [] : instead[stage]
  return stages.map((each) => known.find(({ value }) => lifeStage(value) === each)?.value).find((value) => value !== undefined) ?? null
}

function mostCommon(column: ColumnSchema, known: readonly KnownValue[]): string {
  const [first] = known
  if (column.kind !== 'category') return first?.value ?? ''
  const weights = marginal(column)
  return column.values[weights.indexOf(Math.max(...weights))] ?? first?.value ?? ''
}

/** Hides the columns that the values of a status decide. */
function withoutUnsure(
  schema: Schema,
  known: readonly ColumnAt[],
  isNamed: (at: ColumnAt) => boolean,
): { readonly schema: Schema; readonly left: readonly string[] } {
  const changed = known.flatMap(({ table: name, column }) => {
    const table = tableNamed(schema, name)
    return table === null ? [] : [withoutSteps(table, new Set([column]), (each) => isNamed({ table: name, column: each }))]
  })
  return { schema: changed.reduce((before, { table }) => withTable(before, table), schema), left: changed.flatMap(({ left }) => left) }
}

function withBody(schema: Schema, { table: name, column }: ColumnAt, body: ColumnBody): Schema {
  const table = tableNamed(schema, name)
  const before = table?.columns.find((each) => each.name === column)
  if (table === null || before === undefined) return schema
  const kept = before.hidden === undefined ? {} : { hidden: before.hidden }
  return withTable(schema, withColumn(table, { name: column, ...kept, ...body }))
}

function turnedRound(
  schema: Schema,
  { rates }: Domain,
  before: ColumnSchema,
  by: ColumnAt,
): { readonly schema: Schema; readonly drawn: readonly string[] } {
  const table = tableNamed(schema, by.table)
  if (table === null || before.kind !== 'mapping') return { schema, drawn: [] }
  const turned = withDriverOf(table, before, by.column)
  const shown = rates.filter((rate) => rate.shown?.column === before.name && columnPath(rate.column).table === table.name)
  const agreed = turned.drawn.reduce((result, name) => withDrawn(result, name, shown, by.column), turned.table)
  return {
    schema: withTable(schema, agreed),
    drawn: turned.drawn.filter((name) => !shown.some((rate) => columnPath(rate.column).column === name)),
  }
}

/** Renames the values by which rows recur. */
function withStarters(schema: Schema, at: ColumnAt, meant: ReadonlyMap<string, string>): Schema {
  const change = (each: TableSchema): TableSchema => {
    const rows = startedBy(each.rows, at)
    if (rows === null) return each
    const values = [...meant].flatMap(([value, known]) => (rows.starters.values.includes(known) ? [value] : []))
    const [first = ''] = meant.keys()
    return { ...each, rows: { ...rows, starters: { column: at.column, values: values.length === 0 ? [first] : values } } }
  }
  return { ...schema, tables: schema.tables.map(change) }
}

/** Whether a written column, or the number of recurring rows, follows from a column. */
function isShownBy(schema: Schema, reads: ReadonlyMap<string, ReadonlySet<string>>, drawn: string): boolean {
  const name = drawn.slice(drawn.indexOf('.') + 1)
  return schema.tables.some(
    (table) =>
      JSON.stringify(table.rows).includes(`"${name}"`) ||
      (table.hidden !== true &&
        table.columns.some((column) => column.hidden !== true && reads.get(`${table.name}.${column.name}`)?.has(drawn) === true)),
  )
}

/**
 * A table in which a hidden column that decided another column now follows from it.
 * @param shown shares of the domain that the other column shows
 * @param by the column with the domain's values of the other column
 */
function withDrawn(table: TableSchema, name: string, shown: readonly Rate[], by: string): TableSchema {
  const column = table.columns.find((each) => each.name === name)
  const own = shown.filter((rate) => columnPath(rate.column).column === name)
  const known = table.columns.find((each) => each.name === by)
  if (column === undefined || own.length === 0 || known?.kind !== 'category') return table
  const body = bodyOf(column, own, known.values, by)
  if (body === null) return table
  return withColumn(table, { name, hidden: true, ...body })
}

function bodyOf(column: ColumnSchema, shown: readonly Rate[], known: readonly string[], by: string): ColumnBody | null {
  const wordOf = new Map(shown.map((rate) => [String(rate.shown?.value), String(rate.value)]))
  if (column.kind === 'boolean') {
    const [word = ''] = [...wordOf].find(([, value]) => value === 'true') ?? []
    return { kind: 'formula', expression: `${by} == ${JSON.stringify(word)}`, as: 'boolean' }
  }
  if (column.kind !== 'category') return null
  const told = new Set(wordOf.values())
  const rest = column.values.find((value) => !told.has(value)) ?? column.values[0] ?? ''
  return chosenBy(by, column.values, new Map(known.map((value) => [value, wordOf.get(value) ?? rest])))
}
