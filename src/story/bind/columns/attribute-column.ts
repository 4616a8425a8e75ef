import type { Domain } from '../../../domains/domain.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { isTimeSpent } from '../../attributes/readers/column-before.ts'
import { findTable } from '../../find/find-table.ts'
import { isAddedTable } from '../../find/is-added-table.ts'
import { columnPath } from '../../find/column-path.ts'
import { flowWords } from '../../attributes/readers/flow-words.ts'
import { ancestorsOf } from '../../topics/ancestors-of.ts'
import { happens } from '../../topics/timed-tables.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { distributionWords } from '../../lexicon/distribution-words.ts'
import { qualities } from '../../lexicon/quality-words.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import type { Meaning } from '../../meanings/meaning.ts'
import { people } from '../../meanings/people.ts'
import type { Span } from '../../tokens/token.ts'
import type { Topic, Topics } from '../../topics/topics.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { columnContext } from './column-context.ts'
import { findMeasure, tableOf } from '../amounts/find-measure.ts'
import { setColumns } from './columns.ts'
import { isShown } from '../tables/is-shown.ts'
import { ownerOf } from './owner-of.ts'
import { knownColumn, seriesColumn } from './known-column.ts'
import { tableNamed } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'
import { singularName } from './singular-name.ts'
import type { RenamedColumn } from './renamed-column.ts'
import { listedValues } from '../../attributes/aspect.ts'

/** A column that a story says something of, in a schema that has it. */
export interface AttributeColumn {
  readonly schema: Schema
  readonly table: string
  readonly column: string
  /** "table.column" of amounts of money that were made. */
  readonly money: readonly string[]
  readonly renamed: readonly RenamedColumn[]
}

/** Where a column is looked for. */
export interface ColumnPlaces {
  readonly schema: Schema
  readonly domain: Domain
  readonly facts: readonly Fact[]
  /** Null where a fact names the table. */
  readonly topics: Topics | null
}

/**
 * The column that a fact is about: that of the table that it names, else of the table that its sentence speaks of, or that was spoken of before; else one that
 * another table has; else a new one of the table that is spoken of. Without a name it is what the rows of the table come to. Null where there is no table.
 */
export function attributeColumn(places: ColumnPlaces, fact: AttributeFact, mayRename = false): AttributeColumn | null {
  const { schema, domain } = places
  if (fact.column === null) return mainColumn(schema, domain, fact)
  if (!isCounted(fact) && isTable(schema, domain, fact.column)) return null
  const { owner, words, whole } = ownerOf(schema, domain, { ...fact, column: fact.column }, places.facts)
  const topics = owner === null ? shownTopics(places, fact) : [{ table: owner, where: 'sentence' } as const]
  if (topics === null) return null
  const persons = isPersonal(words, topics) ? topics.filter(({ table }) => isOfPeople(schema, domain, table)) : []
  // Of what is counted together, revenue is of what is sold: "10,000 sales, 40 stores, revenue mean 54".
  const flows = owner === null && flowWords.has(words.at(-1) ?? '') ? topics.filter(({ table }) => happens(table)) : []
  const near = persons.length > 0 ? persons : flows.length > 0 ? flows : topics
  const others = owner === null && persons.length === 0 ? schema.tables.map(({ name }) => name) : []
  const found = (owner === null ? seriesColumn(places, words) : null) ?? knownColumn(places, words, isOfValues(fact), near, others)
  const isNear = owner !== null || near.some(({ table }) => table === found?.table)
  const isOthers = found !== null && !isNear && (hasFewerRows(schema, found.table, fact) || isOfAdded(domain, words, near))
  const known = isOthers ? null : found
  if (known !== null) {
    const name = mayRename && !known.isPart ? saidName({ ...fact.column, words }, known.column) : known.column.split('_')
    return madeIn(schema, domain, fact, known.table, name, mayRename && !known.isPart)
  }
  const [first] = near.length > 0 ? likeliest(near, words) : onlyTable(schema)
  const table = first === undefined ? null : tableNamed(schema, first.table)
  if (
    table === null ||
    (fact.column.name === undefined && isNoName(whole)) ||
    isTold(table, words) ||
    (owner === null && first?.isSubject !== true && isMeasuredElsewhere(schema, domain, words, table.name)) ||
    (isFee(words) && !isOfPeople(schema, domain, table.name))
  )
    return null
  return madeIn(schema, domain, fact, table.name, singularName({ ...fact.column, words: whole }), mayRename)
}

/** Whether a column is of a table that the story adds to a trade: in "a bank with 1000 loans, interest rates ..." not of the accounts. */
function isOfAdded(domain: Domain, words: readonly string[], [first]: readonly Topic[]): boolean {
  return first !== undefined && first.where !== 'after' && isAddedTable(domain, first.table) && findMeaning(words, []).isExact
}

/** Whether a table, which the story does not speak of, has fewer rows than values are listed: they are of other rows. */
function hasFewerRows(schema: Schema, table: string, { aspects }: AttributeFact): boolean {
  const listed = listedValues(aspects).length
  return (countRows(schema, [table]).get(table) ?? listed) < listed
}

function isOfValues({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'values')
}

/** The tables that a fact may be of; null where it is of what the story counts and no table has. */
function shownTopics({ schema, topics }: ColumnPlaces, fact: AttributeFact): readonly Topic[] | null {
  const all = topics?.of(fact, fact.column) ?? []
  const [first] = all
  if (first !== undefined && first.where !== 'after' && tableNamed(schema, first.table) === null) return null
  const values = listedValues(fact.aspects)
  const called = topics?.ofValues(values) ?? []
  const near = called.length === 1 ? [...called.map((table): Topic => ({ table, where: 'sentence' })), ...all] : all
  return near.filter(({ table }) => isShown(tableNamed(schema, table)))
}

/** Of what a sentence before counts, what no other rows are known to have is of what happens: "900 calls, 4 teams. Urgency from 1 to 5". */
function likeliest(near: readonly Topic[], words: readonly string[]): readonly Topic[] {
  const [first] = near
  const happening = near.filter(({ table, where }) => where === 'before' && happens(table))
  return first?.where !== 'before' || happening.length !== 1 || findMeaning(words, []).isExact ? near : happening
}

/** Where no noun of the story names a table, the only one there is. */
function onlyTable({ tables }: Schema): readonly Topic[] {
  const shown = tables.filter(isShown)
  return shown.length === 1 ? shown.map(({ name }) => ({ table: name, where: 'before' })) : []
}

/** Whether words name no column: "realistic share", "a whole number", "composite primary key". */
function isNoName(words: readonly string[]): boolean {
  if (findMeaning(words, []).isExact) return false
  return isNoData(words) || words.some((word) => qualities.has(word) || distributionWords.has(word))
}

/** Whether how long rows last follows from the times that their table has: "a loan lasts at most 30 days". */
function isTold({ columns }: TableSchema, words: readonly string[]): boolean {
  const times = columns.filter(({ name, hidden }) => hidden !== true && /_(?:at|on|date)$/.test(name))
  return times.length > 1 && words.length === 1 && /^(?:lasts?|lasting|duration)$/.test(words[0] ?? '')
}

/** Whether a trade measures what words name, as of rows that are not spoken of: the consumption of readings is none of a household. */
function isMeasuredElsewhere(schema: Schema, domain: Domain, words: readonly string[], table: string): boolean {
  const target = findMeasure(schema, domain, words, false)
  return (
    target.type === 'measure' &&
    target.measure.unit === 'quantity' &&
    ancestorsOf(schema).get(tableOf(target.measure.column))?.has(table) === true
  )
}

/** What those who pay for something pay: claims and refunds that are paid have none. */
function isFee(words: readonly string[]): boolean {
  return words.join(' ') === 'monthly fee'
}

/** Whether bounds are said of whole numbers: then a plural is how many there are. */
function isCounted({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'whole') && aspects.some(({ type }) => type === 'range')
}

/** Columns that people have: among the tables that a story names, those of people are meant. */
const personal: ReadonlySet<Meaning> = new Set(people)
/** What else only people have, and what they have where nothing that is spoken of happens: "5 subjects, marks from 20 to 100". */
const ofPeople = /^(?:email|bmi|gpa|blood type|smoker|absence|attendance percent)$/
const ofPupils = /^(?:exam score|attendance)$/

function isPersonal(words: readonly string[], [first]: readonly Topic[]): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const isOwn =
    meaning.names.some((name) => ofPeople.test(name)) || (meaning.names.some((name) => ofPupils.test(name)) && !happens(first?.table ?? ''))
  return isTimeSpent(words) || (isExact && (personal.has(meaning) || isOwn))
}

function isOfPeople(schema: Schema, domain: Domain, name: string): boolean {
  const table = tableNamed(schema, name)
  return table !== null && columnContext(schema, domain, table, { words: name.split('_') }).subject === 'person'
}

/** Whether words name a table, and no column: "users without photos". */
function isTable({ tables }: Schema, domain: Domain, noun: Noun): boolean {
  const [head = ''] = noun.words
  if (noun.words.length > 1 || !isPlural(head) || findMeaning(noun.words, []).isExact) return false
  const found = findTable(noun, domain)
  return found !== null && tables.some(({ name }) => name === found.table)
}

/** The column of a table by some words, made where it is not there. */
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

/** What the rows of a table come to: what the domain measures of it, else its first amount; a value where it has none. */
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
/** What the rows of a table come to is mostly called so. */
const amounts = /(?:^|_)(?:amount|total|price|value|score|cost)$/

/** What a column that is there is called by some words: "ages" are its "age", and "pages" stay. */
function saidName(said: Noun, known: string): readonly string[] {
  const name = said.words.join('_')
  return name === known || singularOf(name) === known ? known.split('_') : singularName(said)
}
