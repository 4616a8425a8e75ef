import type { ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { trySchema } from '../../../try-schema.ts'
import { onlyOf } from '../../../lists.ts'
import { percent } from '../../amounts/percent.ts'
import { doneBy } from '../../lexicon/flag-verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { ClaimOf } from '../../proofs/claim.ts'
import { isSameStem } from '../../words/same-stem.ts'
import type { Binding } from '../binding.ts'
import { columnPointer } from '../note.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/** Names of the time by which something should happen. */
const dueName = /^(?:due|promised|expected|planned|scheduled|deadline|estimated|target)(?:_|$)|_(?:due|deadline)(?:_|$)/
/** Flags of late rows, and the parts of their names that tell no verb. */
const lateName = /(?:^|_)(?:late|past_deadline)$/
const lateParts = wordSet('is late past deadline')
const isInFuture = /^\w+ > (?:today|seconds\(today\))$/

/** A table that tells which rows are late, when each row is due, and when it was done. */
interface LateRows {
  readonly table: TableSchema
  readonly flag: string
  readonly due: ColumnSchema
  readonly done: ColumnSchema
  /** The one of both that is drawn anew. */
  readonly moved: ColumnSchema
}

/**
 * Makes two times of a composed table agree with a share of late rows: "15% are paid late" beside a due date and a paid date. Late rows are
 * done after they are due, and the others are not.
 */
export function setLateTimes(binding: Binding): void {
  if (binding.domain.name !== 'custom') return
  for (const fact of binding.of('rate')) {
    const bound = binding.bound.get(fact)
    const claim = bound?.notes.flatMap(({ claims }) => claims).find((each) => each.type === 'share' && lateName.test(each.column))
    const rows = claim?.type === 'share' && claim.value === true ? lateRows(binding, claim) : null
    if (bound === undefined || claim?.type !== 'share' || rows === null) continue
    const { table, due, done, moved } = rows
    const schema = withTable(binding.schema, withLateTimes(rows))
    if ('reason' in trySchema(schema)) continue
    binding.schema = schema
    const note = {
      pointer: columnPointer(schema, table.name, moved.name),
      text: `${done.name} is after ${due.name} in ${percent(claim.share)} of the rows of ${table.name}`,
      claims: [
        {
          type: 'share_overall',
          table: table.name,
          holds: { type: 'compare', column: done.name, sign: '>', value: { column: due.name } },
          share: claim.share,
          slack: 0,
        } as const,
      ],
    }
    binding.tell([fact], { ...bound, notes: [...bound.notes, note] })
  }
}

/** The times of late rows; null if the table has no two such times, or if other columns or statements are about them. */
function lateRows({ schema, claims }: Binding, { table: name, column: flag }: ClaimOf<'share'>): LateRows | null {
  const table = tableNamed(schema, name)
  const times = table?.columns.filter(({ kind, hidden }) => hidden !== true && /^(?:date|timestamp|after)$/.test(kind)) ?? []
  const due = onlyOf(times.filter((column) => dueName.test(column.name)))
  const arrival = arrivalColumn(table?.columns ?? [])
  const verb = flag.split('_').find((part) => !lateParts.has(part))
  const isNamed = ({ name: time }: ColumnSchema): boolean => time.split('_').some((part) => verb !== undefined && isOfVerb(part, verb))
  const others = times.filter((column) => column !== due)
  const done = onlyOf(others.filter(isNamed)) ?? onlyOf(others.filter((column) => column !== arrival))
  if (table === null || due === null || done === null) return null
  const moved = done === arrival ? due : done
  const isSaid = claims.some((claim) => 'column' in claim && claim.table === name && claim.column === moved.name)
  const tried = trySchema(schema)
  const path = `${name}.${moved.name}`
  const isRead = 'reason' in tried || [...tried.reads].some(([column, reads]) => column !== path && reads.has(path))
  return isSaid || isRead || !isFree(moved) ? null : { table, flag, due, done, moved }
}

/** Whether a word of the name of a time tells what was done: "payment" and "paid", "return" and "returned". */
function isOfVerb(part: string, done: string): boolean {
  return isSameStem(part, done) || doneBy(part.replace(/ment$/, '')) === done
}

/** Whether a time is drawn, and empty at most by chance or where it is after today. */
function isFree({ kind, nullable }: ColumnSchema): boolean {
  return kind === 'after' && (nullable === undefined || 'rate' in nullable || ('when' in nullable && isInFuture.test(nullable.when)))
}

/**
 * Draws the days between the two times. Late rows are done after the due time, the others before it, but not before they begin. If the rows
 * are ordered by when they are done, the due time is moved instead.
 */
function withLateTimes({ table, flag, due, done, moved }: LateRows): TableSchema {
  const { name } = moved
  const isDate = 'as' in done && done.as === 'date'
  // A time on the due date is later than the date itself.
  const least = isDate ? 0 : 1
  const [early, late, offset, day] = [`${name}_early`, `${name}_late`, `${name}_offset`, `${name}_day`]
  const begun = moved === done && due.kind === 'after' ? table.columns.find((each) => each.name === due.column) : undefined
  const days = begun === undefined ? mostDays : `(${daysOf(due)} - ${daysOf(begun)})`
  const [before, after] = [`max(floor(${days} * ${early}), ${least})`, late]
  const expression = moved === done ? `${flag} ? ${after} : -${before}` : `${flag} ? -${after} : ${before}`
  const shares = { name: 'beta', alpha: 1.2, beta: 1.6, min: 0, max: 1 } as const
  const hidden: readonly ColumnSchema[] = [
    { name: early, kind: 'decimal', scale: 3, min: 0, max: 1, distribution: shares, hidden: true },
    { name: late, kind: 'integer', min: 1, max: 60, distribution: { name: 'gamma', mean: 9, shape: 1.4 }, hidden: true },
    { name: offset, kind: 'formula', expression, hidden: true },
  ]
  const shifted = { kind: 'shifted', column: (moved === done ? due : done).name, offset, unit: 'days', as: 'date' } as const
  const isDay = 'as' in moved && moved.as === 'date'
  const own: readonly ColumnSchema[] = isDay ? [{ name, ...shifted }] : [{ name: day, hidden: true, ...shifted }, timeOn(moved, day)]
  return { ...table, columns: table.columns.toSpliced(table.columns.indexOf(moved), 1, ...hidden, ...own) }
}

/** Most days by which a row is early if the table does not tell when it begins. */
const mostDays = 14

/** A time on the day of another column. */
function timeOn({ name }: ColumnSchema, day: string): ColumnOf<'after'> {
  return { name, kind: 'after', column: day, as: 'timestamp', unit: 'days', min: 0, max: 0, hours: workingHours }
}

const workingHours: number[] = [0, 0, 0, 0, 0, 0, 1, 4, 14, 28, 32, 30, 22, 24, 30, 32, 28, 18, 8, 4, 2, 1, 0, 0]

/** The day of a time, as a number in a formula. */
function daysOf({ name, kind, ...column }: ColumnSchema): string {
  const isTime = kind === 'timestamp' || ('as' in column && column.as === 'timestamp')
  return isTime ? `days(${name})` : name
}
