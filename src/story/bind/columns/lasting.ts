import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { startNames } from '../../lexicon/start-names.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { singularOf } from '../../words/words.ts'
import { isShown } from '../tables/is-shown.ts'
import { isSameStem } from '../../words/same-stem.ts'

/** Words for how long something lasts. */
const lasting = wordSet('duration stay last lasts lasting runtime')
/** Words that are a duration where a unit of time is said: "delivery time 34 minutes", "episode length is 40 minutes". */
const measured = wordSet('time length period turnaround wait')
/** What is done during a row: "average handle time" of calls. */
const handling = wordSet('handle handling talk')
/** What passes before a row begins. It is not part of the duration: "wait time". */
const before = wordSet('wait')
const joints = wordSet('of to in until till between the total average mean typical')

/** Whether words name a duration: "stay", "delivery time" or "time to hire" with a unit of time. */
export function isLastingTime(words: readonly string[], unit: string | null): boolean {
  const ends = [words.at(-1) ?? '', words[0] ?? '']
  return ends.some((word) => lasting.has(word)) || (hasFixedLength(unit) && ends.some((word) => measured.has(word)))
}

function hasFixedLength(unit: string | null): boolean {
  return unit !== null && millisecondsIn(unit) !== undefined
}

/** What happens at the end of a duration: "delivery" of "delivery time". None where the row itself lasts. */
function eventIn(words: readonly string[], table: string): readonly string[] {
  const isOfRow = (word: string): boolean => lasting.has(word) || (measured.has(word) && !before.has(word)) || isSameStem(word, table)
  return words.filter((word) => !joints.has(word) && !isOfRow(word))
}

const numeric: ReadonlySet<ColumnSchema['kind']> = new Set(['integer', 'decimal', 'formula', 'mapping', 'conditional', 'switch'])

/** The only column of a table with a duration in numbers: "duration_minutes", "nights", "first_response_minutes". Null for none or several. */
function lastingColumn(table: TableSchema, words: readonly string[], unit: string | null): string | null {
  const event = eventIn(words, table.name)
  const found = table.columns.filter(({ name, kind, hidden }) => {
    const parts = name.split('_')
    const own = parts.filter((part) => millisecondsIn(part) === undefined && !joints.has(part))
    if (hidden === true || !numeric.has(kind)) return false
    if (event.length > 0)
      return (
        (own.length < parts.length || measured.has(own.at(-1) ?? '')) && event.every((word) => own.some((part) => isSameStem(part, word)))
      )
    return own.length === 0
      ? unit !== null && singularOf(name) === singularOf(unit)
      : own.every((part) => lasting.has(part) || part === 'length')
  })
  return found.length === 1 ? (found[0]?.name ?? null) : null
}

/** Two shown times of a row. */
interface TimePair {
  readonly earlier: ColumnSchema
  readonly later: ColumnSchema
}

const times: ReadonlySet<ColumnSchema['kind']> = new Set([
  'date',
  'timestamp',
  'after',
  'shifted',
  'conditional',
  'switch',
  'lifecycle_time',
])
/** Kinds that are times only by their name. */
const named: ReadonlySet<ColumnSchema['kind']> = new Set(['conditional', 'switch'])
const timeNames = /(?:^|_)(?:at|on|date|time|in|out|end|start)$/
const endings =
  /^(?:ends?|ended|clos(?:ed|es)|exit(?:ed)?|finish(?:ed)?|completed|check(?:ed)?_?out|clock(?:ed)?_out|log(?:ged)?_?out|discharged?|drop(?:ped)?_?off|arriv(?:al|es|ed)|deliver(?:y|ed)|left|stopped|returned|departed|departure)(?:_|$)/
/** Words for the end of a request. */
const resolved = /^(?:resolved|solved|closed)_/

/** The two times of a row between which the said time passes: `placed_at` and `delivered_at` for a delivery time. Null for none. */
function timesBetween({ name: table, columns }: TableSchema, words: readonly string[]): TimePair | null {
  const shown = columns.filter(({ name, kind, hidden }) => hidden !== true && times.has(kind) && (timeNames.test(name) || !named.has(kind)))
  const event = eventIn(words, table)
  const isLater = ({ name }: ColumnSchema): boolean =>
    event.length === 0
      ? endings.test(name)
      : (event.length === 1 && event[0] === 'resolution' && resolved.test(name)) ||
        event.every((word) => name.split('_').some((part) => isSameStem(part, word)))
  const found = shown.filter(isLater)
  // "departure" and "arrival": the end is the column that is computed from the other one.
  const following = (column: ColumnSchema): boolean => column.kind === 'after' && shown.some(({ name }) => name === column.column)
  const [later, other] = event.length === 0 && found.length > 1 ? found.filter(following) : found
  if (later === undefined || other !== undefined) return null
  const arrival = arrivalColumn(columns)
  const source = 'column' in later && typeof later.column === 'string' ? later.column : null
  const begun = event.length === 0 ? shown.find(({ name }) => startNames.test(name) && name !== later.name) : undefined
  const earlier = begun ?? shown.find(({ name }) => name === source) ?? shown.find(({ name }) => name === arrival?.name) ?? shown[0]
  return earlier === undefined || earlier === later ? null : { earlier, later }
}

/** A duration in numbers, or as the time at its end and the one at its start. */
interface HeldDuration {
  readonly table: string
  readonly column: string
  readonly after?: string
}

/**
 * The duration that words name, in the table that they are about. One until an event, or of nights, may be of another table: the delivery
 * time of deliveries is that of their shipments. Null for none.
 * @param words all words for the column, and those without its table
 */
export function heldDuration(
  schema: Schema,
  table: TableSchema | null,
  [whole, words]: readonly [readonly string[], readonly string[]],
  { unit = null }: { readonly unit?: string | null },
): HeldDuration | null {
  const ofRow = words.filter((word) => !handling.has(word))
  const own = table === null ? null : (durationIn(table, whole, unit) ?? durationIn(table, words, unit) ?? durationIn(table, ofRow, unit))
  if (own !== null) return own
  const others = schema.tables.filter((each) => isShown(each) && each !== table)
  const nights = others.filter(({ columns }) => unit !== null && columns.some(({ name }) => name === unit))
  const [only, ...more] = whole.includes('stay') ? nights : []
  if (only !== undefined && more.length === 0) return durationIn(only, ['stay'], unit)
  for (const other of others) {
    const held = eventIn(whole, other.name).length === 0 ? null : durationIn(other, whole, unit)
    if (held !== null) return held
  }
  return null
}

function durationIn(table: TableSchema, words: readonly string[], unit: string | null): HeldDuration | null {
  const column = lastingColumn(table, words, unit)
  if (column !== null) return { table: table.name, column }
  const found = timesBetween(table, words)
  return found === null ? null : { table: table.name, column: found.later.name, after: found.earlier.name }
}
