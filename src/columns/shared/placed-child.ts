import type { Lane } from '../../vector.ts'
import type { ColumnRef, CompiledColumn, Frame } from '../column-kind.ts'

/** The first or last of the rows that a row owns. */
export type Place = 'first' | 'last'

/** The rows that a row owns, and which of them count. */
export interface Owned {
  readonly source: ColumnRef
  /** The index of the owned table. */
  readonly table: number
  /** 0 for the rows that do not count; null where all do. */
  readonly kept: (children: Frame) => Uint8Array | null
  /** Whether there may be none that counts. */
  readonly mayBeNone: boolean
}

/** What a column says of the first or last row that counts; null where that is null, or there is none. */
export function placedChild(place: Place, { source, table, kept: keptOf, mayBeNone }: Owned): CompiledColumn {
  const { index, layout, range, reference, lanes: all } = source
  const nullable = layout.nullable || mayBeNone
  return {
    layout: { ...layout, nullable },
    range: range ?? undefined,
    reference,
    lanes: all,
    fill: (frame) => {
      const { frame: children, counts } = frame.children(table)
      const { lanes, nulls } = children.column(index)
      const places = frame.int32()
      fillPlaces(place, counts, keptOf(children), frame.count, places)
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
}

/** Fills in where the wanted row of each parent stands among all that are owned; -1 for none. */
function fillPlaces(place: Place, counts: Int32Array, kept: Uint8Array | null, parents: number, places: Int32Array): void {
  const step = place === 'first' ? 1 : -1
  let start = 0
  for (let i = 0; i < parents; i++) {
    const end = start + (counts[i] as number)
    let at = place === 'first' ? start : end - 1
    if (kept !== null) while (at >= start && at < end && kept[at] === 0) at += step
    places[i] = at >= start && at < end ? at : -1
    start = end
  }
}

function gathered(lane: Lane, places: Int32Array, frame: Frame): Lane {
  const out = lane instanceof Float64Array ? frame.float64() : frame.int32()
  for (let i = 0; i < frame.count; i++) out[i] = (places[i] as number) < 0 ? 0 : (lane[places[i] as number] as number)
  return out
}
