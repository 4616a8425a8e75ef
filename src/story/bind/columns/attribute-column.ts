import type { Domain } from '../../../domains/domain.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { findTable } from '../../find/find-table.ts'
import { isAddedTable } from '../../find/is-added-table.ts'
import { columnPath } from '../../find/column-path.ts'
import { ancestorsOf } from '../../topics/ancestors-of.ts'
import { happens } from '../../topics/timed-tables.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { distributionWords } from '../../lexicon/distribution-words.ts'
import { isScaled } from '../../lexicon/dimensions.ts'
import { millisecondsIn, millisecondsInName } from '../../lexicon/time-units.ts'
import { qualities } from '../../lexicon/quality-words.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import type { Span } from '../../tokens/token.ts'
import type { Topic, Topics } from '../../topics/topics.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { findMeasure, tableOf } from '../amounts/find-measure.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { setColumns } from './columns.ts'
import { isShown } from '../tables/is-shown.ts'
import { isListedIn } from './is-listed-in.ts'
import { isChoiceBelow, isOfAdded, isOfAnother } from './is-of-nearest.ts'
import { isGradeOfOthers, isOfPeople, mainPeople } from './main-people.ts'
import { ownerOf } from './owner-of.ts'
import { heldDuration, isLastingTime } from './lasting.ts'
import { isFee, isPerPeriod, likeliest, sellingFirst } from './likeliest.ts'
import { ownMeasure } from './own-measure.ts'
import { isTimeOf, knownColumn, seriesColumn } from './known-column.ts'
import { tableNamed } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'
import { isOfReview, ratingOfReviews } from './rating-of-reviews.ts'
import { singularName } from './singular-name.ts'
import { type RenamedColumn, withRenamedColumn } from './renamed-column.ts'
import { wholeNamed } from './whole-named.ts'
import { listedValues } from '../../attributes/aspect.ts'
import { withoutCount } from './without-count.ts'

/** The column of a fact, in a schema that has it. */
export interface AttributeColumn {
  readonly schema: Schema
  readonly table: string
  readonly column: string
  /** Set for a duration: the column is the time at its end, and this one the time at its start. */
  readonly after?: string
  /** New columns with amounts of money, as "table.column". */
  readonly money: readonly string[]
  readonly renamed: readonly RenamedColumn[]
}

/** Where a column is searched. */
export interface ColumnPlaces {
  readonly schema: Schema
  readonly domain: Domain
  readonly facts: readonly Fact[]
  /** Null if the fact names the table. */
  readonly topics: Topics | null
}

/**
 * Finds or makes the column of a fact. It searches the table that the fact names, else the table of its sentence, else earlier ones, then
 * any other table; if none has it, it adds a column to the table that the fact is about. A fact without a column is about the amount of its
 * rows. Null without a table.
 */
export function attributeColumn(places: ColumnPlaces, fact: AttributeFact, mayRename = false): AttributeColumn | null {
  // What a business sells is said of its products, and of nothing else.
  if (fact.isGoods === true && fact.table !== null && findTable(fact.table, places.domain) === null) return null
  const meant = withoutCount(places.schema, places.domain, fact)
  const found = meant === null ? null : columnOf(places, meant, mayRename)
  const column = found === null ? undefined : tableNamed(found.schema, found.table)?.columns.find(({ name }) => name === found.column)
  // "Fraud amounts above 1000" are not said of whether there is fraud.
  if (column?.kind === 'boolean' && fact.aspects.some(({ type }) => type === 'range' || type === 'mean')) return null
  // "60% day pupils, 40% boarders" are no days.
  return column?.kind === 'date' && listedValues(fact.aspects).some((value) => !/\d/.test(value)) ? null : found
}

function columnOf(places: ColumnPlaces, fact: AttributeFact, mayRename: boolean): AttributeColumn | null {
  const { schema, domain } = places
  if (fact.column === null) return mainColumn(schema, domain, fact)
  if (!isCounted(fact) && isTable(schema, domain, fact.column)) return null
  const { owner, words, whole } = ownerOf(schema, domain, { ...fact, column: fact.column }, places.facts)
  const named = owner === null ? null : wholeNamed(places, fact, whole, owner)
  if (named !== null || (owner === null && isOfReview(words))) return existing(schema, named ?? ratingOfReviews(schema))
  const topics = owner === null ? shownTopics(places, fact) : [{ table: owner, where: 'sentence' } as const]
  if (topics === null) return null
  const persons = mainPeople(words, topics, places)
  const near = persons.length > 0 ? persons : sellingFirst(topics, owner === null ? words : [])
  const others = persons.length === 0 && (owner === null || isAddedTable(domain, owner)) ? schema.tables.map(({ name }) => name) : []
  const isOfValues = fact.aspects.some(({ type }) => type === 'values')
  const found = (owner === null ? seriesColumn(places, words) : null) ?? knownColumn(places, words, isOfValues, near, others)
  const isOwn = (owner !== null || isOfAdded(domain, words, near)) && !(found !== null && isChoiceBelow(schema, words, near, found))
  const isOthers = found !== null && !near.some(({ table }) => table === found?.table) && (isOwn || hasFewerRows(schema, found.table, fact))
  const isAway = found !== null && isOfAnother(domain, words, near, found)
  const isMeasured = found !== null && !(isScaled(fact.unit ?? '') && millisecondsInName(found.column) !== undefined)
  const known = !isMeasured || ((isOthers || isAway) && !isListedIn(places, words, found)) ? null : found
  const isLasting = isLastingTime(whole, fact.unit ?? null)
  if (known !== null && !(isLasting && isTimeOf(schema, known))) {
    // "lasting 30 minutes" names no column, and a name without its unit would tell less.
    const isImplied = fact.column.start === fact.column.end && isScaled(fact.unit ?? '')
    const isNamed = mayRename && !known.isPart && !isImplied && millisecondsIn(fact.unit ?? '') === undefined
    const name = isNamed ? saidName({ ...fact.column, words }, known.column) : known.column.split('_')
    return madeIn(schema, domain, fact, known.table, name, isNamed)
  }
  const [first] = near.length > 0 ? likeliest(near, words) : onlyTable(schema)
  const table = first === undefined ? null : tableNamed(schema, first.table)
  const held = isLasting ? heldDuration(schema, table, [whole, words], fact) : null
  if (held !== null || whole.join(' ') === 'stay') return held === null ? null : { schema, ...held, money: [], renamed: [] }
  if (
    table === null ||
    (fact.column.name === undefined && isNoName(whole)) ||
    (owner === null && first?.isSubject !== true && isMeasuredElsewhere(schema, domain, words, table.name)) ||
    (whole.join(' ') === 'time' && fact.unit !== undefined) ||
    isOfOtherRows(places, words, table.name) ||
    (ofEvents.test(words.join(' ')) && fact.column.start === fact.column.end && !happens(table.name))
  )
    return null
  // The age of a reader is that of a person, whatever the person is called.
  const isOfPerson = words.join(' ') === 'age' && isOfPeople(schema, domain, table.name)
  const name = singularName({ ...fact.column, words: isOfPerson ? words : whole })
  const own = isLasting ? null : ownMeasure(domain, table, words, fact)
  if (own === null) return existing(schema, lastName(table, whole, fact)) ?? madeIn(schema, domain, fact, table.name, name, mayRename)
  return 'from' in own
    ? null
    : calledAsSaid(places, { table: table.name, from: own.column, to: name.join('_') }, mayRename && whole === words)
}

/** Whether other rows than those of a table have such a column: people pay monthly fees, and classes get no grades. */
function isOfOtherRows({ schema, domain }: ColumnPlaces, words: readonly string[], table: string): boolean {
  return (isFee(words) && !isOfPeople(schema, domain, table)) || (isPerPeriod(words) && happens(table)) || isGradeOfOthers(words, table)
}

/** Columns of what happens, which only a verb implies: "paid by card" is not of goods. */
const ofEvents = /^(?:(?:payment|delivery) method|channel)$/

/** The column with a part of the names, where these have no column of their own: "typos in the names". */
function lastName({ name: table, columns }: TableSchema, words: readonly string[], { aspects }: AttributeFact): ColumnAt | null {
  const isOfName = words.join(' ') === 'name' && aspects.every(({ type }) => type === 'mess')
  return isOfName && columns.some(({ name, hidden }) => name === 'last_name' && hidden !== true) ? { table, column: 'last_name' } : null
}

function existing(schema: Schema, at: ColumnAt | null): AttributeColumn | null {
  return at === null ? null : { schema, ...at, money: [], renamed: [] }
}

/** An existing column, in a composed table by its said name. */
function calledAsSaid({ schema, domain }: ColumnPlaces, renamed: RenamedColumn, mayRename: boolean): AttributeColumn {
  const called = mayRename && domain.name === 'custom' ? withRenamedColumn(schema, renamed) : null
  const { table, from, to } = renamed
  return called === null
    ? { schema, table, column: from, money: [], renamed: [] }
    : { schema: called, table, column: to, money: [], renamed: [renamed] }
}

/** Whether a table has fewer rows than the fact lists values. The values are then those of another table. */
function hasFewerRows(schema: Schema, table: string, { aspects }: AttributeFact): boolean {
  const listed = listedValues(aspects).length
  return (countRows(schema, [table]).get(table) ?? listed) < listed
}

/** The tables that a fact may be about; null if it is about a counted noun without a table. */
function shownTopics({ schema, topics }: ColumnPlaces, fact: AttributeFact): readonly Topic[] | null {
  const all = topics?.of(fact, fact.column) ?? []
  const [first] = all
  if (first !== undefined && first.where !== 'after' && tableNamed(schema, first.table) === null) return null
  const values = listedValues(fact.aspects)
  const called = topics?.ofValues(values) ?? []
  const near = called.length === 1 ? [...called.map((table): Topic => ({ table, where: 'sentence' })), ...all] : all
  return near.filter(({ table }) => isShown(tableNamed(schema, table)))
}

/** The only visible table, if there is only one. */
function onlyTable({ tables }: Schema): readonly Topic[] {
  const shown = tables.filter(isShown)
  return shown.length === 1 ? shown.map(({ name }) => ({ table: name, where: 'before' })) : []
}

/** Whether words are no column name: "realistic share", "a whole number", "composite primary key". */
function isNoName(words: readonly string[]): boolean {
  if (findMeaning(words, []).isExact) return false
  return isNoData(words) || words.some((word) => qualities.has(word) || distributionWords.has(word))
}

/** Whether the words are a measure of the domain in another table: the consumption of readings is not a column of households. */
function isMeasuredElsewhere(schema: Schema, domain: Domain, words: readonly string[], table: string): boolean {
  const target = findMeasure(schema, domain, words, false)
  return (
    target.type === 'measure' &&
    target.measure.unit === 'quantity' &&
    ancestorsOf(schema).get(tableOf(target.measure.column))?.has(table) === true
  )
}

/** Whether bounds are said of integers: a plural is then a number of things. */
function isCounted({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'whole') && aspects.some(({ type }) => type === 'range')
}

/** Whether a plural names a table rather than a column: "users without photos". */
function isTable({ tables }: Schema, domain: Domain, noun: Noun): boolean {
  const [head = ''] = noun.words
  if (noun.words.length > 1 || !isPlural(head) || findMeaning(noun.words, []).isExact) return false
  const found = findTable(noun, domain)
  return found !== null && tables.some(({ name }) => name === found.table)
}

/** The column of a table for some words; it is added if the table has none. */
function madeIn(
  schema: Schema,
  domain: Domain,
  { start, end }: Span,
  table: string,
  words: readonly string[],
  mayRename = false,
): AttributeColumn | null {
  const noun: Noun = { words: table.split('_'), start, end }
  const set = setColumns(
    schema,
    domain,
    { type: 'columns', noun, columns: [{ words, name: words.join('_'), start, end }], isBeside: true, start, end },
    mayRename,
  )
  const [column] = set.names
  return column === undefined ? null : { schema: set.schema, table, column, money: set.money, renamed: set.renamed }
}

/** The main amount of a table: its measure in the domain, else its first amount. Adds a column "value" if there is none. */
function mainColumn(schema: Schema, domain: Domain, fact: AttributeFact): AttributeColumn | null {
  const name = fact.table === null ? null : (findTable(fact.table, domain)?.table ?? null)
  const table = name === null ? null : tableNamed(schema, name)
  if (table === null) return null
  const measured = domain.measures.map(({ column }) => columnPath(column)).find((path) => path.table === name)?.column
  const shown = table.columns.filter(({ kind, hidden }) => hidden !== true && numeric.has(kind)).map((column) => column.name)
  const own = measured ?? shown.find((column) => amounts.test(column)) ?? (domain.name === 'custom' ? shown[0] : undefined)
  if (own !== undefined) return { schema, table: table.name, column: own, money: [], renamed: [] }
  return domain.name === 'custom' ? madeIn(schema, domain, fact, table.name, ['value']) : null
}

const numeric: ReadonlySet<string> = new Set(['decimal', 'formula'])
/** Usual endings of the names of amounts. */
const amounts = /(?:^|_)(?:amount|total|price|value|score|cost)$/

/** The name for an existing column: "ages" gives "age", but "pages" stays. */
function saidName(said: Noun, known: string): readonly string[] {
  const name = said.words.join('_')
  return name === known || singularOf(name) === known || name === known.replaceAll('_', '') ? known.split('_') : singularName(said)
}
