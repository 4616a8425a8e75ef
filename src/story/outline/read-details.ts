import type { Span } from '../token.ts'
import { columnTypes } from './column-types.ts'
import type { Detail } from './outline.ts'
import { partsOf } from './split-items.ts'
import { readRange } from './read-range.ts'

/** Said of a column without a number or a value. */
const flags: ReadonlyMap<string, Detail> = new Map(
  (
    [
      [{ type: 'unique' }, 'unique,distinct,no duplicates,always unique'],
      [{ type: 'key' }, 'primary key,pk,primary,key,identifier'],
      [
        { type: 'optional' },
        'optional,nullable,null,may be empty,may be null,may be missing,can be empty,can be null,can be missing,sometimes empty,sometimes missing',
      ],
      [{ type: 'required' }, 'required,not null,mandatory,never empty,never null,never missing,not nullable,non null,not empty'],
      ...['url', 'link', 'email', 'phone', 'percentage', 'percent', 'year', 'country code', 'currency code', 'email address'].map(
        (of) => [{ type: 'like', of }, of] as const,
      ),
    ] satisfies readonly (readonly [Detail, string])[]
  ).flatMap(([detail, names]) => names.split(',').map((name) => [name, detail] as const)),
)

/** Between details: they say nothing by themselves. */
const fillers = new Set(['a', 'an', 'as', 'is', 'are', 'of', 'type', 'the', 'always', 'value', 'values', 'and', 'column', 'field', '='])
/** A word with what is in brackets behind it, "decimal(10, 2)", or any other run of characters. */
const wordsAt = /[a-z]\w*\s?\(\s?\d{1,4}\s?(?:,\s?\d{1,4}\s?)?\)|\([^()]{1,120}\)|[^\s(]+|\(/gi
/** More words make no name of a type. */
const longestName = 3
/** More characters are no detail but a sentence. */
const longestDetail = 160

/** What may follow a range that is said of the same numbers. */
const goingOn = /^(?:avg|average|averaging|mean|median|sd|std|with|around|mostly|normal|skewed|uniform|exponential|lognormal|\()/

interface Details {
  readonly details: readonly Detail[]
  /** Where nothing that is known is said. */
  readonly unread: readonly Span[]
}

/** What a text says of a column, and the parts of it that say nothing that is known. */
export function readDetails(text: string, span: Span): Details {
  const parts = partsOf(text, span, text.slice(span.start, span.end).includes(';') ? 'semicolons' : 'commas')
  const written = parts.map((part) => text.slice(part.start, part.end))
  // "1-10, 11-50, 51-200" are three values.
  const bands = parts.length > 1 && written.every((part) => readRange(part) !== null) ? valuesOf(written) : null
  if (bands !== null) return { details: [bands], unread: [] }
  const whole = detailsIn(text, span)
  if (whole.unread.length === 0) return whole
  const found = parts.map((part) => detailsIn(text, part))
  if (parts.length > 1 && found.every(({ details }) => details.length === 0)) {
    const values = valuesOf(written)
    if (values !== null) return { details: [values], unread: [] }
  }
  return { details: found.flatMap(({ details }) => details), unread: found.flatMap(({ unread }) => unread) }
}

/** The details that a text begins with, and the rest of it. */
function detailsIn(text: string, span: Span): Details {
  const written = text.slice(span.start, span.end)
  const none: Details = { details: [], unread: [span] }
  if (written.length > longestDetail) return none
  const words = [...written.matchAll(wordsAt)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
  const names = words.map((word) => word.text)
  const details: Detail[] = []
  let place = 0
  while (place < words.length) {
    const named = namedAt(names, place)
    if (named === null && fillers.has(names[place] ?? '')) {
      place++
      continue
    }
    const found = named ?? longestAt(written, words, place)
    if (found === null) break
    details.push(found.detail)
    place = found.next
  }
  if (details.length === 0) return none
  if (place === words.length) return { details, unread: [] }
  // "phone or chat" is no phone number.
  if (details.some(({ type }) => type === 'like' || type === 'key')) {
    const choice = choiceOf(written)
    return choice === null ? none : { details: [choice], unread: [] }
  }
  // "3 to 20 characters" are no numbers.
  if (details.at(-1)?.type === 'range' && !goingOn.test(names[place] ?? '')) return none
  return { details, unread: [{ start: span.start + (words[place]?.start ?? 0), end: span.end }] }
}

interface Found {
  readonly detail: Detail
  /** The word after it. */
  readonly next: number
}

/** More words are no range and no choice. */
const mostWords = 24

/** The range, length or choice that starts at a word, of as many words as there can be: "(5-10)" in "int (5-10) unique". */
function longestAt(written: string, words: readonly Span[], place: number): Found | null {
  for (let next = Math.min(words.length, place + mostWords); next > place; next--) {
    const text = written.slice(words[place]?.start, words[next - 1]?.end)
    const inner = /^\(([^()]*)\)$/.exec(text)?.[1] ?? text
    const detail = readRange(inner) ?? lengthOf(inner) ?? choiceOf(inner) ?? (inner === text ? null : valuesOf(inner.split(',')))
    if (detail !== null) return { detail, next }
  }
  return null
}

/** The type or flag that starts at a word, of as many words as there can be. */
function namedAt(words: readonly string[], at: number): Found | null {
  for (let next = Math.min(words.length, at + longestName); next > at; next--) {
    const name = words.slice(at, next).join(' ')
    const detail = flags.get(name) ?? typeOf(name)
    if (detail !== null) return { detail, next }
  }
  return null
}

function typeOf(text: string): Detail | null {
  const sized = /^([a-z]\w*) ?\( ?(\d+) ?(?:, ?(\d+) ?)?\)$/.exec(text)
  const of = columnTypes.get(sized?.[1] ?? text)
  if (of === undefined) return null
  if (sized !== null && of === 'text') {
    const max = Number(sized[2])
    return { type: 'length', min: sized[1] === 'char' ? max : 0, max, of: 'characters' }
  }
  return { type: 'type', of, scale: of === 'decimal' ? Math.min(Number(sized?.[3] ?? 2), 9) : null }
}

/** "12 digits", "exactly 6 characters", "2-letter code", "200 characters at most", "up to 30 chars" */
const lengthAt = /^([a-z. ]{0,13}?) ?(\d{1,4})[ -](digit|letter|character|char)s?((?: [a-z]{1,7}){0,2})$/i
const most = new Set(['up to', 'at most', 'max', 'max.', 'maximum', 'no more than', 'not more than', 'or less', 'or fewer'])
const exact = new Set(['', 'exactly', 'long', 'code', 'codes', 'of'])

function lengthOf(text: string): Detail | null {
  const [, lead = '', digits, unit = '', tail = ''] = lengthAt.exec(text.toLowerCase()) ?? []
  if (digits === undefined) return null
  const said = [lead.trim(), tail.trim()]
  if (said.some((words) => !most.has(words) && !exact.has(words))) return null
  const max = Number(digits)
  const of = unit === 'digit' ? 'digits' : unit === 'letter' ? 'letters' : 'characters'
  return { type: 'length', min: said.some((words) => most.has(words)) ? 0 : max, max, of }
}

const choices = /^(?:one of|either|in|values?|enum|can be|must be|any of)(?:: ?| |(?=[([{"'`]))/i

/** "low/medium/high", "ios|android", "one of card, paypal, cash", "red, green or blue" */
function choiceOf(text: string): Detail | null {
  const lead = choices.exec(text)?.[0] ?? ''
  const listed = text
    .slice(lead.length)
    .replace(/^[[{(]/, '')
    .replace(/[\]})]$/, '')
  if (lead !== '') return valuesOf(listed.split(/,|\/|\||\bor\b|\band\b/))
  for (const sign of ['/', '|']) if (text.includes(sign)) return valuesOf(text.split(sign))
  return text.includes(' or ') ? valuesOf(text.split(/,|\bor\b/)) : null
}

const longestValue = 30
/** Words that tell something of values, and are none: "mean 1200", "5 without", "another employee". */
const telling =
  /(?:^|\s)(?:mean|avg|average|averaging|median|sd|std|stddev|sigma|lognormal|skewed|distributed|uniform|gaussian|from|between|min|max|at least|up to|mostly|most|only|always|never|sometimes|unless|when|if|where|are|without|another|about|around|starting|after|before|like|null|fk|pk|references)(?:\s|$)|^\d[\d,.]*k? to \d/i

function valuesOf(written: readonly string[]): Detail | null {
  const values = written
    .map((each) =>
      each
        .trim()
        .replace(/^(?:or|and) /, '')
        .replace(/^["'`](.*)["'`]$/, '$1'),
    )
    .filter((value) => value !== '')
  const isValue = (value: string): boolean =>
    value.length <= longestValue && value.split(' ').length <= 3 && !/[.:;%()]/.test(value) && !telling.test(value)
  return values.length > 1 && new Set(values).size === values.length && values.every(isValue) ? { type: 'values', values } : null
}
