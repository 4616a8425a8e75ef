import { domains } from '../../domains/index.ts'
import type { Problem, SynthError } from '../../errors.ts'
import type { OwnedRows } from '../../schema/rows.ts'
import type { Schema, TableSchema } from '../../schema/schema.ts'
import { contradiction } from '../bind/contradiction.ts'
import { neededBy, tableNamed } from '../bind/tables/references.ts'
import { countRows, rowsIn } from '../bind/tables/row-counts.ts'
import type { Fact } from '../facts/fact.ts'
import type { Span } from '../tokens/token.ts'
import type { Understanding } from '../understand.ts'

/** Facts that cannot hold together, and why. */
interface Cause {
  readonly detail: string
  readonly facts: readonly Fact[]
}

/**
 * Makes the error for a story whose schema fails the checks of the plan. The client sent no schema, so the message uses the words of the
 * story and gives the arithmetic of the row counts that do not fit.
 * @param problems what the checks found; their pointers name the tables
 */
export function impossible(story: string, understanding: Understanding, problems: readonly Problem[]): SynthError {
  const { schema } = understanding
  const places = problems.flatMap(({ pointer }) => /^\/tables\/(\d+)/.exec(pointer)?.[1] ?? [])
  const tables = [...new Set(places)].flatMap((place) => schema.tables[Number(place)] ?? [])
  const cause =
    ofCounts(understanding, tables) ??
    ofNone(understanding) ??
    ofAmounts(story, understanding, tables) ??
    ofSize(understanding, tables) ??
    ofAnything(story, understanding, tables)
  return contradiction(cause.detail, cause.facts.length > 0 ? cause.facts : [{ start: 0, end: story.length }])
}

/** Looks for a table with more or fewer rows than its owners allow. Tables with problems come first. */
function ofCounts(understanding: Understanding, tables: readonly TableSchema[]): Cause | null {
  const { schema, domain } = understanding
  const known = domains.get(domain.name)?.schema ?? schema
  const names = new Set(schema.tables.map(({ name }) => name))
  const near = new Set(tables.flatMap((table) => [table.name, ...neededBy(table, names)]))
  const found = schema.tables.flatMap((table) => {
    const [rows, usual] = [table.rows, tableNamed(known, table.name)?.rows]
    if (!isOwned(rows) || !isOwned(usual) || usual.by !== rows.by) return []
    const facts = [...factsOf(understanding, table.name), ...factsOf(understanding, rows.by)]
    const detail = facts.length === 0 ? null : misfit(schema, table.name, rows, usual)
    return detail === null ? [] : [{ detail, facts, isNear: near.has(table.name) || near.has(rows.by) }]
  })
  return found.find(({ isNear }) => isNear) ?? found[0] ?? null
}

function isOwned(rows: unknown): rows is OwnedRows {
  return typeof rows === 'object' && rows !== null && 'type' in rows && rows.type === 'owned'
}

/** The arithmetic of too many or too few children for their parents; null if they fit. */
function misfit(schema: Schema, name: string, rows: OwnedRows, { by, min, max }: OwnedRows): string | null {
  const parents = rowsIn(schema, by)
  const count = rows.total ?? Math.round(parents * (rows.mean ?? (rows.min + rows.max) / 2))
  if (count >= parents * min && count <= parents * max) return null
  const each = min === max ? `has ${min}` : `has ${min} to ${max}`
  const own = `${parents * min === parents * max ? '' : `${parents * min} to `}${parents * max} ${name}`
  const [least, most] = [Math.ceil(count / Math.max(1, max)), min === 0 ? null : Math.floor(count / min)]
  const owners = most === null ? `${least} ${by} or more` : least === most ? `${least} ${by}` : `${least} to ${most} ${by}`
  const others = most !== null && most < least ? '' : `, or ${owners}`
  return `${count} ${name} for ${parents} ${by} are impossible: each of the ${by} ${each} of the ${name} here, so state ${own}${others}`
}

/** Looks for a table without rows that others refer to. */
function ofNone(understanding: Understanding): Cause | null {
  const { schema } = understanding
  for (const { name } of schema.tables) {
    const facts = factsOf(understanding, name).filter((fact) => fact.type === 'count' && fact.count === 0)
    if (facts.length > 0)
      return {
        detail: `0 ${name} are impossible, because rows of other tables belong to them: state at least 1, or "without ${name}"`,
        facts,
      }
  }
  return null
}

/** Looks for monthly amounts that are too large for a column to hold exactly. */
function ofAmounts(story: string, { schema, facts }: Understanding, tables: readonly TableSchema[]): Cause | null {
  const own = facts.filter(
    ({ fact, bound }) =>
      (fact.type === 'curve' || fact.type === 'growth') && bound.notes.some(({ pointer }) => pointer.includes('/outcomes/')),
  )
  const [first] = own.flatMap(({ bound }) => bound.notes).flatMap(({ pointer }) => schema.tables[Number(pointer.split('/')[2])] ?? [])
  if (first === undefined) return null
  const said = own.map(({ fact }) => fact)
  const rows = rowsIn(schema, first.name)
  const inOther = tables.some(({ name }) => name === first.name) ? '' : ', and so are amounts that are computed from them'
  return {
    detail: `${quoted(story, said)} cannot be generated: the amounts of ${rows} rows of ${first.name} are too large to be exact${inOther}; state a smaller amount`,
    facts: said,
  }
}

/** Number of rows above which the unique codes and the exact numbers of a table may run out. */
const manyRows = 1e8

/** Looks for a table that has many rows only because another number of rows was requested. */
function ofSize(understanding: Understanding, tables: readonly TableSchema[]): Cause | null {
  const { schema } = understanding
  const counts = countRows(
    schema,
    tables.map(({ name }) => name),
  )
  const large = tables.filter(({ name }) => (counts.get(name) ?? 0) > manyRows && factsOf(understanding, name).length === 0)
  if (large.length === 0) return null
  const named = large.map(({ name }) => `${counts.get(name)} ${name}`).join(' and ')
  return { detail: `${named} are more than their codes and numbers can tell apart: ask for fewer rows`, facts: [] }
}

function ofAnything(story: string, understanding: Understanding, tables: readonly TableSchema[]): Cause {
  const own = tables.flatMap(({ name }) => factsOf(understanding, name))
  const used = understanding.facts.filter(({ bound }) => bound.used).map(({ fact }) => fact)
  const facts = own.length > 0 ? own : used
  const names = tables.map(({ name }) => name).join(', ')
  return {
    detail: `${quoted(story, facts)} cannot hold${names === '' ? '' : ` for ${names}`}${facts.length > 1 ? ' together: leave one of them out' : ': state it in another way, or leave it out'}`,
    facts,
  }
}

/** The facts that changed a table. */
function factsOf({ schema, facts }: Understanding, name: string): readonly Fact[] {
  const place = `/tables/${schema.tables.findIndex((table) => table.name === name)}/`
  return facts
    .filter(({ bound }) => bound.used && bound.notes.some(({ pointer }) => `${pointer}/`.startsWith(place)))
    .map(({ fact }) => fact)
}

/** At most this many parts of a story are quoted: the positions of all of them are in the error. */
const mostQuoted = 8
/** Characters of the longest quotation. */
const longestQuoted = 200

function quoted(story: string, spans: readonly Span[]): string {
  if (spans.length === 0) return 'This'
  const parts = spans.slice(0, mostQuoted).map(({ start, end }) => `"${shortened(story.slice(start, end))}"`)
  const more = spans.length - parts.length
  return `${parts.join(' and ')}${more === 0 ? '' : ` and ${more} more`}`
}

function shortened(text: string): string {
  return text.length <= longestQuoted ? text : `${text.slice(0, longestQuoted).replace(/[\uD800-\uDBFF]$/, '')}…`
}
