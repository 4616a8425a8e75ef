import { wordSet } from '../lexicon/word-set.ts'
import type { Span } from '../tokens/token.ts'
import type { Detail } from './outline.ts'
import { descriptionLength } from './description-length.ts'
import type { Details } from './details.ts'
import { longestAt } from './longest-at.ts'
import { isRelation } from './is-relation.ts'
import { readAnswers } from './read-answers.ts'
import { partsOf } from './split-items.ts'
import { evenWords, type FoundDetail, namedDetail, sizedText, typeNamed } from './named-detail.ts'
import { withoutRole } from './gloss.ts'
import { readRange } from './read-range.ts'
import { readUnit } from './read-unit.ts'
import { isAboutNumbers } from './is-about-numbers.ts'
import { unitBeside } from './unit-beside.ts'
import { unitBehind } from './unit-behind.ts'
import { readReference } from './read-reference.ts'
import { readScale } from './read-scale.ts'
import { randomLength } from './random-length.ts'
import { readChoice, typedValues, valuesOf } from './read-values.ts'
import { valuesBeforeSemicolon } from './values-before-semicolon.ts'

/** Words between details without an effect. */
const fillers = wordSet(
  'a an as is are of type the always value values and column field format objectid = | unsigned signed typical typically timestamps dates datetimes',
)
/** "default true" has no effect, as every cell is generated. */
const defaults =
  /default(?: |:|=)+(?:'[^']{0,40}'|"[^"]{0,40}"|[\w.-]{1,40}(?:\(\))?)|=\s?(?:true|false|null|-?\d[\d.]{0,12}|'[^']{0,40}'|now\(\))/iy
/** A word with a bracket, "decimal(10, 2)", or any other run of characters. */
const wordsAt = /[a-z]\w*\s?\(\s?\d{1,4}\s?(?:,\s?\d{1,4}\s?)?\)|\([^()]{1,120}\)|[^\s(]+|\(/gi
/** "60+", "<25", "under 18", "65 and over". */
const openBand = /^(?:[<>]=? ?|under |over |below |above )?\d[\d,]*(?:k)?(?:\+| (?:and|or) (?:over|older|more|above|under|younger|less))?$/i
/** "null for free users": the rows of a condition. */
const emptyWhen =
  /^\(?(?:(?:is|are|can be|will be|only|not) )?(?:null|nullable|empty|blank|missing|optional|required|set|filled) (?:only )?(?:if|when|unless|until|for|while|once) /i
/** "based on the name", "derived from their first and last name" */
const ofName =
  /^(?:based on|(?:derived|generated|built|made|created|taken) from) (?:the |their |his |her )?(?:[\p{L}']{3,12} )?(?:(?:and|&) [\p{L}']{3,12} )?names?$/iu
/** Longer texts are sentences. */
const longestDetail = 160

/** Reads the declaration of a column. In a table, a description may stand in a cell behind the type. */
export function readDetails(text: string, span: Span): Details {
  // A product is a formula: "distance / minutes * 60".
  const declared = text.slice(span.start, span.end)
  if (ofName.test(declared)) return { details: [{ type: 'named' }], places: [span], unread: [], idle: [] }
  if (/[*×]/.test(declared) || emptyWhen.test(declared) || isRelation(declared))
    return { details: [], places: [], unread: [span], idle: [] }
  const cell = /^[a-z][\w ]{1,20}(?:\([\d, ]{1,8}\))?(?= \| )/i.exec(declared)?.[0]
  if (cell === undefined || typeNamed(cell.toLowerCase()) === null) return declarationIn(text, span)
  const behind = { start: span.start + cell.length + 3, end: span.end - (/\.?$/.exec(text.slice(span.start, span.end))?.[0].length ?? 0) }
  const [type, meant] = [declarationIn(text, { start: span.start, end: span.start + cell.length }), readDetails(text, behind)]
  return {
    details: [...type.details, ...meant.details],
    places: [...type.places, ...meant.places],
    unread: [...type.unread, ...meant.unread],
    idle: [...type.idle, ...meant.idle],
  }
}

function declarationIn(text: string, whole: Span): Details {
  const { start, end } = withoutRole(text, whole)
  const span = { start: start + randomLength(text.slice(start, end)), end }
  const all = text.slice(span.start, span.end)
  const parts = partsOf(text, span, all.includes(';') ? 'semicolons' : 'commas')
  const written = parts.map(({ start, end }) => text.slice(start, end))
  const only = (detail: Detail): Details => ({ details: [detail], places: [span], unread: [], idle: [] })
  // "free/pro, evenly split"
  const last = parts.at(-1)
  if (last !== undefined && parts.length > 1 && evenWords.includes((written.at(-1) ?? '').toLowerCase())) {
    const { details, places, ...rest } = declarationIn(text, { start: span.start, end: parts.at(-2)?.end ?? span.start })
    return { ...rest, details: [...details, { type: 'even' }], places: [...places, last] }
  }
  const unit = /[([]/.test(text[span.start - 1] ?? '') || /^in \S+$/.test(all) ? readUnit(all) : null
  if (unit !== null) return only({ type: 'unit', of: unit })
  // "1-10, 11-50, 51-200" are three values.
  const bands = parts.length > 1 && written.every((part) => openBand.test(part) || readRange(part) !== null) ? valuesOf(written) : null
  if (bands !== null) return only(bands)
  const answers = readAnswers(text, span)
  if (answers !== null) return answers
  const read = detailsIn(text, span)
  if (read.unread.length === 0) return read
  // "A or B (70/30)": shares follow, and the values are no description.
  if (read.details.some(({ type }) => type === 'values') && read.unread.every(({ start }) => text[start] === '(')) return read
  const typed = typedValues(all)
  if (typed !== null) return only(typed)
  const described = behindDescription(text, span)
  if (described !== null) return described
  const found = parts.map(
    (part) =>
      valuesBeforeSemicolon(text, part, parts.length) ??
      unitBeside(text, part, parts) ??
      behindDescription(text, part) ??
      detailsIn(text, part),
  )
  // "(online, store, phone)" holds values, not phone numbers.
  const says = found.filter(({ details }) => details.length > 0)
  // "(single, double, suite)" holds values; "(decimal, in EUR)" holds a type.
  const isKind = (at: number, { type }: Detail): boolean => type === 'like' || (type === 'type' && at > 0 && found[0]?.details.length === 0)
  if (parts.length > 1 && says.length < parts.length && found.every(({ details }, at) => details.every((detail) => isKind(at, detail)))) {
    const values = valuesOf(written)
    if (values !== null) return only(values)
  }
  return {
    details: found.flatMap(({ details }) => details),
    places: found.flatMap(({ places }) => places),
    unread: found.flatMap(({ unread }) => unread),
    idle: found.flatMap(({ idle }) => idle),
  }
}

/** A declaration after a description: "Age of the customer (18-80)", "rating from 1 to 5", "living area in square feet". */
function behindDescription(text: string, span: Span): Details | null {
  const whole = unitBehind(text, span)
  if (whole !== null) return whole
  const start = span.start + descriptionLength(text.slice(span.start, span.end))
  if (start === span.start) return null
  const isBracket = text[start] === '('
  const inside = [
    ...(isBracket ? [detailsIn(text, { start: start + 1, end: span.end - 1 })] : []),
    detailsIn(text, { start, end: span.end }),
  ]
  const values = typedValues(text.slice(start + 1, span.end - 1))
  if (values !== null) inside.unshift({ details: [values], places: [{ start, end: span.end }], unread: [], idle: [] })
  const found = inside.find(({ details, unread }) => unread.length === 0 && details.some(({ type }) => type !== 'like'))
  if (found === undefined) return null
  const before = { start: span.start, end: start - 1 }
  const unit = unitBehind(text, before)
  if (unit === null) return { ...found, unread: [before] }
  return { ...found, details: [...unit.details, ...found.details], places: [...unit.places, ...found.places], unread: unit.unread }
}

function spanOfWords({ start }: Span, words: readonly Span[], from: number, next: number): Span {
  return { start: start + (words[from]?.start ?? 0), end: start + (words[next - 1]?.end ?? 0) }
}

function wordsIn(written: string): readonly (Span & { readonly text: string })[] {
  return [...written.matchAll(wordsAt)].map(({ 0: word, index }) => ({
    text: word.toLowerCase().replace(/(?<=[a-z]):$/, ''),
    start: index,
    end: index + word.length,
  }))
}

/** The words in lower case, but for a letter that is no article: "A or B". */
function namesOf(words: ReturnType<typeof wordsIn>, written: string): readonly string[] {
  return words.map(({ text, start }, at) => (text === 'a' && written[start] === 'A' && words[at + 1]?.text === 'or' ? 'A' : text))
}

/** Reads the details at the start of a text; the rest is unread. */
function detailsIn(text: string, span: Span): Details {
  const written = text.slice(span.start, span.end)
  const none: Details = { details: [], places: [], unread: [span], idle: [] }
  if (written.length > longestDetail) return none
  const words = wordsIn(written)
  const names = namesOf(words, written)
  const found: FoundDetail[] = []
  const [places, idle]: [Span[], Span[]] = [[], []]
  const spanOf = (from: number, next: number): Span => spanOfWords(span, words, from, next)
  let place = 0
  while (place < words.length) {
    const named = sizedText(names, place) ?? readScale(names, place) ?? namedDetail(names, place)
    if (named === null && fillers.has(names[place] ?? '')) {
      place++
      continue
    }
    const other = named === null ? idleAt(written, words, place) : null
    if (other !== null) {
      idle.push(spanOf(place, other))
      place = other
      continue
    }
    const declared = named === null ? declaredIn(text, spanOf(place, place + 1)) : null
    if (declared !== null) {
      place++
      for (const { detail, place: own } of declared) {
        found.push({ detail, next: place })
        places.push(own)
      }
      continue
    }
    const next = named ?? referenceAt(written, words, place) ?? longestAt(written, words, place)
    if (next === null || (next.detail.type === 'range' && found.some(({ detail }) => detail.type === 'range'))) break
    found.push(next)
    places.push(spanOf(place, next.next))
    place = next.next
  }
  const details = found.map(({ detail }) => detail)
  if (details.length + idle.length === 0) return none
  if (place === words.length) return { details, places, unread: [], idle }
  // "phone or chat" is a choice, not a phone number.
  if (details.some(({ type }) => type === 'like' || type === 'key')) {
    const choice = readChoice(written)
    return choice === null ? none : { details: [choice], places: [span], unread: [], idle: [] }
  }
  // "3 to 20 characters" is a length, not a range.
  const rest = names.slice(place, place + 3).join(' ')
  if (details.at(-1)?.type === 'range' && !rest.startsWith('(') && !isAboutNumbers(rest)) return none
  return { details, places, unread: [{ start: span.start + (words[place]?.start ?? 0), end: span.end }], idle }
}

/** The details in brackets, "(primary key, auto increment)", "(kg)"; null if these hold anything else. */
function declaredIn(text: string, { start, end }: Span): readonly { readonly detail: Detail; readonly place: Span }[] | null {
  if (text[start] !== '(' || text[end - 1] !== ')') return null
  const unit = readUnit(text.slice(start + 1, end - 1))
  if (unit !== null) return [{ detail: { type: 'unit', of: unit }, place: { start, end } }]
  const parts = partsOf(text, { start: start + 1, end: end - 1 }, 'commas')
  const read = parts.map((part) => detailsIn(text, part))
  const isRead = read.every(({ details, unread }) => details.length > 0 && unread.length === 0)
  const said = read.flatMap(({ details, places }) => details.flatMap((detail, at) => ({ detail, place: places[at] ?? { start, end } })))
  return isRead && said.some(({ detail }) => declaring.has(detail.type)) ? said : null
}

/** What only declarations say. */
const declaring = new Set<Detail['type']>(['type', 'key', 'unique', 'required', 'optional', 'reference', 'length', 'even'])

/** The word after a default value ("default 0"); null for none. */
function idleAt(written: string, words: readonly Span[], place: number): number | null {
  defaults.lastIndex = words[place]?.start ?? 0
  return defaults.test(written) ? wordAfter(words, defaults.lastIndex) : null
}

/** The reference that starts at a word; null for none. */
function referenceAt(written: string, words: readonly Span[], place: number): FoundDetail | null {
  const found = readReference(written, words[place]?.start ?? 0)
  return found === null ? null : { detail: found.detail, next: wordAfter(words, found.end) }
}

/** Index of the first word at or after an offset. */
function wordAfter(words: readonly Span[], offset: number): number {
  const next = words.findIndex(({ start }) => start >= offset)
  return next < 0 ? words.length : next
}
