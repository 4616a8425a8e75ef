import Type from 'typebox'
import { shareStart } from '../random/apportion.ts'
import { chunkRows } from '../random/draw.ts'
import { permute } from '../random/permute.ts'
import { combineKeys, type SiteKey } from '../random/site.ts'
import { smallShuffle } from '../random/small-shuffle.ts'
import { defineColumnKind } from './column-kind.ts'
import { booleanLayout } from './shared/layouts.ts'

const chunkBits = 12

/** True for exactly the nearest whole number of rows to the rate. */
export const boolean = defineColumnKind({
  name: 'boolean',
  description: 'True or false; the number of true rows is exactly the rate times the rows, rounded.',
  params: Type.Object({ rate: Type.Number({ minimum: 0, maximum: 1, description: 'Share of rows that are true.' }) }),
  examples: [{ rate: 0.15 }, { rate: 0 }, { rate: 1 }],
  compile: ({ rate }, context) => {
    const site = context.site()
    const total = context.table.rows
    const flagged = Math.round(total * rate)
    return {
      layout: booleanLayout,
      fill: (frame) => {
        const values = frame.int32()
        fillFlags(frame.rowNumbers(), frame.count, { total, flagged, key: frame.key(site) }, values)
        return { lanes: [values], nulls: null }
      },
    }
  },
})

interface Flags {
  readonly total: number
  readonly flagged: number
  readonly key: SiteKey
}

/** A chunk has its share of the flags, by cumulative rounding; inside it they fall where a shuffle brings the first places. */
function fillFlags(rows: Float64Array, count: number, { total, flagged, key }: Flags, values: Int32Array): void {
  let chunk = -1
  let start = 0
  let size = 0
  let share = 0
  let chunkKey = key
  for (let i = 0; i < count; i++) {
    const row = rows[i] as number
    if (row < start || row >= start + size) {
      chunk = Math.floor(row / chunkRows)
      start = chunk * chunkRows
      size = Math.min(chunkRows, total - start)
      share = shareStart(flagged, start + size, total) - shareStart(flagged, start, total)
      chunkKey = combineKeys(key, { high: chunk, low: size })
    }
    const place = size === chunkRows ? smallShuffle(row - start, chunkBits, chunkKey) : permute(row - start, size, chunkKey)
    values[i] = place < share ? 1 : 0
  }
}
