import { wordSet } from '../lexicon/word-set.ts'
import { isIdentifying } from '../meanings/distinct-body.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Span } from '../tokens/token.ts'
import { choiceAt } from './choice-at.ts'
import { ambiguousTypes, columnTypes } from './column-types.ts'
import { isAboutNumbers } from './is-about-numbers.ts'
import { nameWords, unitWords } from './name-words.ts'
import type { Detail } from './outline.ts'
import { readDetails } from './read-details.ts'
import { readUnit } from './read-unit.ts'
import { endsInShares, startsWithShares } from './read-values.ts'

/** Where the name of an item ends and its declaration begins. */
export interface Cut {
  /** End of the name. */
  readonly at: number
  /** Start of the declaration. */
  readonly from: number
  /** Number of characters after the declaration, such as a closing bracket. */
  readonly closing: number
}

/** "currency | EUR", "order_no | ORD-0001" */
const valueAlone = /^(?:currency (?=[A-Z]{3}$)|[\p{L}_]{2,20}(?: [\p{L}_]{2,20}){0,2} (?=[A-Z]{1,8}[-_/]\d{2,8}$))/u

/** Splits an item of a list into a name and a declaration. @param isTyped whether other items have types after their names */
export function cutItem(item: string, isTyped: boolean): Cut {
  const said = clause.exec(item)
  if (said !== null && plainName.test(item.slice(0, said.index)))
    return { at: said.index, from: said.index + (said[0].endsWith(' ') ? said[0].length : 1), closing: 0 }
  const value = valueAlone.exec(item)?.[0].length
  const valueName = nameWords(item.slice(0, value ?? 0))
  if (value !== undefined && (valueName[0] === 'currency' || isIdentifying({ words: valueName })))
    return { at: value - 1, from: value, closing: 0 }
  const choice = choiceAt(item)
  if (choice !== null) return { at: choice - 1, from: choice, closing: 0 }
  const outOf = oneOutOf.exec(item)
  if (outOf !== null) return { at: outOf[0].length - 1, from: outOf[0].length, closing: 0 }
  const type = declarationAt(item, isTyped)
  if (type !== null) return { at: type, from: type + (enumeration.exec(item.slice(type))?.[0].length ?? 0), closing: 0 }
  const behind = laterAt(item)
  if (behind !== null) return { at: behind, from: behind + 1, closing: 0 }
  const bracket = /[([{]/.exec(item)
  const sign = signAt(item)
  if (bracket !== null && /[)\]}]$/.test(item) && (sign === null || sign.at > bracket.index))
    return { at: bracket.index, from: bracket.index + 1, closing: 1 }
  if (sign !== null && sign.at > 0) return { ...sign, closing: item.endsWith('|') && sign.at < item.length - 1 ? 1 : 0 }
  return { at: item.length, from: item.length, closing: 0 }
}

/**
 * "is_fraud | with 2% positives", "attrition | 16%", "churn | as the target column", "score | for a bank", "id | starting at 1001", "bmi | to one decimal place",
 * "cost | lower than the price", "qty | >= 1", "grade | /100", "email | based on the name", "due date | as YYYY-MM-DD", "phone | in the format 555-0100",
 * "price | must be positive".
 */
const later =
  / (?:as (?:the |an? |our |my )?(?:target|label|outcome|response|class|dependent) ?(?:variable|column|label|feature)?$|with (?:about |around )?\d[\d.]{0,5} ?% |(?:about |around )?\d[\d.]{0,5} ?%(?: yes| true)?$|for (?:an?|my|our) |starting (?:at|from|with) |to (?:one|two|three|\d) decimals?\b|(?:lower|higher|less|greater|smaller|larger|earlier|later) than (?![\d$€£])|[<>]=? ?-?\d|[≥≤] ?-?\d|\/ ?\d{2,3}$|(?:based on|(?:derived|generated|built|made|created|taken) from) [a-z]|as (?=(?:[YMDymd]{2,4}[-/.]){2})|as (?:an? )?(?:unix|epoch)|(?:in|with) (?:the |a )?(?:form|format|pattern|style) |format (?=\S{0,20}\d)|(?:must|should|can|may|cannot|has to|needs to) (?:not |never |always )?be )/
/** "assignee | that is null for 5%", "due date | 30 days after the issue date", "updated_at | after created_at", "last_login | after created_at" */
const clause =
  / (?:(?:that|which) (?:is|are|(?:can|may|must|should) be) |\d{1,4} (?:minute|hour|day|week|month|year)s? (?:after|before) (?:the )?\p{L}|(?<=(?:_at|_on|date|time) )(?:always )?(?:after|later than) \p{L}|(?:after|later than) (?=[a-z]{1,30}_(?:at|on|date|time)\b))/u
/** "closed_at | if closed", "refund_amount | only for refunded orders". */
const conditional = /(?<![ (][01]),? (?:only )?(?:if|when|unless|until|once) (?!it|not\b)\p{L}|,? only (?:for|on) \p{L}/u
/** "enrollment date | in September 2023", "due date | within the next 30 days". */
const laterDay =
  / (?:in (?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d|(?:in|within) (?:the )?(?:last|past|previous|next|coming) (?:\d{1,4} )?[a-z]{3,8})$/
/** "gender | half and half", "gender | half male half female", "sex | equally male and female" */
const evenEnd =
  /,? (?:(?:half and half|half \/ half|half\/half|half-half|half half|half each|fifty[- ]fifty|50[/:-]50|(?:evenly|equally) (?:split|distributed)|split (?:evenly|equally)|even split|in equal (?:parts|shares)|equally often|evenly)$|(?:half|equally|evenly) \p{L}{2,20}(?: |$))/iu
/** The end of the name of a time. */
const timeName = /(?:date|time|day|deadline|expiry|birth|[ _](?:on|at))$/
/** "timestamp | every 5 minutes", "ts | at 10-second intervals". */
const grid = / (?:every (?:\d|second|minute|hour|day|week|month)|(?:at|in) \d{1,3}[ -](?:second|minute|hour)s? )/
/** "top speed | in km/h", "area | in m²"; units in words are read with the name. */
const signedUnit = / in \S{0,8}[/²³]\S{0,8}$/
/** Text that can be a name before such a declaration. */
const plainName = /^[^\d:([{|]{1,39}[^\s:([{=|–—-]$/

/** "shipped_at | null unless shipped" */
const emptiness = / (?:is |be )?(?:not )?(?:null|nullable|empty|blank)$/i

/** The start of such a declaration after a name; null for none. */
function laterAt(item: string): number | null {
  const day = timeName.test(item.replace(laterDay, '')) ? item.search(laterDay) : -1
  const even = evenEnd.exec(item)?.index ?? -1
  const unit = readUnit(signedUnit.exec(item)?.[0].trim() ?? '') === null ? -1 : item.search(signedUnit)
  const all = [unit, even, item.search(later), item.search(grid), item.search(conditional)].filter((place) => place >= 0)
  const at = day >= 0 ? day : Math.min(...all)
  const name = at > 0 && at < item.length ? item.slice(0, at).replace(emptiness, '') : ''
  return name !== '' && plainName.test(name) && !/ [-–—] /.test(name) ? name.length : null
}

/** The sign that splits an item: "price: decimal", "id|int". A bar after two words separates values: "state draft|live". */
function signAt(item: string): Pick<Cut, 'at' | 'from'> | null {
  const bar = /^\w{1,40}(?=\|)/.exec(item)?.[0].length
  if (bar !== undefined) return { at: bar, from: bar + 1 }
  const sign = /[:=]|\s\||\s[-–—]\s/.exec(item)
  return sign === null ? null : { at: sign.index, from: sign.index + sign[0].length }
}

/** Whether an item has a type after its name. */
export function isTypedItem(text: string, item: Span): boolean {
  const written = text.slice(item.start, item.end).trim()
  const at = clause.test(written) ? null : declarationAt(written, false)
  return at !== null && !/\d/.test(written[at] ?? '')
}

/** Words that begin a statement about a column; the text behind them has to be read completely. */
const starters = wordSet(
  'refers refer referring points pointing links linking',
  'is are as a an from between since exactly at up max one either not non no can may never always ranging of yes true or',
)
/** Words that say what a column is and are no part of a name. */
const constraints = wordSet(
  'optional nullable unique pk required key mandatory fk references referencing inet cidr json jsonb ip identity notnull nn auto_increment autoincrement',
)
/** "default 0", "in (a, b)", "enum(a, b)", "primary key", "in 2024", and references with a sign. */
const phrases =
  /^(?:default\b|in \d|in [a-z]{3,9} (?:19|20)\d\d$|(?:in|enum|one of|any of)\s?:?\s?[([{"']|enum:|such as |like |e\.g\. |primary key\b|foreign key\b|out of \d|on an? (?:scale|\d)|auto[ _-]?increment\b|->|→|[$€£]?\d)/i
/** "grade A-F" */
const letters = /^[A-Z](?: ?[-–] ?| to )[A-Z]$/
/** "debit|credit", "open/closed", "free/pro 90/10" */
const choice =
  /^[\w-]{1,30}(?:(?:\|[\w-]{1,30})+|(?:\/[\w-]{1,30})+)(?: (?:in (?:the )?(?:proportion|ratio|share|split)s?:? (?:of )?)?\(?\d[\d./%]{1,60}\)?| \(\d[^()]{1,40}\))?$/
/** "genre | out of fantasy, crime, romance", "colour | any of red, green" */
const oneOutOf = /^[\p{L}_]{2,20}(?: [\p{L}_]{2,20}){0,2} (?=(?:out|one|any) of [\p{L}-]{1,20}(?: [\p{L}-]{1,20}){0,2}(?:,| or ))/u
/** "enum free/pro", "enum of red, green" */
const enumeration = /^enum(?: of)?:? ?(?=[\w(])/i
/** What stands in brackets behind a range. */
const note = /^\([^()\d]{1,24}\)$/
const longestName = 5

/**
 * The start of a declaration that follows a name without a sign: "title varchar(80)", "age is an integer", "quality from 1 to 10",
 * "actor_id fk users". Null for none.
 */
function declarationAt(item: string, isTyped: boolean): number | null {
  let words = 0
  for (const { index, 0: word } of item.matchAll(/\S+/g)) {
    const [head = ''] = word.split(/[([{]/)
    // "role enum: dev|ops"
    if (words > 0 && /^enum:$/i.test(word) && enumeration.test(item.slice(index))) return index
    // No name stands after a sign or in brackets.
    if (words > longestName + 1 || (head === word && /[:=|,]$|^[-–—]$/.test(word)) || /[([{]/.test(item.slice(0, index))) return null
    if (words++ === 0) continue
    if (declares(item, index, head.toLowerCase(), isTyped)) return index
  }
  return null
}

/** Whether a word starts a declaration. */
function declares(item: string, index: number, word: string, isTyped: boolean): boolean {
  if (word === 'enum') return enumeration.test(item.slice(index))
  // "signup date | as YYYY-MM-DD"
  if (ambiguousTypes.has(word) && item.startsWith(' as ', index + word.length)) return false
  const isType = columnTypes.has(word) || constraints.has(word) || (word === 'or' && /^or not\b/.test(item.slice(index)))
  if (
    !isType &&
    !starters.has(word) &&
    !phrases.test(item.slice(index, index + 16)) &&
    !isChoice(item.slice(index)) &&
    !letters.test(item.slice(index))
  )
    return false
  const { details, unread, idle } = readDetails(item, { start: index, end: item.length })
  const name = item.slice(0, index).trim()
  // "Tickets in March 2024" is no column.
  if (
    details.every(({ type }) => type === 'days') &&
    details.length > 0 &&
    !/(?:date|time|day|deadline|expiry|birth| on| at|_on|_at)$/i.test(name)
  )
    return false
  if (endsInShares(item) || startsWithShares(item.slice(index))) return true
  const isSure = !ambiguousTypes.has(word) || item[index + word.length] === '(' || isProgramName(name)
  if (details.length === 0) return idle.length > 0 && unread.length === 0 && isProgramName(name)
  // "revoked boolean (12% true)", "amount numeric(10, 2) lognormal": words that cannot be read are reported, or read as a sentence.
  const isShared = details[0]?.type === 'values' && isChoice(item.slice(index))
  // "phone varchar(20) nullable 25%"
  const isFirstFlat = isFlat(details[0] as Detail) || (details[0]?.type === 'length' && item[index + word.length] === '(')
  // "annual income 15-140 (k$)"
  const [rest, ...others] = unread
  // "pages 1-20 heavily skewed to low values"
  const behind = rest === undefined || others.length > 0 ? '' : item.slice(rest.start, rest.end)
  const isNoted = details[0]?.type === 'range' && (note.test(behind) || isAboutNumbers(behind))
  if (unread.length > 0 && !isShared && !isNoted && !(isType && isSure && isFirstFlat)) return false
  // "phone number unique" is unique, and no number.
  const isName = (word === 'number' || !isTyped) && findMeaning(nameWords(`${name} ${word}`), []).isExact
  return isSure || ((isTyped || details.length > 1) && !isName && details.every(isFlat))
}

/** "debit|credit" are values; "km/h" is a unit. */
function isChoice(rest: string): boolean {
  if (startsWithShares(rest)) return true
  if (!choice.test(rest)) return false
  return (
    rest.includes('|') ||
    endsInShares(rest) ||
    /^(?:M\/F|F\/M|Y\/N)\b/.test(rest) ||
    rest.split('/').every((part) => part.length > 2 && !unitWords.has(part) && !unitWords.has(`${part}s`))
  )
}

/** Whether a detail is one or two words. "tracking number exactly 12 digits" declares no number. */
function isFlat({ type }: Detail): boolean {
  return type !== 'length' && type !== 'range' && type !== 'values' && type !== 'days'
}

/** "order_id", "id", "orderId". */
function isProgramName(name: string): boolean {
  const own = name.replace(/\?$/, '')
  return own === 'id' || (/^[a-z]\w*$/.test(own) && /\w_\w|[a-z][A-Z]/.test(own))
}
