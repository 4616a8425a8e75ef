import Type from 'typebox'
import type { Lane } from '../vector.ts'
import { type Children, defineColumnKind, type Frame } from './column-kind.ts'
import { leastOwned, ownedTable } from './shared/ownership.ts'

/** What a row's own child says, for what both tell: the state of the only subscription of a user, the day of the first order. */
export const child = defineColumnKind({
  name: 'child',
  description: 'The value that a column of the first or last of the rows that this row owns has; null where it owns none.',
  group: 'derived',
  params: Type.Object({
    table: Type.String({ description: 'The owned table.' }),
    column: Type.String({ description: 'The column of the owned table to copy.' }),
    place: Type.Optional(
      Type.Union([Type.Literal('first'), Type.Literal('last')], { description: 'Which of the owned rows; default first.' }),
    ),
  }),
  examples: [],
  usage: [{ table: 'orders', column: 'ordered_at', place: 'first' }],
  compile: ({ table, column, place = 'first' }, context) => {
    const target = ownedTable(table, context)
    const { index, layout, range } = target.column(column)
    const nullable = layout.nullable || leastOwned(target) === 0
    return {
      layout: { ...layout, nullable },
      range: range ?? undefined,
      fill: (frame) => {
        const children = frame.children(target.index)
        const { lanes, nulls } = children.frame.column(index)
        const places = placesOf(children, place, frame)
        const copies = lanes.map((lane) => gathered(lane, places, frame))
        if (!nullable) return { lanes: copies, nulls: null }
        const missing = frame.uint8()
        for (let i = 0; i < frame.count; i++) {
          const from = places[i] as number
          missing[i] = from < 0 ? 1 : nulls === null ? 0 : (nulls[from] as number)
        }
        return { lanes: copies, nulls: missing }
      },
    }
  },
})

/** Where the wanted child of each row stands among all children of the frame; -1 for none. */
function placesOf({ counts }: Children, place: 'first' | 'last', frame: Frame): Int32Array {
  const places = frame.int32()
  let start = 0
  for (let i = 0; i < frame.count; i++) {
    const count = counts[i] as number
    places[i] = count === 0 ? -1 : place === 'first' ? start : start + count - 1
    start += count
  }
  return places
}

function gathered(lane: Lane, places: Int32Array, frame: Frame): Lane {
  const out = lane instanceof Float64Array ? frame.float64() : frame.int32()
  for (let i = 0; i < frame.count; i++) out[i] = (places[i] as number) < 0 ? 0 : (lane[places[i] as number] as number)
  return out
}
