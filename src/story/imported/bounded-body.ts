import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { pattern } from '../../builders/texts.ts'
import { codeOf } from './code-of.ts'
import { mappedNumbers } from './mapped-numbers.ts'

/** Range of a number with only one bound. */
const usualRange = 1000
/** Most characters of texts by meaning: names of all reference lists in all languages. */
const longestByMeaning = 64
const longestByKind: Readonly<Record<string, number>> = { person: 48, phone: 24, national_id: 24, ipv4: 15, ipv6: 45, uuid: 36, switch: 10 }
const longestOfPerson: Readonly<Record<string, number>> = { given_name: 24, family_name: 24, username: 40, gender: 12 }
const longestOfEntry: Readonly<Record<string, number>> = { country_code: 2, country: 48, city: 40, region: 40, timezone: 40, icd10: 8 }
/** Largest exact integer. */
const largest = 2 ** 53 - 1

/** Limits a column to its declared values, bounds and length. */
export function boundedBody(body: ColumnBody, column: ImportedColumn): ColumnBody {
  const { values, length } = column
  if (values !== null && (column.type === 'text' || column.type === null)) return oneOf([...new Set(values)])
  if (values !== null) return withNumbers(body, values)
  if (body.kind === 'integer' || body.kind === 'decimal') return withBounds(body, column)
  const numbers = body.kind === 'mapping' ? mappedNumbers(body) : null
  if (numbers !== null && body.kind === 'mapping') return withinBounds(body, numbers, column)
  return length === null ? body : withLength(body, length)
}

/** A column of integers if the values are consecutive; else the column unchanged. */
function withNumbers(body: ColumnBody, values: readonly string[]): ColumnBody {
  const numbers = values.map(Number)
  const [min, max] = [numbers.reduce((least, each) => Math.min(least, each)), numbers.reduce((most, each) => Math.max(most, each))]
  return numbers.every(Number.isInteger) && max - min + 1 === new Set(numbers).size ? whole(min, max) : body
}

/** The column unchanged if it is within the bounds; else uniform between them. */
function withBounds(body: ColumnBody<'integer'> | ColumnBody<'decimal'>, { min, max }: ImportedColumn): ColumnBody {
  if ((min === null || body.min >= min) && (max === null || body.max <= max)) return body
  const least = min !== null && body.min < min ? min : body.min
  const most = max !== null && body.max > max ? max : body.max
  // If a bound comes from the type only, the column keeps the part of its range that is inside.
  const low = least <= most ? least : min !== null ? min : most - usualRange
  const high = least <= most ? most : max !== null ? max : least + usualRange
  if (body.kind === 'integer') return whole(Math.max(-largest, Math.ceil(low)), Math.min(largest, Math.floor(high)))
  return decimal(low, high, body.scale)
}

/** The column unchanged if all of its numbers are within the bounds; else all numbers of its range within them. */
function withinBounds(body: ColumnBody<'mapping'>, numbers: readonly number[], column: ImportedColumn): ColumnBody {
  const [least, most] = [numbers.reduce((min, each) => Math.min(min, each)), numbers.reduce((max, each) => Math.max(max, each))]
  if ((column.min ?? least) <= least && (column.max ?? most) >= most) return body
  const { scale = 0 } = body
  return withBounds(scale === 0 ? whole(least, most) : decimal(least, most, scale), column)
}

/** The column unchanged if no value is longer; else a code of the length, which has only digits for a postal code. */
function withLength(body: ColumnBody, length: number): ColumnBody {
  if (body.kind === 'switch' && longestOf(body) > length) return pattern('#'.repeat(length))
  return longestOf(body) <= length ? body : codeOf(length, 'unique' in body && body.unique === true)
}

/** Upper limit for the length of a column's values. */
function longestOf(body: ColumnBody): number {
  switch (body.kind) {
    case 'mapping':
      return Object.values(body.cases).reduce<number>((most, value) => Math.max(most, String(value).length), 0)
    case 'category':
      return body.values.reduce((most, value) => Math.max(most, value.length), 0)
    case 'pattern':
      return body.pattern.length
    case 'person_attribute':
      return longestOfPerson[body.attribute] ?? longestByMeaning
    case 'attribute':
      return longestOfEntry[body.attribute] ?? longestByMeaning
    case 'compound':
      return body.words.reduce((sum, words) => sum + 1 + ('list' in words ? longestByMeaning : longestWord(words)), 0)
    case 'constant':
      return String(body.value).length
    case 'text':
      return body.segments.reduce((sum, segment) => sum + longestSegment(segment), 0)
    default:
      return longestByKind[body.kind] ?? longestByMeaning
  }
}

function longestSegment(segment: ColumnBody<'text'>['segments'][number]): number {
  if (typeof segment === 'string') return segment.length
  if ('digits' in segment) return segment.digits
  if ('values' in segment) return longestWord(segment.values)
  return 'cases' in segment ? longestWord(Object.values(segment.cases).flat()) : longestByMeaning
}

function longestWord(words: readonly string[]): number {
  return words.reduce((most, { length }) => Math.max(most, length), 0)
}
