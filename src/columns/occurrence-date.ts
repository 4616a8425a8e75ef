import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { dateLayout } from './shared/layouts.ts'
import { requireRecurring } from './shared/ownership.ts'

/** The date of an occurrence in a table whose rows recur. */
export const occurrenceDate = defineColumnKind({
  name: 'occurrence_date',
  description: 'The date of this occurrence of its owner: the first day of a month.',
  group: 'time',
  params: Type.Object({}),
  examples: [],
  usage: [{}],
  compile: (_params, { table }) => {
    requireRecurring(table)
    return { layout: dateLayout, distinct: 'siblings', fill: (frame) => ({ lanes: [frame.occurrences().days], nulls: null }) }
  },
})
