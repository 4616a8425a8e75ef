import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { dateLayout } from './shared/layouts.ts'
import { requireRecurring } from './shared/ownership.ts'

/** The date of an occurrence in a table whose rows recur. */
export const occurrenceDate = defineColumnKind({
  name: 'occurrence_date',
  description:
    'The date of an occurrence, in a table with `rows` of type recurring: the first day of a month. The column orders its table by time.',
  group: 'time',
  params: Type.Object({}),
  examples: [],
  usage: [{}],
  compile: (_params, { table }) => {
    requireRecurring(table)
    return { layout: dateLayout, distinct: 'siblings', fill: (frame) => ({ lanes: [frame.occurrences().days], nulls: null }) }
  },
})
