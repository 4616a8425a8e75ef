import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { parseIsoDate, secondsPerDay } from '../../../calendar.ts'
import { secondsIn } from '../../../columns/shared/moments.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import { trySchema } from '../../../try-schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { numberSaid, type NumberSaid } from '../../attributes/columns/number-said.ts'
import { saidColumn } from '../../attributes/columns/said-column.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { longUnits, millisecondsIn, millisecondsInName } from '../../lexicon/time-units.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding, SaidDuration } from '../binding.ts'
import { columnPointer } from '../note.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { inDays as daysOf } from '../values/in-days.ts'
import { inUnitOf } from '../values/in-unit-of.ts'
import { cutOff } from './cut-off.ts'
import { todayNote, todayOf } from './today.ts'
import { groupedBy } from '../../../lists.ts'

/** Binds statements about how long rows last: "delivery takes 1 to 3 days", "stays of 3 nights on average". */
export function setDurations(binding: Binding): void {
  const groups = groupedBy(binding.durations, ({ table, column }) => `${table}.${column}`)
  for (const durations of groups.values()) {
    const facts = durations.map(({ fact }) => fact)
    const reason = setDuration(binding, durations[0] as SaidDuration, facts)
    if (reason !== null) binding.refuse(facts, reason)
  }
}

/** A schema with the duration, and what it claims of each fact. */
interface Changed {
  readonly schema: Schema
  readonly said: (fact: AttributeFact) => { readonly text: string; readonly claims: readonly Claim[] }
}

type Failed = { readonly reason: string }

function setDuration(binding: Binding, { table: name, column: own, after }: SaidDuration, facts: readonly AttributeFact[]): string | null {
  const table = tableNamed(binding.schema, name)
  const column = table?.columns.find((each) => each.name === own)
  if (table === null || column === undefined) return `${name} have no ${own}`
  const changed = after === null ? withNumbers(binding.schema, table, own, facts) : betweenTimes(binding, table, { column, after }, facts)
  if ('reason' in changed) return changed.reason
  const tried = trySchema(changed.schema)
  if ('reason' in tried) return `${name}.${own} cannot be so: ${tried.reason}`
  binding.schema = changed.schema
  tellToday(binding)
  const pointer = columnPointer(changed.schema, name, own)
  for (const fact of facts) {
    const said = changed.said(fact)
    if (said.claims.length > 0) binding.tell([fact], { used: true, notes: [{ pointer, ...said }] })
    else binding.refuse([fact], `only bounds and means of ${name}.${own} can be set`)
  }
  return null
}

/** Corrects notes that say what the data takes for today. */
function tellToday({ bound, schema: { reference_date: today } }: Binding): void {
  for (const [fact, of] of bound) {
    const notes = of.notes.map((note) => (note.pointer === '/reference_date' && today !== undefined ? todayNote(today) : note))
    if (notes.some((note, at) => note.text !== of.notes[at]?.text)) bound.set(fact, { ...of, notes })
  }
}

/** Sets numbers that today cuts off, and moves today behind the longest of them. */
function withNumbers(schema: Schema, table: TableSchema, column: string, facts: readonly AttributeFact[]): Changed | Failed {
  const source = cutOff(table, column)
  const arrival = arrivalColumn(table.columns)
  const inUnit = inUnitOf(column, facts)
  const set = source === null || arrival === null ? null : saidColumn(table, source.name, [...inUnit.values()], { isOwn: false })
  if (source === null || arrival === null || set === null) return { reason: `${table.name}.${column} is computed of other columns` }
  if ('reason' in set) return set
  const days = Math.ceil((longest(set.table, source.name) * (millisecondsInName(column) ?? dayLength)) / dayLength)
  const last = Math.max(todayOf(schema), (parseIsoDate(arrival.to) ?? 0) + 1 + days)
  return {
    schema: { ...withTable(schema, hiddenAs(source, set.table)), reference_date: isoDay(last) },
    said: (fact) => {
      const notes = set.notes.filter(({ aspect }) => inUnit.get(fact)?.aspects.includes(aspect) === true)
      return {
        text: notes
          .map(({ text }) => text.replace(`.${source.name} `, `.${column} `).replace(/\.\w+ is (-?[\d.]+)$/, `.${column} is $1`))
          .join('; '),
        claims: notes.flatMap(({ claims }) => claims.map((claim) => ('column' in claim ? { ...claim, column } : claim))),
      }
    },
  }
}

const dayLength = 86_400_000

/** The largest number of a column. */
function longest({ columns }: TableSchema, name: string): number {
  const column = columns.find((each) => each.name === name)
  if (column?.kind === 'mapping') return Math.max(...Object.values(column.cases).map(Number))
  return column === undefined ? 0 : (numberColumn(column)?.max ?? 0)
}

/** Sets the times between two columns, in the number of units by which one follows the other or in its bounds. */
function betweenTimes(
  { schema, domain }: Binding,
  table: TableSchema,
  { column, after }: { readonly column: ColumnSchema; readonly after: string },
  facts: readonly AttributeFact[],
): Changed | Failed {
  const inDays = facts.map(daysOf)
  const unit = inDays.find((fact) => millisecondsIn(fact.unit ?? '') !== undefined)?.unit
  const path = `${table.name}.${column.name}`
  if (unit === undefined) return { reason: `it passes from ${after} to ${column.name} of ${table.name}: say in which unit` }
  if (facts.some(({ unit: long = '', aspects }) => longUnits.has(long) && aspects.some(isExact)))
    return { reason: 'months and years have no fixed length: say it in days' }
  const drawn = changedTable(table, column, after, inDays)
  const changed = drawn ?? (domain.name === 'custom' ? followingTable(table, column, after, inDays) : null)
  if (changed === null) return { reason: `it passes from ${after} to ${column.name} of ${table.name}, which depend on other columns` }
  if ('reason' in changed) return changed
  return {
    schema: withTable(schema, changed),
    said: (fact) => {
      const { aspects, unit: own = unit } = daysOf(fact)
      const { min, max, mean, isMinOpen, isMaxOpen } = numberSaid(aspects)
      const seconds = (millisecondsIn(own) ?? 1000) / 1000
      const place = { table: table.name, column: column.name, after }
      const step = isDate(column) ? secondsPerDay : 1
      const range: Claim = {
        type: 'delay',
        ...place,
        min: (min ?? 0) * seconds + (isMinOpen ? step : 0),
        max: max === null ? null : max * seconds - (isMaxOpen ? step : 0),
        isOfDays: isDate(column),
      }
      const average: readonly Claim[] = mean === null ? [] : [{ type: 'mean_delay', ...place, value: mean * seconds }]
      return {
        text: `${path} is ${saidText({ min, max, mean }, own)} after ${after}`,
        claims: [...(min === null && max === null ? [] : [range]), ...average],
      }
    },
  }
}

function isExact(aspect: Aspect): boolean {
  return aspect.type === 'range' && aspect.min === aspect.max
}

function saidText({ min, max, mean }: Pick<NumberSaid, 'min' | 'max' | 'mean'>, unit: string): string {
  const range = min === null ? (max === null ? null : `at most ${max}`) : max === null ? `at least ${min}` : `${min} to ${max}`
  return `${[range, mean === null ? null : `${mean} on average`].filter((part) => part !== null).join(', ')} ${unit}`
}

function isDate(column: ColumnSchema): boolean {
  return 'as' in column ? column.as === 'date' : column.kind === 'date' || /(?:_on|_date)$/.test(column.name)
}

/** The table with another duration between two columns; null if the times depend on other columns. */
function changedTable(
  table: TableSchema,
  column: ColumnSchema,
  after: string,
  facts: readonly AttributeFact[],
): TableSchema | Failed | null {
  const isMean = facts.some(({ aspects }) => aspects.some(({ type }) => type !== 'range'))
  const inner = column.kind === 'conditional' ? column.value : column
  if (typeof inner !== 'object' || inner === null || !('kind' in inner)) return null
  if (inner.kind === 'shifted' && inner.column === after) {
    const offset = table.columns.find(({ name }) => name === inner.offset)
    if (offset === undefined || numberColumn(offset) === null) return null
    if (isMean && column.kind === 'conditional')
      return { reason: `${column.name} is empty in some rows, so that a mean would not hold in the others` }
    const set = saidColumn(table, offset.name, [...inUnitOf(inner.unit, facts).values()], { isOwn: false })
    return 'reason' in set ? set : hiddenAs(offset, set.table)
  }
  if (inner.kind !== 'after' || inner.column !== after || isMean || column.kind === 'conditional') return null
  const { distribution: _, ...rest } = inner
  return withColumn(table, { ...rest, name: column.name, ...delayOf(column, rest, facts) })
}

/** The bounds of a delay in its unit. */
function delayOf(
  column: ColumnSchema,
  { unit, max: before }: { readonly unit: keyof typeof secondsIn; readonly max: number },
  facts: readonly AttributeFact[],
): { readonly min: number; readonly max: number } {
  const { min, max, isMinOpen, isMaxOpen } = numberSaid([...inUnitOf(unit, facts).values()].flatMap(({ aspects }) => aspects))
  const step = (isDate(column) ? secondsPerDay : 1) / secondsIn[unit]
  const [low, most] = [min ?? 0, max ?? (min ?? before / open) * open]
  return { min: low + (isMinOpen ? step : 0), max: most - (isMaxOpen ? step : 0) }
}

/** A composed table in which a time follows another one only. Null for means, and for times that depend on a condition. */
function followingTable(table: TableSchema, column: ColumnSchema, after: string, facts: readonly AttributeFact[]): TableSchema | null {
  if (column.kind === 'conditional' || facts.some(({ aspects }) => aspects.some(({ type }) => type !== 'range'))) return null
  const as = isDate(column) ? 'date' : 'timestamp'
  const unit = as === 'date' ? 'days' : 'minutes'
  return withColumn(table, { name: column.name, kind: 'after', column: after, as, unit, ...delayOf(column, { unit, max: 60 }, facts) })
}

/** If only a minimum is said, the maximum is this many times the minimum. */
const open = 3

/** The table with a column hidden if it was before. */
function hiddenAs({ name, hidden }: ColumnSchema, table: TableSchema): TableSchema {
  return hidden === true ? { ...table, columns: table.columns.map((each) => (each.name === name ? { ...each, hidden } : each)) } : table
}
