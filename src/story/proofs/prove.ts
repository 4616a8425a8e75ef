import { secondsPerDay } from '../../calendar.ts'
import type { Schema } from '../../schema/schema.ts'
import { columnNamed, tableNamed } from '../bind/tables/references.ts'
import { monthText } from '../times/months.ts'
import { beforeFlaws, outliersBeside } from './before-flaws.ts'
import { busierProof } from './busier-proof.ts'
import type { Claim, ClaimOf } from './claim.ts'
import { correlationProof } from './correlation-proof.ts'
import type { Proof } from './proof.ts'
import { rowsOfShare } from './rows-of-share.ts'
import { seasonProof } from './season-proof.ts'
import { textProofs } from './text-proofs.ts'
import { timeProofs } from './time-proofs.ts'
import { spreadProof } from './spread-proof.ts'
import { meanWithinProof, statisticProof } from './statistic-proof.ts'
import { boundsSql, rowTestSql } from './row-test.ts'
import { sqlName as name, sqlText as text } from './sql-names.ts'

/** Number of rows of the visible tables. */
export type RowCounts = Readonly<Record<string, number>>

type Provers = { readonly [Type in Claim['type']]: (claim: ClaimOf<Type>, rowsOf: (table: string) => number, schema: Schema) => Proof }

/** Whether cells of a column may be empty. */
function isNullable(schema: Schema, table: string, column: string): boolean {
  return columnNamed(schema, table, column)?.nullable !== undefined
}

/** The query for each type of claim. */
const provers: Provers = {
  rows: ({ table, rows, between }) =>
    between === undefined
      ? { sql: `select count(*) from ${name(table)}`, value: rows }
      : { sql: `select count(*) >= ${between.min} and count(*) <= ${between.max} from ${name(table)}`, value: true },
  share: ({ table, column, value, share }, rowsOf, schema) => ({
    sql: countHaving(table, column, value),
    value: rowsOfShare(schema, { table, column, value, share }, rowsOf(table)),
  }),
  having: ({ table, column, value, rows }) => ({ sql: countHaving(table, column, value), value: rows }),
  among: ({ table, column, values, beyond = 0 }, rowsOf, schema) => ({
    sql: `select count(*) from ${name(table)} where ${isNullable(schema, table, column) ? `${name(column)} is null or ` : ''}${name(column)} in (${values.map(text).join(', ')})`,
    value: rowsOf(table) - Math.round(beyond * rowsOf(table)),
  }),
  most: ({ table, column, values }) => ({
    sql: `select count(*) filter (where cast(${name(column)} as varchar) in (${values.map(text).join(', ')})) > count(*) / 2.0 from ${name(table)}`,
    value: true,
  }),
  per_parent: (claim, rowsOf) => ({ sql: countFitting(claim), value: rowsOf(claim.parent) }),
  childless: ({ child, key, parent, parentKey, rows }) => ({
    sql: `select count(*) from ${name(parent)} where ${name(parentKey)} not in (select ${name(key)} from ${name(child)} where ${name(key)} is not null)`,
    value: rows,
  }),
  concentrated: ({ child, key, rows, children }) => ({
    sql: `select cast(sum(children) as bigint) from (select count(*) as children from ${name(child)} group by ${name(key)} order by 1 desc limit ${rows}) as most`,
    value: children,
  }),
  average: ({ child, parent, mean }) => ({
    sql: `select abs(count(*) - ${mean} * (select count(*) from ${name(parent)})) <= ${Math.max(mean, 1) / 2} from ${name(child)}`,
    value: true,
  }),
  refers: ({ child, key, parent, parentKey }, rowsOf, schema) => {
    const joined = `${name(parent)} as parent on parent.${name(parentKey)} = child.${name(key)}`
    const [join, or] = isNullable(schema, child, key)
      ? ['left join', ` where child.${name(key)} is null or parent.${name(parentKey)} is not null`]
      : ['join', '']
    return { sql: `select count(*) from ${name(child)} as child ${join} ${joined}${or}`, value: rowsOf(child) }
  },
  refers_within: ({ table, key, to }) => ({
    sql: `select count(*) > 0 and count(*) = (select count(${name(key)}) from ${name(table)}) from ${name(table)} as child join ${name(table)} as parent on parent.${name(to)} = child.${name(key)}`,
    value: true,
  }),
  within: ({ table, column, from, to, orEmpty, gaps = [] }, rowsOf) => ({
    sql: `select count(*) from ${name(table)} where ${orEmpty === true ? `${name(column)} is null or ` : ''}cast(${name(column)} as date) between date ${text(from)} and date ${text(to)}${gaps.map((gap) => ` and cast(${name(column)} as date) not between date ${text(gap.from)} and date ${text(gap.to)}`).join('')}`,
    value: rowsOf(table),
  }),
  months: (claim) => ({ sql: countMonths(claim), value: claim.months.filter(({ total }) => total !== 0).length }),
  step: (claim) => ({ sql: compareYears(claim), value: true }),
  busier: (claim, rowsOf, schema) => busierProof(claim, schema, rowsOf(claim.table)),
  season: seasonProof,
  ...timeProofs,
  columns: ({ table, columns }, rowsOf) => ({
    sql: `select count(*) from (select ${columns.map(name).join(', ')} from ${name(table)}) as listed`,
    value: rowsOf(table),
  }),
  between: ({ table, column, beyond = 0, ...bounds }, rowsOf) => ({
    sql: `select count(*) from ${name(table)} where ${name(column)} is null or ${boundsSql(name(column), bounds)}`,
    value: rowsOf(table) - Math.round(beyond * rowsOf(table)),
  }),
  length: ({ table, column, min, max }, rowsOf) => ({
    sql: `select count(*) from ${name(table)} where ${name(column)} is null or length(${name(column)}) between ${min} and ${max}`,
    value: rowsOf(table),
  }),
  form: (claim, rowsOf) => textProofs.form(claim, rowsOf(claim.table)),
  matches: (claim, rowsOf) => textProofs.matches(claim, rowsOf(claim.table)),
  numbered: (claim, rowsOf) => textProofs.numbered(claim, rowsOf(claim.table)),
  statistic: (claim, rowsOf) => statisticProof(claim, rowsOf(claim.table)),
  delay: ({ table, column, after, min, max, isOfDays }) => {
    const apart = isOfDays ? `(cast(${name(column)} as date) - cast(${name(after)} as date))` : secondsBetween(after, column)
    const [low, high] = isOfDays ? [Math.floor(min / secondsPerDay), max === null ? null : Math.ceil(max / secondsPerDay)] : [min, max]
    return { sql: `select count(*) from ${name(table)} where not (${boundsSql(apart, { min: low, max: high })})`, value: 0 }
  },
  mean_delay: ({ table, column, after, value }) => ({
    sql: `select count(*) = 0 or abs(avg(${secondsBetween(after, column)}) - ${value}) <= ${value} * (0.005 + 2.0 / count(*)) + 1 from ${name(table)} where ${name(column)} is not null`,
    value: true,
  }),
  sums: ({ table, column, rowKey, owned, ownerKey, of }, rowsOf) => ({
    sql: `select count(*) from ${name(table)} as owner where abs(owner.${name(column)} - (select coalesce(sum(own.${name(of)}), 0) from ${name(owned)} as own where own.${name(ownerKey)} = owner.${name(rowKey)})) < 0.005`,
    value: rowsOf(table),
  }),
  computed: ({ table, column, expression, off, deviation }, rowsOf) => {
    const sql = expression.replaceAll(/\{(\w+)(!?)\}/g, (_, own: string, day: string) => {
      const value = day === '' ? name(own) : `date_diff('day', date '1970-01-01', cast(${name(own)} as date))`
      return `cast(${value} as double)`
    })
    const wide = Number((deviation * (0.05 + 4 / Math.sqrt(2 * Math.max(1, rowsOf(table)))) + 0.01).toPrecision(4))
    const spread = deviation === 0 ? '' : ` and abs(stddev_pop(apart) - ${deviation}) <= ${wide}`
    return {
      sql: `select coalesce(max(abs(apart)) <= ${off}${spread}, true) from (select ${name(column)} - (${sql}) as apart from ${name(table)}) as computed`,
      value: true,
    }
  },
  correlated: (claim, rowsOf) => correlationProof(claim, rowsOf(claim.table)),
  spread: (claim, rowsOf) => spreadProof(claim, rowsOf(claim.table)),
  peak: ({ table, column, value }) => ({
    sql: `select count(*) filter (where abs(${name(column)} - ${value}) <= spread / 2) > 0.2 * count(*) from ${name(table)}, (select stddev_pop(${name(column)}) as spread from ${name(table)}) as whole`,
    value: true,
  }),
  whole: wholeProof,
  distinct: ({ table, column }, rowsOf, schema) => ({
    sql: `select count(distinct ${name(column)})${isNullable(schema, table, column) ? ` + count(*) filter (where ${name(column)} is null)` : ''} from ${name(table)}`,
    value: rowsOf(table),
  }),
  filled: ({ table, column }, rowsOf) => ({ sql: `select count(${name(column)}) from ${name(table)}`, value: rowsOf(table) }),
  regular: ({ table, time, key }, rowsOf) => ({
    sql: `select count(*) from (select distinct ${[...(key === null ? [] : [key]), time].map(name).join(', ')} from ${name(table)}) as times`,
    value: rowsOf(table),
  }),
  missing: ({ table, column, share }, rowsOf) => ({
    sql: `select count(*) from ${name(table)} where ${name(column)} is null`,
    value: Math.round(share * rowsOf(table)),
  }),
  touched: (claim, rowsOf) => ({ sql: countTouched(claim), value: Math.round(claim.share * rowsOf(claim.table)) }),
  copies: ({ table, columns, answers, share }, rowsOf) => {
    const rows = Math.round(share * rowsOf(table))
    const distinct = `select distinct ${columns.map(name).join(', ')} from ${name(table)}`
    const copies = `(select count(*) from ${name(table)}) - (select count(*) from (${distinct}) as apart) >= ${rows}`
    return { sql: `select ${copies} and (select count(*) from ${name(answers)}) = ${rows}`, value: true }
  },
  absent: ({ tables }) => ({
    sql: `select count(*) from information_schema.tables where table_name in (${tables.map(text).join(', ')})`,
    value: 0,
  }),
  present: ({ tables }) => ({
    sql: `select count(distinct table_name) from information_schema.tables where table_name in (${tables.map(text).join(', ')})`,
    value: tables.length,
  }),
  every: ({ table, when, holds }) => ({
    sql: `select count(*) from ${name(table)} where (${rowTestSql(when)}) and not coalesce(${rowTestSql(holds)}, false)`,
    value: 0,
  }),
  share_overall: ({ table, holds, share, slack }) => ({
    sql: `select abs(count(*) filter (where ${rowTestSql(holds)}) - ${share} * count(*)) <= ${slack} + 0.5001 from ${name(table)}`,
    value: true,
  }),
  share_within: ({ table, when, holds, share }) => ({
    sql: `select abs(count(*) filter (where ${rowTestSql(holds)}) - ${share} * count(*)) <= 0.5001 from ${name(table)} where ${rowTestSql(when)}`,
    value: true,
  }),
  sum_share: ({ table, column, when, share }) => ({
    sql: `select abs(sum(${name(column)}) filter (where ${rowTestSql(when)}) / sum(${name(column)}) - ${share}) <= 0.001 from ${name(table)}`,
    value: true,
  }),
  mean_within: meanWithinProof,
}

/** The query that proves a claim, of numbers before their outliers. @param rows number of rows of the visible tables */
export function prove(claim: Claim, schema: Schema, rows: RowCounts): Proof {
  const proof = proofOf(claim, schema, rows)
  const table = 'table' in claim ? tableNamed(schema, claim.table) : null
  const outliers = table === null ? [] : outliersBeside(claim, table)
  return table === null || outliers.length === 0 ? proof : { ...proof, sql: beforeFlaws(proof.sql, table, outliers) }
}

function proofOf<Type extends Claim['type']>(claim: ClaimOf<Type>, schema: Schema, rows: RowCounts): Proof {
  const { type }: { readonly type: Type } = claim
  return provers[type](claim, (table) => rows[table] ?? 0, schema)
}

/** Joins several queries to one, which is true if all of them are. Null for none. */
export function proveAll(proofs: readonly Proof[]): Proof | null {
  const [only] = proofs
  if (only === undefined || proofs.length === 1) return only ?? null
  return { sql: `select ${proofs.map(({ sql, value }) => `(${sql}) = ${value}`).join(' and ')}`, value: true }
}

function secondsBetween(first: string, last: string): string {
  return `(epoch(cast(${name(last)} as timestamp)) - epoch(cast(${name(first)} as timestamp)))`
}

function countHaving(table: string, column: string, value: string | boolean): string {
  const condition = typeof value === 'string' ? `${name(column)} = ${text(value)}` : value ? name(column) : `not ${name(column)}`
  return `select count(*) from ${name(table)} where ${condition}`
}

function countTouched({ table, column, answers, key, trim }: ClaimOf<'touched'>): string {
  if (key === null) return `select count(*) from ${name(answers)}`
  const join = `${name(answers)} as listed join ${name(table)} as own on own.${name(key)} = listed.${name(key)}`
  return `select count(*) from ${join} where own.${name(column)} <> listed.original${trim === undefined ? '' : ` and ${trim}(own.${name(column)}) = listed.original`}`
}

function countFitting({ child, key, parent, parentKey, min, max }: ClaimOf<'per_parent'>): string {
  const own = `select count(child.${name(key)}) as children from ${name(parent)} as parent left join ${name(child)} as child`
  const counted = `${own} on child.${name(key)} = parent.${name(parentKey)} group by parent.${name(parentKey)}`
  const bounds = [...(min === null ? [] : [`children >= ${min}`]), ...(max === null ? [] : [`children <= ${max}`])]
  return `select count(*) from (${counted}) as counted where ${bounds.join(' and ')}`
}

function countMonths({ table, time, column, months }: ClaimOf<'months'>): string {
  const total = column === null ? 'count(*)' : `sum(cast(${name(column)} as decimal(18, 4)))`
  const each = `select substr(cast(${name(time)} as varchar), 1, 7) as month, ${total} as total from ${name(table)} group by 1`
  const said = months.filter(({ total: of }) => of !== 0).map(({ period, total: of }) => `month = ${text(period)} and total = ${of}`)
  return `select count(*) from (${each}) as months where ${said.join(' or ')}`
}

/** Rounded months differ from the exact numbers by less than a row each; amounts follow them to a thousandth. */
function compareYears({ table, time, column, since, factor }: ClaimOf<'step'>): string {
  const month = `substr(cast(${name(time)} as varchar), 1, 7)`
  const [before, first, last] = [since - 12, since, since + 11].map(monthText)
  const total = (from: string, to: string): string =>
    `coalesce(sum(case when ${month} between ${text(from)} and ${text(to)} then ${column === null ? 1 : name(column)} end), 0)`
  const [old, now] = [total(before ?? '', monthText(since - 1)), total(first ?? '', last ?? '')]
  return `select abs(${now} - ${factor} * ${old}) <= ${column === null ? 12 * (1 + factor) : `0.001 * ${now} + 1`} from ${name(table)}`
}

/** Counts the cells that are integers, multiples of a step, or numbers with the given cents. Empty cells pass. */
function wholeProof({ table, column, step = 1, cents = 0 }: ClaimOf<'whole'>, rowsOf: (table: string) => number): Proof {
  const own = name(column)
  const units = cents > 0 ? `(${own} - ${cents / 100})` : step === 1 ? own : `${own} / ${step}`
  const isWhole = cents > 0 || step !== 1 ? `abs(${units} - round(${units})) < 1e-9` : `${own} = floor(${own})`
  return { sql: `select count(*) from ${name(table)} where ${own} is null or ${isWhole}`, value: rowsOf(table) }
}
