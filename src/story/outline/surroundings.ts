import type { Noun } from '../words/noun.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { rowsOfList } from './rows-of-list.ts'
import { dataBefore } from '../find/data-before.ts'
import { isKnownHead, mayBePlural } from '../compose/noun-words.ts'
import { isNoData } from '../words/is-no-data.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { endsClause, isOneOf, kindAt, textAt, textsOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import { headOf, isPlural, pluralOf, singularOf } from '../words/words.ts'
import type { ColumnList } from './outline.ts'
import { naming, withoutAsides } from './without-asides.ts'
import { isOfEvents, isListedTime } from './listed-key.ts'
import { joinedIdentifier } from './joined-identifier.ts'
import { beforeKinds } from './before-kinds.ts'
import { beforeSchema } from './before-schema.ts'
import { byHead, compoundsOf, countedNouns, isOfCounted, isUnit, ownedBefore } from './counted-nouns.ts'
import { beforeOwner } from './before-owner.ts'
import { beforePlace } from './before-place.ts'
import { longestSkip, skipsBefore } from './skips-before.ts'
import { isCategory } from '../attributes/readers/value-nouns.ts'
import { beforeThings, rowNounIn } from './row-noun-in.ts'
import { isHeading, isOfValues } from './is-heading.ts'
import { areOfPeople, dataSubject, describedRows, keyedRows } from './data-subject.ts'
import { datasetRowNouns } from '../lexicon/row-words.ts'

const residing = wordSet('living based located residing working sold kept held stored used')
/** What ends the names of files. */
const formats = wordSet('csv tsv json jsonl ndjson xlsx xls parquet sql txt')

/** The words of a story around its lists. */
export class Surroundings {
  readonly text: string
  readonly tokens: readonly Token[]
  /** One entry per token: 1 if it is in a list. */
  readonly listed: Uint8Array
  readonly #counted: readonly Noun[]
  readonly #countedByHead: ReadonlyMap<string, readonly Noun[]>
  readonly #named: Noun | null
  /** The first word outside of lists for rows, or for what holds them. */
  readonly #rowNoun: Token | undefined

  constructor(text: string, tokens: readonly Token[], lists: readonly Span[]) {
    this.text = text
    this.tokens = tokens
    this.listed = new Uint8Array(tokens.length)
    let list = 0
    for (const [at, { start }] of tokens.entries()) {
      while ((lists[list]?.end ?? Infinity) <= start) list++
      if ((lists[list]?.start ?? Infinity) <= start) this.listed[at] = 1
    }
    this.#counted = countedNouns(tokens, this.listed)
    this.#countedByHead = byHead(this.#counted)
    this.#named = this.#namedTable()
    this.#rowNoun = rowNounIn(tokens, this.listed)
  }

  /** Finds the table of a list: the noun before it ("for the invoices table", "Table: employees"), else the counted noun. Null for none. */
  nounOf({ subjectEnd, columns }: ColumnList): Noun | null {
    const nearest = subjectEnd === null ? null : this.#nounEndingAt(this.firstAt(subjectEnd))
    // "A/B test data" is of no table "b".
    const before = nearest === null || nearest.words.join('').length === 1 ? null : (dataBefore(this.tokens, nearest) ?? nearest)
    const own = new Set(columns.map(({ words }) => words.join(' ')))
    const isOwn = before === null || own.has(before.words.join(' '))
    const known = (isOwn ? null : (rowsOfList(before, this.#counted) ?? before)) ?? this.#named ?? this.#firstCounted(own)
    const noun =
      known ?? (before === null ? (this.#unnamed(columns, subjectEnd) ?? this.#ofSentenceBefore(subjectEnd)) : this.#whole(before))
    // "70 coffee orders, and each order has": the longer name is used.
    const head = singularOf(noun?.words.at(-1) ?? '')
    const alike = this.#countedByHead.get(head) ?? compoundsOf(head, this.#counted)
    // "100 roles and 150 user_roles" are two tables.
    const isLonger = noun?.words.length === 1 && alike.every(({ words }) => words.length > 1 || headOf(words) !== head)
    const found = isLonger ? (alike[0] ?? noun) : noun
    // "200 rows of parking data with vehicle_id" have many rows of a vehicle.
    return found === null || found.name !== undefined || this.isCounted(found) ? found : (keyedRows(found, columns) ?? found)
  }

  /** The first counted noun that is no column, or the rows that are about it: the expenses of "expenses of 60 employees in 2024". */
  #firstCounted(columns: ReadonlySet<string>): Noun | null {
    const first = this.#counted.find(({ words }) => !columns.has(words.map(singularOf).join(' ')))
    return first === undefined ? null : (dataBefore(this.tokens, first) ?? first)
  }

  /** Whether the words before a list are about the quality of data: "realistic data with variety in prices, ...". */
  isOfNoData({ subjectEnd }: ColumnList, isFirst: boolean): boolean {
    const end = subjectEnd === null ? 0 : this.firstAt(subjectEnd)
    const before = this.#isFile(end) ? null : nounBefore(this.tokens, end, 0)
    if (before === null || isOfValues(before.words)) return before !== null
    return !isFirst && (isNoData(before.words) || isHeading(before.words))
  }

  /** The table of a list without a noun for rows before it. */
  #unnamed(columns: ColumnList['columns'], subjectEnd: number | null): Noun | null {
    const start = subjectEnd === null ? null : this.firstAt(subjectEnd)
    const described = start === null ? null : describedRows(this.tokens, start)
    const subject = described ?? (start === null || areOfPeople(columns) ? null : dataSubject(this.tokens, start))
    return subject ?? this.#ofRows(columns, subjectEnd === null || this.text.slice(0, subjectEnd).trim() === '')
  }

  /**
   * The table of a list without a noun: the table that its first column is the key of ("order_id, amount"), else "rows" ("a dataset with
   * age, income"). Null for none.
   * @param isAlone whether the list is one by its form: a header of CSV
   */
  #ofRows(columns: ColumnList['columns'], isAlone: boolean): Noun | null {
    const [first] = columns
    const rows = this.#rowNoun ?? (isAlone ? first : undefined)
    if (rows === undefined || first === undefined) return null
    // "1000 rows of house prices" are called so.
    const next = this.firstAt(rows.end)
    const things = textAt(this.tokens, next + 1) === 'used' ? next + 2 : next + 1
    const { noun = null } = (beforeThings.test(textAt(this.tokens, next)) ? readNoun(this.tokens, things) : null) ?? {}
    if (noun !== null && this.listed[this.firstAt(noun.start)] !== 1 && !isNoData(noun.words) && isPlural(noun.words.at(-1) ?? ''))
      return noun
    const [stem, last] = first.words
    const isKey = stem !== undefined && last === 'id' && first.words.length === 2
    // In a log, and with keys of others, users and devices occur more than once.
    const isOnce =
      isKey && (isOfEvents(first) || !columns.some((each) => isListedTime(each) || (each !== first && each.words.at(-1) === 'id')))
    const { start, end } = rows
    return isOnce ? { words: [pluralOf(stem)], start, end } : { words: ['records'], start, end }
  }

  /** Replaces a noun that is the name of the first column: "email list: email, source". */
  #whole(noun: Noun): Noun {
    const words = textsOf(this.tokens, this.firstAt(noun.start), this.firstAt(noun.end))
    return { ...noun, words: words.slice(0, 3) }
  }

  /** Whether a number stands before a noun: "300 campaigns". */
  isCounted({ start }: Pick<Noun, 'start'>): boolean {
    const at = this.firstAt(start)
    // "a 600-row dataset"
    return kindAt(this.tokens, at - 1) === 'number' && !datasetRowNouns.has(textAt(this.tokens, at))
  }

  /** Index of the first token at or after an offset. */
  firstAt(offset: number): number {
    return firstFrom(this.tokens, offset)
  }

  /** Whether the name of a file stands before a token: "employees.csv: id, name". */
  #isFile(end: number): boolean {
    return textAt(this.tokens, end - 2) === '.' && isOneOf(this.tokens, end - 1, formats) && kindAt(this.tokens, end - 3) === 'word'
  }

  /** The noun phrase before a token: "150 blog posts, each", "users that", "Need test accounts:". */
  #nounEndingAt(end: number): Noun | null {
    let at = this.#isFile(end) ? end - 2 : beforeKinds(this.tokens, end)
    // "a table product with 100 records", "customers file, 110 lines"
    for (let tries = 0; tries < 3; tries++) {
      const least = at - longestSkip
      // "100 meals, 30 of them", "walkers (25)", "applications x120".
      for (
        let skips = skipsBefore(this.tokens, this.listed, at);
        skips > 0 && at > Math.max(0, least);
        skips = skipsBefore(this.tokens, this.listed, at)
      )
        at -= skips
      // "products.csv with 200 rows"
      if (this.#isFile(at)) at -= 2
      const noun = joinedIdentifier(nounBefore(this.tokens, at, 0), this)
      if (noun === null || this.listed[at - 1] === 1 || percentWords.has(noun.words.at(-1) ?? '') || isUnit(noun.words)) return null
      // "3 species (setosa, virginica) 50 each"
      const behind = this.firstAt(noun.end)
      const isKinds = behind < end && textAt(this.tokens, behind) === '(' && kindAt(this.tokens, behind + 1) === 'word' && isCategory(noun)
      const schema = isKinds ? this.firstAt(noun.start) : beforeSchema(this.tokens, this.firstAt(noun.start), noun)
      if (schema !== null) {
        at = schema
        continue
      }
      // An identifier keeps all its words: "user_profiles".
      const own = withoutAsides(noun, this.text.slice(noun.start, noun.end).includes('_'))
      const start = this.firstAt(noun.start)
      // "Healthcare" of "rows of healthcare data" is a subject, not what a row is.
      const hasRows = (word: string): boolean => mayBePlural(word) || isKnownHead(word)
      if (own !== null && noun.words.at(-1) === 'data' && !hasRows(own.words.at(-1) ?? '')) return null
      const described = own === null ? null : (ownedBefore(this.tokens, start, own.words) ?? this.#describedBy(start, own))
      const place =
        own === null || described !== null ? null : (beforePlace(this.tokens, start, own) ?? beforeOwner(this.tokens, start, own))
      if (place !== null) {
        at = place
        continue
      }
      // "Lines have a product and a quantity" are those of orders.
      const isLines = own?.words.join(' ') === 'lines' && endsClause(this.tokens, start - 1)
      if (own !== null && (isLines || !own.words.every((word) => datasetRowNouns.has(word)))) return described ?? own
      at = start
    }
    return null
  }

  /** The noun that is described by another one: "plants" in "plants for a biology lesson" and "the plants table for | load tests". */
  #describedBy(at: number, { words }: Noun): Noun | null {
    const of = /^(?:a|an|my|our|the)$/.test(textAt(this.tokens, at - 1)) ? at - 2 : at - 1
    const preposition = textAt(this.tokens, of)
    if (!/^(?:for|in|at|from|of|about|like)$/.test(preposition)) return null
    const isAside = preposition === 'about' || preposition === 'like'
    const isTable =
      isAside ||
      /^(?:table|dataset)$/.test(textAt(this.tokens, of - 1)) ||
      (preposition === 'for' && !isKnownHead(singularOf(words.at(-1) ?? '')))
    const isName = this.tokens[at]?.isCapital === true
    if (!isTable && ((of === at - 1 && !isName) || mayBePlural(words.at(-1) ?? ''))) return null
    // "people | living in Canada"
    const before = nounBefore(this.tokens, isOneOf(this.tokens, of - 1, residing) ? of - 1 : of, 0)
    const own = before === null ? null : withoutAsides(before)
    // "250 rows about bike rentals"
    if (own === null || own.words.every((word) => datasetRowNouns.has(word))) return null
    const head = own.words.at(-1) ?? ''
    const isOfRows = own.words.length < (before?.words.length ?? 0) && isKnownHead(head)
    if (!mayBePlural(head) && !isOfRows) return this.#describedBy(this.firstAt(own.start), own)
    return preposition !== 'of' || isKnownHead(singularOf(head)) ? own : null
  }

  /** What the sentence before a list ends with: "a CSV of employees. | Fields: ...". Null for none. */
  #ofSentenceBefore(subjectEnd: number | null): Noun | null {
    const at = subjectEnd === null ? 0 : this.firstAt(subjectEnd) - 1
    const noun = textAt(this.tokens, at) === '.' ? this.#nounEndingAt(at) : null
    return noun !== null && mayBePlural(noun.words.at(-1) ?? '') ? noun : null
  }

  /** "Table: employees", "the invoices table", "table devices", "columns of orders", "a file called store_traffic". */
  #namedTable(): Noun | null {
    for (const [at, { text }] of this.tokens.entries()) {
      if (this.listed[at] === 1) continue
      const next = textAt(this.tokens, at + 1)
      const isTable = /^(?:table|entity|model)$/.test(text)
      const isOf = /^(?:columns|fields|attributes)$/.test(text) && /^(?:of|for)$/.test(next)
      if (!isTable && !isOf && !naming.has(text)) continue
      // "4 groups named Low, Mid, ..." name no table.
      if (naming.has(text) && this.isCounted(nounBefore(this.tokens, at, 0) ?? { start: 0 })) continue
      const noun = readNoun(this.tokens, at + (isOf || (isTable && (next === ':' || naming.has(next))) ? 2 : 1))?.noun
      const before = isTable ? nounBefore(this.tokens, at, 0) : null
      const named = noun === undefined ? null : withoutAsides(noun)
      const own = named ?? (before === null || isOfCounted(this.tokens, at, before) ? null : withoutAsides(before))
      if (own !== null) return own
    }
    return null
  }
}
