import type { ImportedColumn, ImportedType } from './imported.ts'

/** A value of JSON, or the text of a cell. */
type Value = unknown

const forms: readonly (readonly [ImportedType, RegExp])[] = [
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  ['timestamp', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/],
  ['timestamp', /^\d{1,2}[./-]\d{1,2}[./-]\d{4},? \d{1,2}:\d{2}/],
  ['date', /^\d{4}[-/.]\d{2}[-/.]\d{2}$/],
  ['date', /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/],
  ['time', /^\d{2}:\d{2}(?::\d{2})?$/],
]

/** Minimum number of rows from which a range or a list of values is derived. */
const enoughRows = 4
/** Maximum number of different values of a list. */
const mostValues = 12

/**
 * Derives the declaration of a column from examples of its values: the type, and whether values may be missing. From several rows it also
 * derives the range of numbers and days, and the list of repeated texts; from few rows, the range of numbers up to the next powers of ten.
 * @param values one per row; null where the row lacks the column
 */
export function declaredBy(values: readonly Value[]): Partial<ImportedColumn> {
  const there = values.filter((value) => value !== null && value !== '')
  const declared = { isOptional: there.length < values.length, isRequired: there.length === values.length }
  if (there.length === 0) return declared
  if (there.every((value) => typeof value === 'boolean')) return { ...declared, type: 'boolean' }
  if (there.every((value): value is number => typeof value === 'number')) return { ...declared, ...ofNumbers(there) }
  const texts = there.map(String)
  const [type] = forms.find(([, form]) => texts.every((text) => form.test(text))) ?? ['text' as const]
  const distinct = [...new Set(texts)]
  if (type === 'date' || type === 'timestamp') return { ...declared, type, days: daysOf(texts) }
  const isList = type === 'text' && texts.length >= enoughRows && distinct.length <= Math.min(mostValues, texts.length / 2)
  if (isList || distinct.every((text) => answers.test(text)))
    return { ...declared, type, values: isList ? distinct : bothAnswers(distinct) }
  const isShort = type === 'text' && distinct.every(({ length }) => length <= longestExample)
  return { ...declared, type, ...(isShort ? { examples: distinct.slice(0, mostExamples) } : {}) }
}

const isoDay = /^\d{4}-\d{2}-\d{2}/

/** The first and the last day of times in the form of ISO 8601; null for other forms, and for few rows. */
function daysOf(texts: readonly string[]): readonly [string, string] | null {
  const days = texts.flatMap((text) => isoDay.exec(text)?.[0] ?? []).toSorted()
  const [first] = days
  const last = days.at(-1)
  return days.length < texts.length || texts.length < enoughRows || first === undefined || last === undefined ? null : [first, last]
}

const answers = /^(?:yes|no)$/i
/** Maximum characters of a text that is kept as an example, and maximum number of examples. */
const longestExample = 200
const mostExamples = 50

/** "yes" and "no", in the case of the examples. */
function bothAnswers(texts: readonly string[]): readonly string[] {
  const [first = ''] = texts
  const cased = (word: string): string =>
    first === first.toUpperCase()
      ? word.toUpperCase()
      : first === first.toLowerCase()
        ? word
        : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return ['yes', 'no'].map(cased)
}

function ofNumbers(numbers: readonly number[]): Partial<ImportedColumn> {
  const scale = numbers.reduce((most, number) => Math.max(most, decimals(number)), 0)
  const isWhole = scale === 0
  const min = numbers.reduce((least, each) => Math.min(least, each))
  const max = numbers.reduce((most, each) => Math.max(most, each))
  const bounds = numbers.length >= enoughRows ? { min, max } : { min: Math.min(0, -magnitude(-min)), max: Math.max(1, magnitude(max)) }
  return { type: isWhole ? 'integer' : 'decimal', ...(isWhole ? {} : { scale: Math.min(scale, 6) }), ...bounds }
}

/** The next power of ten. A few values do not show the range of a column, only its magnitude. */
function magnitude(number: number): number {
  return number <= 0 ? 0 : 10 ** Math.ceil(Math.log10(number))
}

function decimals(number: number): number {
  const [, digits = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e(.+))?$/.exec(String(number)) ?? []
  return Math.max(0, digits.length - Number(exponent))
}
