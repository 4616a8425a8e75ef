import { scaled } from '../tokens.ts'
import type { Span } from '../token.ts'
import type { ColumnType, Detail } from './outline.ts'
import { splitItems } from './split-items.ts'

const types: Readonly<Record<string, ColumnType>> = {
  int: 'integer',
  integer: 'integer',
  bigint: 'integer',
  smallint: 'integer',
  number: 'integer',
  'whole number': 'integer',
  long: 'integer',
  float: 'decimal',
  double: 'decimal',
  decimal: 'decimal',
  numeric: 'decimal',
  real: 'decimal',
  money: 'decimal',
  currency: 'decimal',
  bool: 'boolean',
  boolean: 'boolean',
  flag: 'boolean',
  'yes/no': 'boolean',
  'y/n': 'boolean',
  'true/false': 'boolean',
  '0/1': 'boolean',
  'yes or no': 'boolean',
  'true or false': 'boolean',
  string: 'text',
  str: 'text',
  text: 'text',
  varchar: 'text',
  char: 'text',
  'long text': 'text',
  date: 'date',
  datetime: 'timestamp',
  timestamp: 'timestamp',
  timestamptz: 'timestamp',
  uuid: 'uuid',
  guid: 'uuid',
}

/** Said of a column without a number or a value. */
const flags: readonly (readonly [RegExp, Detail])[] = [
  [/^(?:unique|distinct|no duplicates)$/, { type: 'unique' }],
  [/^(?:primary key|pk|primary|key|identifier)$/, { type: 'key' }],
  [/^(?:optional|nullable|may be (?:empty|null|missing)|can be (?:empty|null|missing)|sometimes (?:empty|missing))$/, { type: 'optional' }],
  [/^(?:required|not null|mandatory|never (?:empty|null|missing))$/, { type: 'required' }],
]

/** "18-65", "between $1.50 and $20", "30k to 150k" */
const rangeAt =
  /^(?:between |from |range |in the range )?[$€£]?(\d[\d,.]{0,15}) ?(k|m|bn)? ?[^\d\s,]{0,8} ?(?:-|–|to|and|\.\.\.?) ?[$€£]?(\d[\d,.]{0,15}) ?(k|m|bn)?(?: ?[^\d,;]{0,16})?$/i

/** What a text says of a column, and the parts of it that say nothing that is known. */
export function readDetails(text: string, span: Span): { readonly details: readonly Detail[]; readonly unread: readonly Span[] } {
  const whole = text.slice(span.start, span.end)
  const one = detailOf(whole)
  if (one !== null) return { details: one, unread: [] }
  const parts = splitItems(text, span, /[,;]/y)
  const found = parts.map((part) => detailOf(text.slice(part.start, part.end)))
  if (parts.length > 1 && found.every((each) => each === null)) {
    const values = valuesOf(parts.map((part) => text.slice(part.start, part.end)))
    if (values !== null) return { details: [values], unread: [] }
  }
  return { details: found.flatMap((each) => each ?? []), unread: parts.filter((_, index) => found[index] === null) }
}

function detailOf(written: string): readonly Detail[] | null {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|as|is|type|of type|in)\s+/, '')
    .replace(/^=\s*/, '')
  const type = typeOf(text)
  if (type !== null) return [type]
  const flag = flags.find(([pattern]) => pattern.test(text))
  if (flag !== undefined) return [flag[1]]
  const range = rangeOf(text)
  if (range !== null) return [range]
  const values = choiceOf(written.trim())
  if (values !== null) return [values]
  // "integer unique", "int primary key", "optional text"
  const words = text.split(/\s+/)
  for (let cut = 1; cut < words.length && words.length < 5; cut++) {
    const [first, second] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    const pair = [first, second].map((each) => typeOf(each) ?? flags.find(([pattern]) => pattern.test(each))?.[1] ?? null)
    if (pair.every((each) => each !== null)) return pair
  }
  return null
}

function typeOf(text: string): Detail | null {
  const sized = /^([a-z]+(?: [a-z]+)?) ?\((\d+)(?: ?, ?(\d+))?\)$/.exec(text)
  const of = types[sized?.[1] ?? text]
  if (of === undefined) return null
  return { type: 'type', of, scale: of === 'decimal' ? Number(sized?.[3] ?? 2) : null }
}

function rangeOf(text: string): Detail | null {
  const found = rangeAt.exec(text)
  if (found === null) return null
  const [, low, lowScale, high, highScale] = found
  const scale = (written: string | undefined): number => (written === 'k' ? 1e3 : written === 'm' ? 1e6 : written === 'bn' ? 1e9 : 1)
  const value = (digits: string | undefined, by: number): number => scaled(Number((digits ?? '').replaceAll(',', '')), by)
  const [min, max] = [value(low, scale(lowScale ?? highScale)), value(high, scale(highScale))]
  return min < max ? { type: 'range', min, max } : null
}

/** "low/medium/high", "ios|android", "one of card, paypal, cash", "red, green or blue" */
function choiceOf(text: string): Detail | null {
  const lead = /^(?:one of|either|in|values?|enum|can be|must be):? /i.exec(text)?.[0] ?? ''
  const listed = text
    .slice(lead.length)
    .replace(/^[[{(]/, '')
    .replace(/[\]})]$/, '')
  if (lead !== '') return valuesOf(listed.split(/,|\/|\||\bor\b|\band\b/))
  for (const sign of ['/', '|']) if (text.includes(sign)) return valuesOf(text.split(sign))
  return text.includes(' or ') ? valuesOf(text.split(/,|\bor\b/)) : null
}

const longestValue = 30

function valuesOf(written: readonly string[]): Detail | null {
  const values = written
    .filter((each) => each.trim() !== '')
    .map((each) =>
      each
        .trim()
        .replace(/^["'`](.*)["'`]$/, '$1')
        .replace(/^(?:or|and)\s+/, ''),
    )
  const isValue = (value: string): boolean =>
    value.length > 0 && value.length <= longestValue && value.split(/\s+/).length <= 3 && !/[.:;%()]/.test(value)
  return values.length > 1 && new Set(values).size === values.length && values.every(isValue) ? { type: 'values', values } : null
}
