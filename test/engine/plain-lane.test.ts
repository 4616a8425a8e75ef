import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyLane, plainUnits, viewLane } from '../../src/engine/plain-lane.ts'

const anyLanes = fc.array(
  fc.oneof(
    fc.float64Array({ minLength: 1, maxLength: 40 }),
    fc.int32Array({ minLength: 1, maxLength: 40 }),
    fc.uint8Array({ minLength: 1, maxLength: 40 }),
  ),
  { minLength: 1, maxLength: 6 },
)

describe('plain lanes', () => {
  it('should give arrays of all types back, one behind another', () => {
    fc.assert(
      fc.property(anyLanes, fc.nat(20), (lanes, spare) => {
        const units = new Uint32Array(lanes.reduce((sum, lane) => sum + plainUnits(lane, lane.length), 2 * spare))
        let end = 2 * spare
        const places = lanes.map((lane) => {
          const at = end
          end = copyLane(lane, lane.length, units, at)
          return at
        })
        expect(end).toBe(units.length)
        const viewed = lanes.map((lane, i) => viewLane(lane.constructor as never, lane.length, units, places[i] ?? 0))
        expect(viewed).toEqual(lanes)
      }),
    )
  })

  it('should copy the first cells only', () => {
    const units = new Uint32Array(8)
    expect(copyLane(Int32Array.of(1, 2, 3), 2, units, 2)).toBe(4)
    expect([...units]).toEqual([0, 0, 1, 2, 0, 0, 0, 0])
  })
})
