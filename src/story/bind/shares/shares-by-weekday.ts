import { bucket, formula } from '../../../builders/computed.ts'
import type { ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { stepName } from '../../attributes/columns/step-name.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import type { TimedRateFact } from '../../facts/timed-rate-fact.ts'
import { bodyOf } from '../segments/body-of.ts'
import type { Outcome } from '../segments/outcome-of.ts'
import { withExactShare } from '../segments/target-of.ts'

/** Lets a value follow from the weekday of a time: each row has it by chance. Null if it cannot have such shares. */
export function withSharesByWeekday(outcome: Outcome, { entries, otherwise }: TimedRateFact, time: ColumnSchema): TableSchema | null {
  const { table, column } = outcome
  const part = stepName(table, column.name)
  const bodies = entries.map(({ share }) => withExactShare(outcome, share))
  const rest = otherwise === null ? bodyOf(column) : withExactShare(outcome, otherwise)
  if (rest === null || bodies.includes(null) || entries.some(({ weekdays }) => weekdays.length === 0)) return null
  const day = time.kind === 'date' || ('as' in time && time.as === 'date') ? time.name : `days(${time.name})`
  const number = entries.reduceRight(
    (others, { weekdays }, place) =>
      `(${weekdays.map((weekday) => `${part}_day == ${weekday}`).join(' || ')}) ? ${place + 1} : (${others})`,
    '0',
  )
  const labels = ['other', ...entries.map((_, place) => `part_${place + 1}`)]
  const edges = entries.map((_, place) => place + 1)
  const steps: readonly ColumnSchema[] = [
    // 1970-01-01 was a Thursday.
    { name: `${part}_day`, ...formula(`(${day} + 3) % 7`), hidden: true },
    { name: `${part}_number`, ...formula(number), hidden: true },
    { name: part, ...bucket(`${part}_number`, edges, labels), hidden: true },
  ]
  const cases = Object.fromEntries(bodies.map((body, place) => [labels[place + 1] ?? '', body]))
  const switched: ColumnOf<'switch'> = { name: column.name, kind: 'switch', by: part, cases, otherwise: rest }
  const set = withColumn(table, switched)
  return { ...set, columns: [...set.columns, ...steps] }
}
