import type { Domain } from '../../domains/domain.ts'
import type { Schema, TableSchema } from '../../schema/schema.ts'
import type { AttributeFact, Fact } from '../fact.ts'
import type { Noun } from '../noun.ts'
import { findTable } from '../find-table.ts'
import { columnPath } from '../column-path.ts'
import { isNoData } from '../is-no-data.ts'
import { distributionWords } from '../lexicon/distribution-words.ts'
import { qualities } from '../lexicon/quality-words.ts'
import { columnsFor } from '../meanings/columns-for.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Meaning } from '../meanings/meaning.ts'
import { people } from '../meanings/people.ts'
import type { Span } from '../token.ts'
import { singularOf } from '../words.ts'
import { columnContext } from './column-context.ts'
import { setColumns } from './columns.ts'
import { tableNamed } from './references.ts'
import { singularName } from './singular-name.ts'
import type { RenamedColumn } from './renamed-column.ts'

/** A column that a story says something of, in a schema that has it. */
export interface AttributeColumn {
  readonly schema: Schema
  readonly table: string
  readonly column: string
  /** "table.column" of amounts of money that were made. */
  readonly money: readonly string[]
  readonly renamed: readonly RenamedColumn[]
}

/** A table that the story names, and where. */
type Mentioned = readonly [table: string, span: Span]

/**
 * The column that a fact is about: that of the table it names, else of one that has it, nearest first; else a new one. Without a name it is what the rows of the
 * table come to. Null where there is no table.
 */
export function attributeColumn(
  schema: Schema,
  domain: Domain,
  fact: AttributeFact,
  facts: readonly Fact[],
  mayRename = false,
): AttributeColumn | null {
  if (fact.column === null) return mainColumn(schema, domain, fact)
  if (!isCounted(fact) && isTable(schema, domain, fact.column)) return null
  const { owner, words, whole } = ownerOf(schema, domain, { ...fact, column: fact.column }, facts)
  const said = owner === null ? nearest(mentionedIn(facts, domain), fact) : [owner]
  const persons = isPersonal(words) ? said.filter((name) => isOfPeople(schema, domain, name)) : []
  const near = persons.length > 0 ? persons : said
  const all = owner === null && persons.length === 0 ? [...new Set([...near, ...schema.tables.map(({ name }) => name)])] : near
  const tables = all.map((name) => tableNamed(schema, name)).filter((table) => table !== null && table.hidden !== true)
  const having = tables.flatMap((table) => (table === null ? [] : (columnIn(schema, domain, table, words) ?? [])))
  const [known] = having
  if (known !== undefined)
    return madeIn(schema, domain, fact, known.table, mayRename ? saidName(words, known.column) : known.column.split('_'), mayRename)
  const [first] = tables
  return first === undefined || first === null || isNoName(whole)
    ? null
    : madeIn(schema, domain, fact, first.name, singularName(whole), mayRename)
}

/** Whether words name no column: "realistic share", "a whole number", "composite primary key". */
function isNoName(words: readonly string[]): boolean {
  if (findMeaning(words, []).isExact) return false
  return isNoData(words) || words.some((word) => qualities.has(word) || distributionWords.has(word))
}

/** Whether bounds are said of whole numbers: then a plural is how many there are. */
function isCounted({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'whole') && aspects.some(({ type }) => type === 'range')
}

/** Columns that people have: among the tables that a story names, those of people are meant. */
const personal: ReadonlySet<Meaning> = new Set(people)

function isPersonal(words: readonly string[]): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  return isExact && (personal.has(meaning) || meaning.names.includes('email'))
}

function isOfPeople(schema: Schema, domain: Domain, name: string): boolean {
  const table = tableNamed(schema, name)
  return table !== null && columnContext(schema, domain, table, { words: name.split('_') }).subject === 'person'
}

/** Whether words name a table, and no column: "users without photos". */
function isTable({ tables }: Schema, domain: Domain, noun: Noun): boolean {
  const [head = ''] = noun.words
  if (noun.words.length > 1 || singularOf(head) === head || findMeaning(noun.words, []).isExact) return false
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
  const set = setColumns(schema, domain, { type: 'columns', noun, columns: [{ words, start, end }], isBeside: true, start, end }, mayRename)
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
function saidName(words: readonly string[], known: string): readonly string[] {
  const name = words.join('_')
  return name === known || singularOf(name) === known || isMeasured(known, name) ? known.split('_') : singularName(words)
}

interface Owned {
  readonly owner: string | null
  /** The words for the column without those for its table. */
  readonly words: readonly string[]
  /** All words for the column. */
  readonly whole: readonly string[]
}

/** The table that a fact names, "age of the customers" and "customer age", or that it named before. */
function ownerOf(
  schema: Schema,
  domain: Domain,
  { table, column, start }: AttributeFact & { readonly column: Noun },
  facts: readonly Fact[],
): Owned {
  const own = withoutKinds(column.words)
  const before = facts.findLast(
    (fact): fact is AttributeFact => fact.type === 'attribute' && fact.start < start && isSame(fact.column, own),
  )
  const named = table ?? before?.table ?? null
  const owner = named === null ? null : (findTable(named, domain)?.table ?? null)
  const whole = before?.column === undefined || before.column === null ? own : withoutKinds(before.column.words)
  if (owner !== null) return { owner, words: whole, whole }
  for (let length = whole.length - 1; length > 0; length--) {
    const found = findTable({ words: whole.slice(0, length) }, domain)
    const isShown = found !== null && tableNamed(schema, found.table)?.hidden !== true
    if (found !== null && isShown && found.words.length === length) return { owner: found.table, words: whole.slice(length), whole }
  }
  return { owner: null, words: whole, whole }
}

const kinds = /^(?:enum|column|field|attribute|values?|each)$/

/** "enum role", "the status column", "score values" name the role, the status and the score. */
function withoutKinds(words: readonly string[]): readonly string[] {
  const own = words.filter((word, index) => !kinds.test(word) || (word === 'value' && index > 0))
  return own.length === 0 ? words : own
}

/** Whether a column that was spoken of before is meant by its last word: "exam score from 0 to 100, average score 68". */
function isSame(before: Noun | null, words: readonly string[]): boolean {
  return words.length === 1 && before !== null && singularOf(before.words.at(-1) ?? '') === singularOf(words[0] ?? '')
}

/** The tables that facts speak of; where rows are, "200 employees | in 8 departments", is not what is spoken of. */
function mentionedIn(facts: readonly Fact[], domain: Domain): readonly Mentioned[] {
  const places = new Set(
    facts.flatMap((fact) => (fact.type === 'relation' && fact.child.start < fact.parent.start ? [fact.parent.start] : [])),
  )
  return facts.flatMap((fact): readonly Mentioned[] => {
    if (fact.type === 'count' && places.has(fact.noun.start)) return []
    const nouns =
      fact.type === 'count' || fact.type === 'columns' ? [fact.noun] : fact.type === 'ratio' || fact.type === 'relation' ? [fact.child] : []
    return nouns.flatMap((noun): readonly Mentioned[] => {
      const found = findTable(noun, domain)
      return found === null ? [] : [[found.table, noun]]
    })
  })
}

/** The last table before a part of a story first, then those after it, then those further before. */
function nearest(mentioned: readonly Mentioned[], { start }: Span): readonly string[] {
  const before = mentioned.filter(([, span]) => span.start < start).toReversed()
  const after = mentioned.filter(([, span]) => span.start >= start)
  return [...before.slice(0, 1), ...after, ...before.slice(1)].map(([table]) => table)
}

/** The tables that a story names, nearest to a fact first. */
export function tablesNear(facts: readonly Fact[], domain: Domain, fact: AttributeFact): readonly string[] {
  return nearest(mentionedIn(facts, domain), fact)
}

/** The column of a table that words mean, which shares a word with them; null for none. */
function columnIn(
  schema: Schema,
  domain: Domain,
  table: TableSchema,
  words: readonly string[],
): { readonly table: string; readonly column: string } | null {
  const measured = measuredIn(table, words)
  if (measured !== null) return { table: table.name, column: measured }
  const { names } = columnsFor([words], columnContext(schema, domain, table, { words: table.name.split('_') }))
  const own = new Set(words.map(singularOf))
  const column = table.columns.find(({ name }) => name === names[0] && name.split('_').some((word) => own.has(singularOf(word))))
  return column === undefined ? null : { table: table.name, column: column.name }
}

/** The only column that is called by some words with a unit behind them: "area" is area_m2 where no other column is called so. */
function measuredIn({ columns }: TableSchema, words: readonly string[]): string | null {
  const name = words.join('_')
  const own = columns.filter((column) => column.hidden !== true && (column.name === name || isMeasured(column.name, name)))
  const [only] = own
  return own.length === 1 && only !== undefined && only.name !== name ? only.name : null
}

function isMeasured(column: string, name: string): boolean {
  return column.startsWith(`${name}_`) && unitEnds.has(column.slice(name.length + 1))
}

/** What names of columns end in that say what is measured. */
const unitEnds = new Set(
  'kg g mg t lb lbs oz km m cm mm mi miles ft m2 sqm sqft km2 ha acres l ml usd eur gbp ms s sec secs min mins minutes hours days kwh kw w pct c f celsius'.split(
    ' ',
  ),
)
