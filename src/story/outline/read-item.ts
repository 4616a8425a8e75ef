import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { distributionWords } from '../lexicon/distribution-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isPlural } from '../words/words.ts'
import { isNoData } from '../words/is-no-data.ts'
import { isFlaw } from '../words/is-flaw.ts'
import { columnName } from '../meanings/column-name.ts'
import { exactMeaning } from '../meanings/exact-meaning.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Span } from '../tokens/token.ts'
import { bulletLength } from './bullet.ts'
import { cutItem } from './cut-item.ts'
import { nameWords } from './name-words.ts'
import type { Detail, ListedColumn } from './outline.ts'
import { declaredIn } from './declared-in.ts'
import { readDated } from './read-dated.ts'
import { readWhether } from './read-whether.ts'
import { readRange } from './read-range.ts'
import { readUnit } from './read-unit.ts'
import { trimmed } from './split-items.ts'
import { statisticTail } from './statistic-tail.ts'

/** Words before a name. */
const before =
  /^(?:(?:and|or|&|also|plus|the|an?|their|its|his|her|your|one|whether (?:they|it|he|she)(?:'re|'s)?(?: (?:are|is|were|was|have|has|had))?|how many|if (?:they|it) (?:are|is)|when they|foreign key to|a column for|columns? for|ask(?:s|ed|ing)? (?:for|about)|(?:\p{L}+ )?(?:details?|info|information|data|fields|attributes|metrics|features|characteristics) (?:such as|like|including)) ){1,4}/iu
/** Behind a name, and no part of it: "how many pages it has", "the price please". */
const after = / (?:(?:it|they|he|she) (?:has|have|is|are|was|were)|please|pls|thanks|thank you|etc\.?)$/i
/** "hours_studied | per week": the time of a number, which an identifier does not repeat. */
const perTime = /^([a-z\d]+(?:_[a-z\d]+)+) per (?:hour|day|night|week|month|quarter|year)$/i
/** "a Guid id": an id and its type. */
const guid = /^(?:guid|uuid) (?:id|primary key|key)$/i
/** Quotation marks and marks of emphasis. */
const quotes = /["“”`*]/g
/** Words in no name of a column: the item is a sentence. */
const sentence =
  /\b(?:should|must|will|never|always|at least|at most|no (?:more|less|fewer) than|please|like|such as|each|every|per|from|between|with|including|when|unless|until|that|which|are|is|was|were|to|make|give|need|want|than|and|or|by year|grew|growing|depends?|means|correlates?d?|(?:goes|go) (?:up|down)|(?:one|any|out) of|of \d[\d.,]*|of (?:them|those|these)|its|their|(?:last|past) (?:week|month|quarter|year)|in (?:[a-z]{3,9} )?(?:19|20)\d\d)\b|\S (?:slow|gradual|quick|steadi|rapid|sharp|slight|constant|random)ly$/i
const sentenceStart =
  /^(?:(?:mean|median|average|avg|mode|sd|std|max|min|about|around) [$€£]?\d|[^\d]{0,30}\s\d[\d,.]{0,12}k?\s+\p{L}|\d|(?:count|rows|records) \d|(?:in|at|on|for|of|from|over|during|across|have|has|had|do|does|can|stores|contains|defines|holds|represents|describes|lists|keeps|tracks|records|includes|including|this|which|where|whose|if|otherwise|unless|not|never|without|no(?! of\b)) )/iu
/** "wind speed about 12": its mean is said in a sentence. */
const mean = /\S (?:about|around|roughly) [$€£]?\d/i
/** "Authors have a name", "carp weigh 2 to 6 kg" */
const having = /\S (?:have|has|had|weighs?|earns?|lasts|takes|averages)\b/i
/** "Makes 5 to 30 calls" says how many there are of each, "mostly 5 to 30" how a column before is. */
const doing = /^(?:most|mostly|mainly|usually|typically|makes|takes|lasts|lasting|gets|uses|owns|holds|has)$/i
/** Before "of" they say how values are. */
const spreads = wordSet(distributionWords, 'representation mix share proportion spread variety diversity balance split')
/** Title case: "Is Valid", "Date From". */
const titled = /^(?:\p{Lu}\w{1,20} ){1,3}\p{Lu}\w{1,20}$/u
const longestName = 5
/** Most words of an identifier: "debt_to_income_ratio". */
const longestIdentifier = 8

/** Reads an item as a column: "order_id", "a loyalty tier", "age (18-65)". Null if it is no column. */
export function readItem(text: string, span: Span, isTyped: boolean): ListedColumn | null {
  const written = text.slice(span.start, span.end)
  // "One or more teams" are rows of their own.
  if (/^(?:and )?(?:(?:one|zero|[01]) or (?:more|many)|many|several|multiple|at least) /i.test(written)) return null
  // "Length, width and height, | all in cm" is the unit of the columns before.
  if (
    /^(?:(?:all|both|each) )?(?:measured )?in [\w ]{1,20}$/i.test(written) &&
    readUnit(written.replace(/^(?:all|both|each) /i, '')) !== null
  )
    return null
  const bullet = bulletLength(written)
  const lead = bullet + (before.exec(written.slice(bullet))?.[0].length ?? 0)
  const own = trimmed(text, { start: span.start + lead, end: span.end })
  return (
    readWhether(text, span) ?? readDated(text, own) ?? valuesAlone(text, own) ?? numberedFirst(text, own) ?? readNamed(text, own, isTyped)
  )
}

/** A name with a declaration in brackets before a description: "title (string): the title of the book". */
const bracketed = /^[^:([{]{1,60}\((?!\d[\d,]* )[^()]{1,80}\)(?=(?::| -| –) | (?:(?:between|from) )?[$€£]?-?\d(?![\d.]{0,8}[/%]))/

/** Most characters of a shape and what is said of it. */
const longestShape = 90
const shapeBehind =
  / (?:(?:right|left)[- ])?(?:skewed|log-?normal|power[- ]law(?: distributed| distribution)?|zipf(?:ian)?|pareto|uniform|exponential|bimodal|gaussian|(?:normally|uniformly) distributed)(?: (?:around|about|between|with|from) .| ?$)/i

/** A column whose name stands first. */
function readNamed(text: string, own: Span, isTyped: boolean): ListedColumn | null {
  const whole = text.slice(own.start, own.end).replace(/ ?[.…]{1,8}$/, '')
  const tail = statisticTail(whole)
  const plain = tail === null ? whole : whole.slice(0, tail)
  const head = bracketed.exec(plain)?.[0] ?? plain
  const cut = cutItem(head, isTyped)
  const behind = shapeBehind.exec(head.slice(0, cut.at))
  const shape = behind === null || cut.at - behind.index > longestShape ? null : behind
  // "likes heavily | skewed", "followers with a | power law"
  const nameText =
    shape === null ? head.slice(0, cut.at) : head.slice(0, shape.index).replace(/ (?:heavily|highly|strongly|very|with an?)$/, '')
  const called = calledIn(nameText, guid.test(head))
  const { name, words } = called
  const column = columnName(words)
  if (
    column === null ||
    isByValues(head, cut.at) ||
    isDated(words, head.slice(cut.at)) ||
    (doing.test(name) && cut.at < head.length) ||
    !(isColumnName(called) || isAnswered(called, head.slice(cut.at)))
  )
    return null
  const item = { start: own.start + cut.from, end: own.start + head.length - cut.closing }
  const said = trimmed(text, item)
  const shaped = shape === null ? null : trimmed(text, { start: own.start + shape.index + 1, end: own.start + cut.at })
  const meant =
    head === plain
      ? null
      : trimmed(text, {
          start: own.start + head.length + (/^ (?:between |from |[$€£]?-?\d)/.test(plain.slice(head.length)) ? 1 : 2),
          end: own.start + plain.length,
        })
  const numbers = tail === null ? [] : [trimmed(text, { start: own.start + tail, end: own.start + whole.length })]
  const read = declaredIn(text, [...(said.end > said.start ? [said] : []), ...(meant === null ? [] : [meant])], words)
  return {
    name: column,
    words,
    isIdentifier: called.isIdentifier,
    details: [...read.details, ...called.details],
    places: called.details.length === 0 ? read.places : [...read.places, { start: own.start, end: own.start + cut.at }],
    said: said.end > said.start ? said : (shaped ?? numbers[0] ?? null),
    unread: [...(shaped === null ? [] : [shaped]), ...read.unread, ...numbers],
    ...own,
  }
}

/** The name in an item, and what its words say of the column: "a unique | mobile number", "nickname?", "a Guid | id". */
function calledIn(item: string, isGuid: boolean): Name & { readonly details: readonly Detail[] } {
  const written = item
    .replaceAll(quotes, '')
    .replace(guid, 'id')
    .replace(/^((?:Is|Has|is_|has_)\w+) flag$/, '$1')
    .replace(/^(\p{L}[\p{L} ]{1,40}) (?:column|field)$/u, '$1')
    .replace(/^(?:flag|column|field) (?=[a-z]+_\w+$)/, '')
    .replace(/ %$/, ' percent')
    .trim()
    .replace(/ in (square \p{L}+)$/iu, (whole, unit: string) => ` ${readUnit(unit) ?? whole.trim()}`)
    .replace(perTime, '$1')
    .replace(after, '')
    .trim()
  const isOptional = /^\w+\?$/.test(written)
  const isUnique = unique.test(written)
  const nation = national.exec(written)
  const lead = nation?.[0].length ?? (isUnique ? 'unique '.length : 0)
  const name = isOptional ? written.slice(0, -1) : written.slice(lead)
  const details: Detail[] = isOptional ? [{ type: 'optional' }] : isUnique ? [{ type: 'unique' }] : []
  if (nation !== null) details.push({ type: 'format', of: /^u\.?s|^am/i.test(nation[0]) ? 'US' : 'GB' })
  if (isGuid) details.push({ type: 'type', of: 'uuid', scale: null })
  return { name, written, words: nameWords(name), isIdentifier: /^\p{L}\w*$/u.test(name) && /[_A-Z]/.test(name.slice(1)), details }
}

/** "US | addresses", "UK | phone numbers". */
const national = /^(?:usa?|u\.s\.|american|uk|british) (?=(?:\p{L}+ )?(?:address(?:es)?|phones?|phone numbers?)$)/iu

/** "a unique mobile number", but not "unique visitors", which count. */
const unique = /^unique (?!(?:\w+ )?(?:visitors?|viewers?|users?|customers?|views|visits|clicks|listeners|sessions|players)$)\w/i

interface Name {
  readonly name: string
  readonly written: string
  readonly words: readonly string[]
  readonly isIdentifier: boolean
}

/** Whether an item names a column: no file, flaw, year or sentence. */
function isColumnName({ name, written, words, isIdentifier }: Name): boolean {
  if (/\w\.(?:csv|json|xlsx|parquet|sql)$/.test(written) || /[^\p{L}\p{M}\p{N}\s_'’.-]/u.test(name)) return false
  if (isIdentifier) return words.length <= longestIdentifier
  if (mean.test(name) || isFlaw(words) || isOfSpread(words) || (words.length > 1 && isNoData(words)) || words.length > longestName)
    return false
  if (/^\d{2,}$/.test(words.at(-1) ?? '') && isPlural(words.at(-2) ?? '')) return false
  return isCalled(name, words) || !(sentenceStart.test(name) || sentence.test(name) || having.test(name))
}

/** Whether a name in two words has a declaration of answers: "on call yes/no". */
function isAnswered({ words, name }: Name, declaration: string): boolean {
  return words.length === 2 && /^\p{L}+ \p{L}+$/u.test(name) && /^ ?\(?(?:yes\/no|y\/n|true\/false)\b/i.test(declaration)
}

/** "salary by level (junior 40-60k, senior 90-140k)" says what another column has for each of its values. */
function isByValues(item: string, at: number): boolean {
  return / by \S+ ?$/.test(item.slice(0, at)) && /^\(?\p{L}[^,()\d]*\d[^,()]*,[^)\d]*\d/u.test(item.slice(at))
}

/** "hired between 2012 and 2023" says when, and is no column. */
function isDated([verb = '', ...others]: readonly string[], declaration: string): boolean {
  return others.length === 0 && datingVerbs.has(verb) && /\b(?:19|20)\d\d\b/.test(declaration)
}

/** Values that tell what a column is: "approved or rejected (65% approved)", "male/female". */
function valuesAlone(text: string, own: Span): ListedColumn | null {
  const written = /^(\p{L}{3,14})(?: or |\/)(\p{L}{3,14})(?=$| \()/u.exec(text.slice(own.start, own.end))
  const [said = '', one = '', other = ''] = written ?? []
  const both = `${one} ${other}`.toLowerCase()
  const name = /^(?:fe)?male (?:fe)?male$/.test(both)
    ? 'gender'
    : /^pass fail$/.test(both)
      ? 'result'
      : /^\S+ed \S+ed$/.test(both)
        ? 'status'
        : null
  if (name === null || one === other) return null
  const place = { start: own.start, end: own.start + said.length }
  const details = [{ type: 'values', values: [one, other] } as const]
  const behind = place.end < own.end ? { start: place.end + 1, end: own.end } : null
  return { name, words: [name], isIdentifier: false, details, places: [place], said: own, unread: behind === null ? [] : [behind], ...own }
}

/** Whether a column of this name has numbers: "bedrooms", but not "tags". */
function isOfNumbers(words: readonly string[]): boolean {
  const body = exactMeaning(words, [])?.body
  return typeof body === 'object' && (body.kind === 'integer' || body.kind === 'decimal')
}

/** "1 to 6 bedrooms" is how many there are. */
function numberedFirst(text: string, own: Span): ListedColumn | null {
  const [, said = '', name = ''] =
    /^(\d[\d.,]*k?(?: to | ?[-–] ?)\d[\d.,]*k?) (\p{L}[\p{L} ]{2,30})$/u.exec(text.slice(own.start, own.end)) ?? []
  const words = nameWords(name)
  const column = said === '' ? null : columnName(words)
  const place = { start: own.start, end: own.start + said.length }
  const detail = column === null || !isOfNumbers(words) ? null : readRange(said)
  if (column === null || detail === null) return null
  return { name: column, words, isIdentifier: false, details: [detail], places: [place], said: place, unread: [], ...own }
}

/** "Equal distribution of blood types" says how values are. */
function isOfSpread(words: readonly string[]): boolean {
  const of = words.indexOf('of')
  return of > 0 && of < 3 && spreads.has(words[of - 1] ?? '')
}

/** "price per night". */
const perOne = /^(?!one )(?:\p{L}+ ){1,2}per \p{L}+$/u
/** "water in ml per day" */
const perTimeOfUnit = / in \p{L}{1,12} per (?:hour|day|night|week|month|year)$/u

/** Whether an item with words of sentences is a name: "Is Valid", the "make" of cars. */
function isCalled(name: string, words: readonly string[]): boolean {
  if (
    (/^(?:is|has) \p{L}+$/iu.test(name) && findMeaning(words, []).isExact) ||
    titled.test(name) ||
    perTimeOfUnit.test(name) ||
    /^(?:from|to)$/i.test(name) ||
    (/^(?:to|from)$/.test(words[1] ?? '') && /^(?:distance|time|days|hours|minutes)$/.test(words[0] ?? '')) ||
    (words.length > 2 && words[0] === 'on' && !isPlural(words.at(-1) ?? '') && !findMeaning(words, []).isGuess)
  )
    return true
  return words.length === 1 ? findMeaning(words, []).isExact : perOne.test(name) && !findMeaning(words, []).isGuess
}
