import { Type } from 'typebox'
import { secondsPerDay } from '../calendar.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type ColumnRef, defineColumnKind } from './column-kind.ts'
import { dateLayout, timestampLayout } from './shared/layouts.ts'
import { momentType, momentTypeOf } from './shared/moments.ts'
import { neverEntered } from './lifecycle.ts'

/** The time at which a row entered a state of its lifecycle; consistent with the state. */
export const lifecycleTime = defineColumnKind({
  name: 'lifecycle_time',
  description:
    'The timestamp or date at which the row entered a state of a lifecycle; null if it has not entered it. Never before the ' +
    'times of the preceding states, and never after today.',
  group: 'time',
  params: Type.Object({
    lifecycle: Type.String({ description: 'A column of kind lifecycle of this table.' }),
    state: Type.String({ description: 'One of its states.' }),
    as: momentType('that of `started_at` of the lifecycle'),
  }),
  examples: [],
  usage: [{ lifecycle: 'status', state: 'shipped' }],
  compile: ({ lifecycle, state, as }, context) => {
    const source = context.table.column(lifecycle)
    const states = statesIn(source)
    const place = states.indexOf(state)
    if (place < 0) throw new SchemaError(`"${state}" is not a state of "${lifecycle}", which has ${states.join(', ')}`)
    const startedAt = context.table.column(String(source.params['started_at']))
    const isDate = (as ?? momentTypeOf(startedAt)) === 'date'
    const nullable = place > 0 || source.layout.nullable
    return {
      layout: { ...(isDate ? dateLayout : timestampLayout), nullable },
      fill: (frame) => {
        const { lanes, nulls: missing } = frame.column(source.index)
        const moments = lanes[1 + place] as Float64Array
        const nulls = nullable ? frame.uint8() : null
        if (nulls !== null) for (let i = 0; i < frame.count; i++) nulls[i] = moments[i] === neverEntered || missing?.[i] === 1 ? 1 : 0
        if (!isDate) return { lanes: [moments], nulls }
        const days = frame.int32()
        for (let i = 0; i < frame.count; i++) days[i] = Math.floor((moments[i] as number) / secondsPerDay)
        return { lanes: [days], nulls }
      },
    }
  },
})

/** @throws SchemaError if it is not a lifecycle, or an outcome changed its words */
function statesIn({ name, layout, params }: ColumnRef): readonly string[] {
  const part = layout.type === 'text' && layout.parts.length === 1 ? layout.parts[0] : undefined
  if (params.kind !== 'lifecycle' || part?.type !== 'word') throw new SchemaError(`Column "${name}" is not of kind lifecycle`)
  return part.dictionary.words
}
