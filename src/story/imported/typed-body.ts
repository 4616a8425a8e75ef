import { wordSet } from '../lexicon/word-set.ts'
import { decimal, whole, yes } from '../../builders/drawn.ts'
import { formula, secondsAfter } from '../../builders/computed.ts'
import { constant } from '../../builders/drawn.ts'
import { code, text } from '../../builders/texts.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { findMeaning, type FoundMeaning } from '../meanings/find-meaning.ts'
import type { TableDraft } from '../meanings/table-draft.ts'
import { mappedNumbers } from './mapped-numbers.ts'

const texts = wordSet(
  'category pattern text template person person_attribute entry attribute email phone url slug faker compound national_id ipv4 ipv6 uuid ' +
    'switch',
)
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const minutes = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'))

/** Longest text of an unknown column that is a code and not a note. */
const shortText = 100

/** Makes a column by the meaning of its name if the declared type allows it; else by its type. */
export function typedBody(column: ImportedColumn, found: FoundMeaning, draft: TableDraft): ColumnBody {
  const meant = (): ColumnBody => bodyOf(found, draft, column.name)
  switch (column.type) {
    case null:
      return found.isGuess ? unknownText(column, draft) : meant()
    case 'boolean':
      return orElse(found, meant, ({ kind }) => kind === 'boolean', yes(0.5))
    case 'integer':
      return integerOf(column, found, meant, draft)
    case 'decimal':
      return decimalOf(column, found, meant)
    case 'text':
      return orElse(
        found,
        meant,
        (body) => isText(body) || (moments.has(body.kind) && hasRoomForMoments(column)),
        unknownText(column, draft),
      )
    case 'date':
    case 'timestamp':
      return momentOf(column.type, column.name, found, draft)
    case 'time':
      return text({ values: hours }, ':', { values: minutes }, ':00')
    case 'uuid':
      return { kind: 'uuid' }
    case 'json':
      return constant('{}')
  }
}

function bodyOf({ meaning }: Pick<FoundMeaning, 'meaning'>, draft: TableDraft, name: string): ColumnBody {
  return typeof meaning.body === 'function' ? meaning.body(draft, name) : meaning.body
}

function orElse(found: FoundMeaning, meant: () => ColumnBody, suits: (body: ColumnBody) => boolean, other: ColumnBody): ColumnBody {
  if (found.isGuess) return other
  const body = meant()
  return suits(body) ? body : other
}

/** A note if it fits; else a code. */
function unknownText({ name, type, length }: ImportedColumn, draft: TableDraft): ColumnBody {
  if (type === 'text' && length !== null && length > shortText) return bodyOf(findMeaning(['note'], []), draft, name)
  return code('????-####')
}

/** Characters of a moment: "2025-03-04T05:06:07Z". */
const momentLength = 20

function hasRoomForMoments({ length }: ImportedColumn): boolean {
  return length === null || length >= momentLength
}

function isText(body: ColumnBody): boolean {
  if (body.kind === 'constant') return typeof body.value === 'string'
  return body.kind === 'mapping' ? mappedNumbers(body) === null : texts.has(body.kind)
}

function integerOf(column: ImportedColumn, found: FoundMeaning, meant: () => ColumnBody, draft: TableDraft): ColumnBody {
  if (found.isGuess) return whole(0, 1000)
  const body = meant()
  if (moments.has(body.kind)) return countedMoment(column, body, draft)
  if (body.kind === 'integer') return body
  if (body.kind === 'mapping' && mappedNumbers(body)?.every(Number.isInteger) === true) return body
  if (body.kind === 'formula' && (body.scale ?? 0) === 0 && isRoomy(column, found)) return body
  return body.kind === 'decimal' ? rounded(body) : whole(0, 1000)
}

/** Integers of the range of decimals; percentages where these are shares. */
function rounded({ min, max }: ColumnBody<'decimal'>): ColumnBody {
  const times = max <= 1 ? 100 : 1
  const least = Math.ceil(min * times)
  return whole(least, Math.max(least + 1, Math.floor(max * times)))
}

/** Days of a year on average, in the Gregorian calendar. */
const yearDays = 365.2425
/** Seconds since 1970 stay below this. */
const latestSecond = 2 ** 31 - 1

/** The year of a day; the seconds since 1970 of a moment. */
function countedMoment({ name, max }: ImportedColumn, body: ColumnBody, draft: TableDraft): ColumnBody {
  const isDay = body.kind === 'date' || body.kind === 'birth_date' || ('as' in body && body.as === 'date')
  if (!isDay && max !== null && max < latestSecond) return whole(0, Math.min(1000, max))
  const moment = draft.helper(`${name}_${isDay ? 'on' : 'at'}`, body)
  return formula(isDay ? `floor(1970 + (${moment} - "1970-01-01") / ${yearDays})` : `${moment} - "1970-01-01T00:00:00Z"`)
}

/** A decimal with the declared digits. It is an integer if no digits are declared. */
function decimalOf(column: ImportedColumn, found: FoundMeaning, meant: () => ColumnBody): ColumnBody {
  const { scale } = column
  const digits = Math.min(scale ?? 2, 9)
  if (found.isGuess) return decimal(0, 1000, digits)
  const body = meant()
  if (body.kind === 'decimal') return { ...body, scale: scale === null ? body.scale : digits }
  if (body.kind === 'integer') return scale === null ? body : decimal(body.min, body.max, digits)
  const isNumber = body.kind === 'mapping' ? mappedNumbers(body) !== null : body.kind === 'formula' && isRoomy(column, found)
  if (isNumber && (body.kind === 'mapping' || body.kind === 'formula')) return scale === null ? body : { ...body, scale: digits }
  return decimal(0, 1000, digits)
}

/** Limits that computed numbers do not exceed, by meaning. */
const mostComputed: Readonly<Record<string, number>> = { latitude: 91, longitude: 181 }
const mostOfOthers = 100_000

/** Whether a column has room for computed numbers, whose bounds cannot be set. */
function isRoomy({ min, max, isRangeOfType }: ImportedColumn, { meaning }: FoundMeaning): boolean {
  const most = mostComputed[meaning.names[0] ?? ''] ?? mostOfOthers
  return (min === null && max === null) || (isRangeOfType && (min ?? -most) <= -most && (max ?? most) >= most)
}

/** Kinds of columns with days or moments. */
const moments = wordSet('date timestamp shifted after birth_date')

function momentOf(type: 'date' | 'timestamp', name: string, found: FoundMeaning, draft: TableDraft): ColumnBody {
  const plain = (): ColumnBody => bodyOf(findMeaning([type], []), draft, name)
  if (found.isGuess) return plain()
  const body = bodyOf(found, draft, name)
  if (!moments.has(body.kind)) return plain()
  if (body.kind === 'birth_date' && type === 'timestamp')
    return secondsAfter(draft.helper(`${name}_day`, body), draft.helper('at_once', formula('0')))
  if (body.kind === 'after' || body.kind === 'shifted') {
    // A time that is empty until it has happened compares with today in its own unit.
    const today = type === 'date' ? 'today' : 'seconds(today)'
    return { ...body, as: type, ...(body.nullable?.when === undefined ? {} : { nullable: { when: `${name} > ${today}` } }) }
  }
  const isDay = body.kind === 'date' || body.kind === 'birth_date'
  return isDay === (type === 'date') ? body : plain()
}
