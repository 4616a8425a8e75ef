import { Type } from 'typebox'
import { describedWords } from '../schema/described-words.ts'
import { type CompiledColumn, defineColumnKind, type Frame } from './column-kind.ts'
import { dateLayout, numberLayout, wordLayout } from './shared/layouts.ts'
import { ownedTable, requireRecurring } from './shared/ownership.ts'

/** A summary of a row's occurrences in another table: subscriptions and their invoices. */
export const recurrence = defineColumnKind({
  name: 'recurrence',
  description:
    'A summary of the monthly occurrences of a row in another table: their number, the date of the last one, or the state of ' +
    'the row (new, never, ended or ongoing). To aggregate columns of the occurrences, use roll_up.',
  group: 'time',
  params: Type.Object({
    table: Type.String({ description: 'The table with the occurrences, whose `rows` are of type recurring.' }),
    value: describedWords(
      {
        count: 'The number of occurrences of the row.',
        last_date: 'The date of the last occurrence; null if there is none.',
        state: '"new" if the first occurrence is still to come, "never" if the row could have occurred and did not, "ended" or "ongoing".',
      },
      {
        description:
          'count: the number of occurrences. last_date: the date of the last one, null if there is none. state: "new" if the ' +
          'first occurrence is still to come, "never" if the row could have occurred and did not, "ended" or "ongoing".',
      },
    ),
  }),
  examples: [],
  usage: [{ table: 'invoices', value: 'count' }],
  compile: ({ table, value }, context) => {
    const target = ownedTable(table, context)
    requireRecurring(target)
    return makers[value](target.index, target.mostSiblings())
  },
})

const states = ['new', 'never', 'ended', 'ongoing']

const makers: Readonly<Record<'count' | 'last_date' | 'state', (table: number, most: number) => CompiledColumn>> = {
  count: (table, most) => ({
    layout: numberLayout(),
    range: { min: 0, max: most },
    fill: (frame) => {
      const values = frame.float64()
      values.set(frame.lives(table).occurrences.subarray(0, frame.count))
      return { lanes: [values], nulls: null }
    },
  }),
  last_date: (table) => ({
    layout: { ...dateLayout, nullable: true },
    fill: (frame) => {
      const { lastDays } = frame.lives(table)
      const nulls = frame.uint8()
      for (let i = 0; i < frame.count; i++) nulls[i] = lastDays[i] === -1 ? 1 : 0
      return { lanes: [lastDays], nulls }
    },
  }),
  state: (table) => ({ layout: wordLayout(states), fill: (frame) => ({ lanes: [statesOf(frame, table)], nulls: null }) }),
}

function statesOf(frame: Frame, table: number): Int32Array {
  const { occurrences, possible } = frame.lives(table)
  const codes = frame.int32()
  for (let i = 0; i < frame.count; i++) {
    const [count, most] = [occurrences[i] as number, possible[i] as number]
    codes[i] = most === 0 ? 0 : count === 0 ? 1 : count < most ? 2 : 3
  }
  return codes
}
