import type { Aspect } from '../../attributes/aspect.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { isNumeral } from '../../attributes/columns/stays-number.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { ColumnSchema } from '../../../schema/schema.ts'

/**
 * Reads shares of single values of a column of numbers as shares of a range: "20% have a rating of 5". Other columns keep theirs. A column
 * with said bounds becomes one of numbers.
 */
export function sharesOfNumbers(
  column: ColumnSchema | undefined,
  said: ReadonlyMap<AttributeFact, AttributeFact>,
): ReadonlyMap<AttributeFact, AttributeFact> {
  const isBounded = [...said.values()].some(({ aspects }) => aspects.some(({ type }) => type === 'range'))
  if (column === undefined || (!isBounded && numberColumn(column) === null)) return said
  return new Map([...said].map(([fact, own]) => [fact, { ...own, aspects: own.aspects.map(ofRange) }]))
}

function ofRange(aspect: Aspect): Aspect {
  if (aspect.type !== 'share' || !isNumeral(aspect.value)) return aspect
  return { type: 'beyond', share: aspect.share, min: Number(aspect.value), max: Number(aspect.value) }
}
