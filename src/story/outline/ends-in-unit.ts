import { measurementUnits } from '../lexicon/units.ts'
import type { Opening } from './opening.ts'

/** Maximum characters before a list in which the number is looked for. */
const nounReach = 40

/** Whether a number with its unit stands before the items, which go on about other rows: "dogs weigh 4 to 60 kg, | cats 2 to 8 kg". */
export function endsInUnit(text: string, { start }: Opening): boolean {
  const [, unit = ''] = /\d ?(\p{L}{1,12}) ?$/u.exec(text.slice(Math.max(0, start - nounReach), start)) ?? []
  return measurementUnits.has(unit.toLowerCase())
}
