import type { Noun } from '../../words/noun.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { dataWords, rowDirt } from '../../lexicon/dirt-words.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { laterConditions } from '../../lexicon/selecting-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, skip, skipBack, textAt } from '../../reader/index.ts'
import { being } from '../../lexicon/verbs.ts'
import { readNoun } from '../../words/nouns.ts'
import { casesEnd } from '../readers/cases-end.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect, Part } from '../aspect.ts'
import { pastBracket } from '../readers/past-bracket.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { type DirtAfter, dirtAfter } from '../readers/dirt-after.ts'
import { dirtBefore, nounBeforeLink } from '../readers/dirt-before.ts'
import { canStartDirt, readDirt, type SaidDirt } from '../readers/said-dirt.ts'
import { defaultShare, readPart } from '../readers/said-part.ts'
import type { AttributePhrase, AttributeReading, Last } from './attribute-phrase.ts'

/**
 * Missing and wrong cells: "5% of the phones are missing", "10% null emails", "typos in 5% of the names", "no duplicates", "vat_number (8%
 * null)".
 */
export const dirt: AttributePhrase = {
  name: 'dirt',
  precedence: 290,
  startsAt: ({ text }) => canStartDirt(text),
  read: (tokens, at, free, last) => {
    const said = readDirt(tokens, at, free)
    if (said === null || isSubject(tokens, said)) return null
    return said.isNone ? noneOf(tokens, said, free) : someOf(tokens, said, free, last)
  },
}

const lessons = wordSet(
  'about handling handle detecting detect finding find spotting spot identifying identify treating treat imputing impute',
)

/** Whether the dirt is what a lesson is about: "teach students about | outliers", "about outliers and | missing values". */
function isSubject(tokens: readonly Token[], { first }: SaidDirt): boolean {
  const isSecond = textAt(tokens, first - 1) === 'and' && canStartDirt(textAt(tokens, first - 2))
  return isOneOf(tokens, isSecond ? first - 3 : first - 1, lessons) && kindAt(tokens, first) === 'word'
}

/** No dirt: "price not null", "no missing values in age", "no duplicates". */
function noneOf(tokens: readonly Token[], said: SaidDirt, free: number): AttributeReading | null {
  const isAfter = /^(?:no|without|zero)$/.test(tokens[said.first]?.text ?? '')
  const after = isAfter ? dirtAfter(tokens, said.next, true, true) : null
  const noun = isAfter ? (after?.noun ?? null) : (dirtBefore(tokens, said.first, free)?.noun ?? null)
  if (!isAfter && noun === null) return null
  const isTable = noun !== null && columnSureness(noun) === 'none'
  if (isTable && !rowDirt.has(said.dirt)) return null
  const [column, table] = isTable ? [null, noun] : [noun, null]
  return readingOf(tokens, said, { column, table, part: null, first: said.first, next: after?.next ?? said.next, isMore: false })
}

function someOf(tokens: readonly Token[], said: SaidDirt, free: number, last: Last | null): AttributeReading | null {
  const isOfTable = rowDirt.has(said.dirt) && endsClause(tokens, said.next)
  const before = ofSomeRows(tokens, said, dirtBefore(tokens, said.first, free, isOfTable))
  const counted = before?.part ?? null
  const isCounted = counted !== null && !('isDefault' in counted)
  const own = said.isOfRows || before?.isAll !== true || before.part === null ? null : columnBehind(tokens, said)
  const isListed = !rowDirt.has(said.dirt) && follows(tokens, last, counted === null || before === null ? said.first : before.first)
  const isWhole = said.isOfRows || (before?.isAll === true && own === null && !(isListed && before.isBare === true))
  const isNamed = isWhole || (counted !== null && before?.noun !== null)
  const later = before?.noun === undefined || counted !== null ? null : ofCondition(tokens, said, before.noun)
  if (later !== null) return later
  const after = own ?? rowsBehind(tokens, said, isCounted && !isNamed) ?? dirtAfter(tokens, said.next, !isNamed, isCounted)
  const isAll = isWhole || (after.isAll && !isTold(tokens, said, before))
  const outer = counted !== null && before?.noun === null ? nounBeforeLink(tokens, before.first, free)?.noun : before?.noun
  const behind = isNamed ? null : (after.noun ?? unknownBehind(tokens, said, isCounted))
  // The rows come after: "error_code null | for 15% of messages".
  const isOfRows = behind !== null && counted === null && after.part !== null && isTold(tokens, said, before)
  const nouns = (isOfRows ? [outer, behind] : [behind, outer]).flatMap((noun) => noun ?? [])
  const column = isAll
    ? null
    : (nouns.find((noun) => columnSureness(noun) !== 'none') ?? unknownBehind(tokens, said, isCounted && after.noun === null && !isNamed))
  const table = isOfRows ? behind : (before?.of ?? nouns.find((noun) => columnSureness(noun) === 'none') ?? null)
  const part = (isCounted ? counted : after.part) ?? counted ?? defaultOf(tokens, said, after)
  if (part === null) return null
  const isMore = nouns.length === 0 && !isAll && (isListed || (isMissing(last) && said.dirt === 'missing'))
  // Rows can be duplicates. Missing packages or invalid claims are states of rows, not cells; "customers with missing values" have cells.
  if (column === null && table !== null && !isAll && !rowDirt.has(said.dirt) && !isOfCells(tokens, said)) return null
  const isOfRow = isCounted && 'rows' in counted && rowDirt.has(said.dirt)
  if (nouns.length === 0 && !isMore && !isAll && !isOfRow && !isPlain(tokens, said)) return null
  const isClause = counted === null && column !== null && isRelative(tokens, said.first)
  const first = before !== null && (counted !== null || isClause) ? before.first : said.first
  const next = said.dirt === 'casing' ? casesEnd(tokens, after.next) : after.next
  return readingOf(tokens, said, { column, table, part, first, next, isMore })
}

/** What stands before dirt. The number of all rows is no part of them: "500 records with | negative prices in 1% of rows". */
function ofSomeRows(tokens: readonly Token[], { next }: SaidDirt, before: ReturnType<typeof dirtBefore>): ReturnType<typeof dirtBefore> {
  const isCounted = before?.part !== undefined && before.part !== null && 'rows' in before.part
  const part = isCounted ? dirtAfter(tokens, next, true, false).part : null
  return part !== null && 'share' in part && !('isDefault' in part) ? null : before
}

/** The column after dirt of rows: "4% | with trailing spaces in last_name", "40 rows | with missing email". */
function columnBehind(tokens: readonly Token[], said: SaidDirt): DirtAfter | null {
  const after = dirtAfter(tokens, said.next, true, true)
  return after.noun !== null && columnSureness(after.noun) === 'known' ? after : null
}

/** A number of duplicate rows: "12 duplicate | patients". "5 duplicate | emails" are cells. */
function rowsBehind(tokens: readonly Token[], said: SaidDirt, isCounted: boolean): DirtAfter | null {
  const found = isCounted && rowDirt.has(said.dirt) && !said.isOfRows ? readNoun(tokens, said.next) : null
  const isBehind = found !== null && found.noun.start === tokens[said.next]?.start && columnSureness(found.noun) === 'none'
  return isBehind ? { part: null, noun: found.noun, isAll: false, next: found.next } : null
}

/** Whether the dirt is about the noun before it: "email has | trailing spaces for 20 rows", "signature | missing in 2% of rows". */
function isTold(tokens: readonly Token[], { first, next }: SaidDirt, before: ReturnType<typeof dirtBefore>): boolean {
  const noun = before?.noun ?? null
  if (noun === null || isNoData(noun.words) || noun.words.every((word) => dataWords.has(word))) return false
  const isDirect = next === first + 1 && noun.end <= (tokens[first]?.start ?? 0) && tokens[first - 1]?.end === noun.end
  return isDirect ? columnSureness(noun) !== 'none' : isOneOf(tokens, first - 1, telling) && columnSureness(noun) === 'known'
}

/** Whether dirt is said in a clause of its column: "an assignee that is | null for 25% of the issues". */
function isRelative(tokens: readonly Token[], first: number): boolean {
  return isOneOf(tokens, first - 1, being) && isOneOf(tokens, first - 2, relatives)
}

const telling = wordSet(being, 'has have')

/** An unknown noun after "null" is the column: "1% null | customer notes". */
function unknownBehind(tokens: readonly Token[], { next }: SaidDirt, isCounted: boolean): Noun | null {
  const isNull = isCounted && /^(?:null|nan)$/.test(textAt(tokens, next - 1))
  const found = isNull && kindAt(tokens, next) === 'word' ? readNoun(tokens, next) : null
  return found === null || found.noun.start !== tokens[next]?.start ? null : found.noun
}

const conditions = wordSet(laterConditions, 'for only')

/** Dirt under a condition is about some rows: "shipped_at is null | unless it was sent", "null for new ones". */
function ofCondition(tokens: readonly Token[], said: SaidDirt, noun: Noun | null): AttributeReading | null {
  if (noun === null || !isOneOf(tokens, said.next, conditions) || columnSureness(noun) === 'none') return null
  if (textAt(tokens, said.next) === 'for' && readPart(tokens, said.next + 1) !== null) return null
  const part = { share: defaultShare, isDefault: true } as const
  return readingOf(tokens, said, { column: noun, table: null, part, first: said.first, next: said.next, isMore: false })
}

function isMissing(last: Last | null): boolean {
  return last?.fact.column !== undefined && last.fact.column !== null && last.fact.aspects[0]?.type === 'missing'
}

/** Whether dirt follows other dirt of a column: "emails (15% null, | 5% invalid)", "3% of emails are duplicated and | 4% are null". */
function follows(tokens: readonly Token[], last: Last | null, first: number): boolean {
  const [aspect] = last?.fact.aspects ?? []
  const isDirt = aspect?.type === 'missing' || aspect?.type === 'mess'
  return last !== null && last.fact.column !== null && isDirt && first > last.next && skip(joints, 2)(tokens, last.next).next === first
}

const joints = wordSet(', and / +')

/** Whether dirt can be about a whole table: "5% nulls". "5% empty" may be a state of its rows. */
function isPlain(tokens: readonly Token[], { first, next }: SaidDirt): boolean {
  const text = tokens[first]?.text ?? ''
  return next > first + 1 || /^(?:null|nan)s?$/.test(text) || text.endsWith('s')
}

/** The default amount of dirt: "missing values in age", "nullable". Null for a single thing: "if the price is missing". */
function defaultOf(tokens: readonly Token[], { first, next }: SaidDirt, after: DirtAfter): Part | null {
  const text = tokens[first]?.text ?? ''
  const isNamed = after.noun !== null || after.isAll || text.endsWith('s') || /^(?:optional|nullable)$/.test(text)
  const isTold = isNamed || (next > first + 1 && isItem(tokens, first, next))
  return isTold ? { share: defaultShare, isDefault: true } : null
}

/** Whether dirt is an item of a list: "mixed case, | missing values | and duplicates". */
function isItem(tokens: readonly Token[], first: number, next: number): boolean {
  const isBehind = endsClause(tokens, first - 1) || isOneOf(tokens, first - 1, openings)
  return isBehind && (endsClause(tokens, next) || textAt(tokens, next) === 'and')
}

/** Whether a word for dirt is a noun for cells behind its rows: "customers with | typos", "with | missing values". */
function isOfCells(tokens: readonly Token[], { first, next }: SaidDirt): boolean {
  const isNoun = next > first + 1 || (tokens[first]?.text ?? '').endsWith('s')
  return isNoun && isItem(tokens, skipBack(tokens, first, 0, vague, 1), next)
}

const vague = wordSet('some few occasional many')
const openings = wordSet('and with plus')

type Said = Pick<AttributeReading, 'column' | 'table' | 'first' | 'next' | 'isMore'> & { readonly part: Part | null }

function readingOf(tokens: readonly Token[], said: SaidDirt, { part, ...reading }: Said): AttributeReading {
  const aspect: Aspect = said.dirt === 'missing' ? { type: 'missing', part } : { type: 'mess', of: said.dirt, part }
  const { first, next } = reading
  return { ...reading, aspects: [aspect], currency: null, next: pastBracket(tokens, first, next) }
}
