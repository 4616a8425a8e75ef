import type { Opening } from './opening.ts'
import type { ListedColumn } from './outline.ts'

/** A verb before a range that is said of something: "sofas cost | 500 to 900 dollars". */
const saying =
  /\b(?:go|goes|going|cost|costs|range|ranges|run|runs|weigh|weighs|last|lasts|take|takes|pay|pays|earn|earns) (?:between |from )?(?=[$€£]?\d)/i
const range = /^[$€£]?[\d,.]{1,10}k? ?(?:to|and|-|–) ?[$€£]?[\d,.]{1,10}k?(?: \p{L}{1,12})?$/u
/** Most characters of such a range. */
const reach = 60

/** Whether items are other things with a range, as the thing before them: "sofas cost 500 to 900 dollars, | chairs 50 to 90". */
export function isParallelRange(text: string, { start }: Opening, columns: readonly ListedColumn[]): boolean {
  const areRanges = columns.every(({ details }) => details.length === 1 && details[0]?.type === 'range')
  const before = text.slice(Math.max(0, start - reach), start).trimEnd()
  const verb = areRanges ? saying.exec(before) : null
  return verb !== null && range.test(before.slice(verb.index + verb[0].length))
}
