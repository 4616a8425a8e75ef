import type { Opening } from './opening.ts'
import type { ListedColumn } from './outline.ts'

/** A range that is said of something: "sofas cost 500 to 900 dollars". */
const saidRange =
  /\b(?:go|goes|going|cost|costs|range|ranges|run|runs|weigh|weighs|last|lasts|take|takes|pay|pays|earn|earns) (?:between |from )?[$€£]?\d[\d,.]{0,9}k? ?(?:to|and|-|–) ?[$€£]?\d[\d,.]{0,9}k?(?: \p{L}{1,12})?$/iu
/** Most characters of such a range. */
const reach = 60

/** Whether items are other things with a range, as the thing before them: "sofas cost 500 to 900 dollars, | chairs 50 to 90". */
export function isParallelRange(text: string, { start }: Opening, columns: readonly ListedColumn[]): boolean {
  const areRanges = columns.every(({ details }) => details.length === 1 && details[0]?.type === 'range')
  return areRanges && saidRange.test(text.slice(Math.max(0, start - reach), start).trimEnd())
}
