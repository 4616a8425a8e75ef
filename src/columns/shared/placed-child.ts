import type { Lane } from '../../vector.ts'
import type { Children, ColumnRef, CompiledColumn, Frame } from '../column-kind.ts'

/** Which of the rows that a row owns to read. */
export type Place = 'first' | 'last'

/** The rows that a row owns, and a selection of them. */
export interface Owned {
  readonly source: ColumnRef
  /** The index of the owned table. */
  readonly table: number
  /** 0 for rows that are ignored; null if none is. */
  readonly kept: (children: Frame) => Uint8Array | null
  /** Whether a row may own no selected row. */
  readonly mayBeNone: boolean
}

/** The value of a column in the first or last selected row; null if that value is null or no row is selected. */
export function placedChild(place: Place, { source, table, kept: keptOf, mayBeNone }: Owned): CompiledColumn {
  const { index, layout, range, reference, lanes: all } = source
  const nullable = layout.nullable || mayBeNone
  return {
    layout: { ...layout, nullable },
    range: range ?? undefined,
    reference,
    lanes: all,
    fill: (frame) => {
      let copies: readonly Lane[] | undefined
      const missing = frame.uint8().fill(1, 0, frame.count)
      const places = frame.int32()
      const found = place === 'first' ? frame.uint8().fill(0, 0, frame.count) : null
      frame.eachChunk(table, (children) => {
        const { lanes, nulls } = children.frame.column(index)
        copies ??= lanes.map((lane) => (lane instanceof Float64Array ? frame.float64() : frame.int32()).fill(0, 0, frame.count))
        fillPlaces(place, children, keptOf(children.frame), places)
        if (found !== null) leaveOut(found, children, places)
        for (const [at, lane] of lanes.entries()) gather(lane, places, children, copies[at] as Lane)
        for (let i = children.from; i < children.to; i++) {
          const from = places[i] as number
          if (from >= 0) missing[i] = nulls === null ? 0 : (nulls[from] as number)
        }
      })
      return { lanes: copies ?? [], nulls: nullable ? missing : null }
    },
  }
}

/** Writes the index of the wanted row of each parent within the current chunk; -1 if it has none. */
function fillPlaces(place: Place, { counts, from, to }: Children, kept: Uint8Array | null, places: Int32Array): void {
  const step = place === 'first' ? 1 : -1
  let start = 0
  for (let i = from; i < to; i++) {
    const end = start + (counts[i] as number)
    let at = place === 'first' ? start : end - 1
    if (kept !== null) while (at >= start && at < end && kept[at] === 0) at += step
    places[i] = at >= start && at < end ? at : -1
    start = end
  }
}

/** Sets the indices of parents whose row was found in an earlier chunk to -1. */
function leaveOut(found: Uint8Array, { from, to }: Children, places: Int32Array): void {
  for (let i = from; i < to; i++) {
    if (found[i] === 1) places[i] = -1
    else if ((places[i] as number) >= 0) found[i] = 1
  }
}

function gather(lane: Lane, places: Int32Array, { from, to }: Children, out: Lane): void {
  for (let i = from; i < to; i++) if ((places[i] as number) >= 0) out[i] = lane[places[i] as number] as number
}
