import type { Choices, CompiledColumn, Frame, Groups } from '../columns/column-kind.ts'
import { permute, permuteInto } from '../random/permute.ts'
import { combineKeys } from '../random/site.ts'

/** The largest number of values that can be shuffled. */
export const mostChoices = 2 ** 32

export interface Digits {
  /** Rows of the same group differ; null if all rows of the table do. */
  readonly groups: Groups | null
  /** The site of the rows' numbers: rows that must differ get different numbers below `domain`. */
  readonly numberSite: number
  readonly domain: number
  /** The column takes floor(number / stride), modulo the number of its values, see `setLevels`. */
  readonly stride: number
  readonly span: number
  readonly shuffleSite: number
}

/** A column whose values are chosen so that rows differ in the unique sets that contain it. */
export function constructedColumn(column: CompiledColumn, choices: Choices, digits: Digits): CompiledColumn {
  const { layout, reference, range, lanes } = column
  const size = Math.min(choices.size, mostChoices)
  const step = Math.floor(choices.size / size)
  const { stride, span, shuffleSite, domain } = digits
  // If the numbers do not reach all values of the column, shuffle, so that the missing ones are not always the last.
  const isShuffled = span > 0 || domain < stride * size
  return {
    layout,
    reference,
    range,
    lanes,
    fill: (frame) => {
      const { numbers, groups } = numbersOf(digits, frame)
      const key = frame.siteKey(shuffleSite)
      for (let i = 0; i < frame.count; i++) {
        const number = numbers[i] as number
        let value = Math.floor(number / stride) % size
        if (isShuffled) {
          const group = groups === null ? 0 : (groups[i] as number)
          value = permute(value, size, combineKeys(key, { high: group, low: span === 0 ? 0 : Math.floor(number / span) }))
        }
        numbers[i] = value * step
      }
      return choices.fill(frame, numbers)
    },
  }
}

interface Numbers {
  readonly numbers: Float64Array
  readonly groups: Float64Array | null
}

function numbersOf({ groups: grouping, numberSite, domain }: Digits, frame: Frame): Numbers {
  const key = frame.siteKey(numberSite)
  const numbers = frame.float64()
  if (grouping === null) {
    permuteInto(frame.rowNumbers(), frame.count, domain, key, numbers)
    return { numbers, groups: null }
  }
  const groups = frame.float64()
  grouping.fill(frame, groups, numbers)
  for (let i = 0; i < frame.count; i++)
    numbers[i] = permute(numbers[i] as number, domain, combineKeys(key, { high: 0, low: groups[i] as number }))
  return { numbers, groups }
}
