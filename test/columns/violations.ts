import type { Layout, TextPart } from '../../src/vector.ts'
import type { Cells } from '../engine/support/evaluate.ts'

/** Row numbers of the cells that are not what the layout promises, few of them. */
export function violations({ layout, lanes, nulls, count }: Cells): string[] {
  const checks = checksOf(layout)
  const bad: string[] = []
  if ((nulls !== null) !== layout.nullable) bad.push('null mask')
  for (const [index, { isDouble, holds }] of checks.entries()) {
    const lane = lanes[index]
    if (!(lane instanceof (isDouble ? Float64Array : Int32Array))) bad.push(`lane ${index} is missing or of the wrong type`)
    for (let row = 0; row < count && bad.length < 5; row++) {
      const isNull = nulls?.[row] === 1
      if (!isNull && !holds(lane?.[row] ?? NaN)) bad.push(`row ${row}, lane ${index}: ${lane?.[row]}`)
    }
  }
  if (nulls?.some((value) => value > 1) === true) bad.push('a null mask of neither 0 nor 1')
  return bad
}

interface LaneCheck {
  readonly isDouble: boolean
  readonly holds: (value: number) => boolean
}

function checksOf(layout: Layout): ReadonlyMap<number, LaneCheck> {
  const inside = (from: number, to: number) => (value: number) => Number.isInteger(value) && value >= from && value <= to
  switch (layout.type) {
    case 'number':
      return new Map([[0, { isDouble: true, holds: inside(-(2 ** 53), 2 ** 53) }]])
    case 'boolean':
      return new Map([[0, { isDouble: false, holds: inside(0, 1) }]])
    case 'date':
      return new Map([[0, { isDouble: false, holds: inside(-719_162, 2_932_896) }]])
    case 'timestamp':
      return new Map([[0, { isDouble: true, holds: inside(-719_162 * 86_400, 2_932_897 * 86_400 - 1) }]])
    case 'text':
      return new Map(layout.parts.flatMap((part) => partCheck(part)))
  }

  function partCheck(part: TextPart): [number, LaneCheck][] {
    if (part.type === 'literal') return []
    if (part.type === 'digits') return [[part.lane, { isDouble: true, holds: inside(0, 2 ** 53) }]]
    return [[part.lane, { isDouble: false, holds: inside(0, part.dictionary.words.length - 1) }]]
  }
}
