import type { NumberBounds } from '../readers/bounds-for.ts'
import type { NumberColumn } from './number-column.ts'
import type { NumberSaid } from './number-said.ts'

/** What is said of numbers, the numbers of a column and their bounds, all counted in steps: 7 for 3.5 in half steps. */
export function inSteps(
  said: NumberSaid,
  step: number,
  own: NumberColumn | null,
  natural: NumberBounds | null,
): { readonly said: NumberSaid; readonly own: NumberColumn | null; readonly natural: NumberBounds | null } {
  const count = (value: number): number => Number((value / step).toPrecision(12))
  const countOf = (value: number | null): number | null => (value === null ? null : count(value))
  const bounds = <Bounds extends NumberBounds>(all: Bounds): Bounds => ({
    ...all,
    min: Math.ceil(count(all.min)),
    max: Math.floor(count(all.max)),
  })
  const [min, max] = [countOf(said.min), countOf(said.max)]
  return {
    said: {
      ...said,
      min: min === null ? null : Math.ceil(min),
      max: max === null ? null : Math.floor(max),
      isMinOpen: said.isMinOpen && Number.isInteger(min),
      isMaxOpen: said.isMaxOpen && Number.isInteger(max),
      mean: countOf(said.mean),
      median: countOf(said.median),
      deviation: countOf(said.deviation),
      peaks: said.peaks.map(count),
      isWhole: true,
    },
    own: own === null ? null : { ...bounds(own), isWhole: true, scale: 0, distribution: null },
    natural: natural === null ? null : bounds(natural),
  }
}

/** A number of steps as a number. */
export function ofSteps(count: number, step: number | null): number {
  return step === null ? count : Number((count * step).toPrecision(12))
}
