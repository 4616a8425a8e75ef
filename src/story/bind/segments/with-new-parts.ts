import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { isKnownThing } from '../../compose/classify.ts'
import { evenCategory } from '../../compose/even-category.ts'
import { archetypeOf } from '../../compose/archetype-of.ts'
import { isPlausibleWord } from '../../compose/plausible-word.ts'
import { withKinds } from '../../compose/said-states.ts'
import { groups } from '../../compose/value-groups.ts'
import { findTable } from '../../find/find-table.ts'
import { flagTerm } from '../../find/flag-term.ts'
import { isGenderWord } from '../../lexicon/gender-words.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { placeNames } from '../../places/place-index.ts'
import { labelOf, parallelParts } from '../../segments/parallel-parts.ts'
import type { SegmentEntry } from '../../segments/segment-facts.ts'
import { testGroupIn } from '../../segments/test-groups.ts'
import { termWords } from '../../words/term-words.ts'
import { functionWords, isPlural, singularOf } from '../../words/words.ts'
import type { Binding } from '../binding.ts'
import { hasColumn, tableNamed, withTable } from '../tables/references.ts'

type Context = Pick<Binding, 'schema' | 'domain' | 'topics' | 'facts' | 'named'>

/** Most words of a part. */
const mostWords = 2
/** The prefix of rows without a property: "non smokers". */
const denying = 'non'

/**
 * Adds a column for parts that no column knows, in equal shares: "inbound leads close at 30%, outbound ones at 8%", "readmission is 12% in
 * surgery and 18% in cardiology". Null if the entries are not of this form.
 */
export function withNewParts(context: Context, entries: readonly SegmentEntry[]): Schema | null {
  return withTestGroups(context.schema, entries) ?? withNamedParts(context, entries)
}

/** The groups of a test, "variant A converts at 3%, variant B at 4%", of the only table. */
function withTestGroups(schema: Schema, entries: readonly SegmentEntry[]): Schema | null {
  const tested = entries.map(({ words }) => testGroupIn(words))
  const values = tested.flatMap((group) => group?.value ?? [])
  const [table, other] = schema.tables.filter(({ hidden }) => hidden !== true)
  const name = tested[0]?.column
  if (values.length < 2 || new Set(values).size < entries.length || name === undefined || table === undefined || other !== undefined)
    return null
  const isKnown = [name, `${name}_id`].some((own) => hasColumn(schema, table.name, own))
  if (isKnown || tested.some((group) => group?.column !== name)) return null
  return withTable(schema, { ...table, columns: [...table.columns, evenCategory(name, values)] })
}

function withNamedParts(context: Context, entries: readonly SegmentEntry[]): Schema | null {
  const { schema, domain } = context
  const table = tableOf(context, entries)
  if (table === null) return null
  const named = (word: string): string | undefined => findTable({ words: [word] }, domain)?.table
  const parts = parallelParts(entries, (word) => named(word) === table.name)
  const label = parts === null ? null : labelOf(parts)
  const values = parts?.map((words) => words.map(singularOf).filter((word) => word !== label)) ?? []
  const isPart = (words: readonly string[]): boolean =>
    words.length > 0 && words.length <= mostWords && words.every((word) => isName(word) && named(word) === undefined)
  if (parts === null || !values.every(isPart) || isKnown(context, values.flat())) return null
  // Women and men of a table with names are told by their names.
  if (values.some((words) => words.some(isGenderWord)) && table.columns.some(({ kind }) => kind === 'person')) return null
  if (flagOf(values) === null && parts.some((words) => isOfOthers(words, table.name))) return null
  const columns = withColumnOf(table, values, label, domain.name === 'custom')
  return columns === null ? null : withTable(schema, { ...table, columns })
}

/** Whether a part names rows of another sort: juniors pay for courts, and newsletters are opened by readers. */
function isOfOthers(words: readonly string[], table: string): boolean {
  const kind = archetypeOf(table.split('_'))
  const own = archetypeOf(words)
  if (kind !== 'person') return own === 'person' && kind !== 'animal'
  return own !== 'person' && isPlural(words.at(-1) ?? '') && isKnownThing(singularOf(words.at(-1) ?? ''))
}

/** The table that the entries name, else the one that they are about, else the only one. Null for none. */
function tableOf({ schema, domain, topics, facts }: Context, entries: readonly SegmentEntry[]): TableSchema | null {
  const [head, last] = [entries[0], entries.at(-1)]
  if (head === undefined || last === undefined || entries.length < 2) return null
  const [named] = head.words.flatMap((word) => findTable({ words: [word] }, domain)?.table ?? [])
  const [only, other] = schema.tables.filter(({ hidden }) => hidden !== true)
  const name = named ?? topics.spoken({ start: head.start, end: last.end }) ?? (other === undefined ? only?.name : undefined)
  // A trade has parts of its own; of the rows that the story counts, it says itself what they are.
  const isCounted = facts.some((fact) => fact.type === 'count' && findTable(fact.noun, domain)?.table === name)
  return name === undefined || (domain.name !== 'custom' && !isCounted) ? null : tableNamed(schema, name)
}

/**
 * The columns of a table with one for the values: the one of their label or group, a flag for "smokers" and "non smokers", the type of
 * made things, else the segment. Null if a trade has such a column.
 * @param isMade whether the table is made of words of the story, so that its own types are only examples
 */
function withColumnOf(
  { name: table, columns }: TableSchema,
  parts: readonly (readonly string[])[],
  label: string | null,
  isMade: boolean,
): TableSchema['columns'] | null {
  const flag = flagOf(parts)
  const values = parts.map((words) => (words[0]?.length === 1 ? words.join(' ').toUpperCase() : words.join(' ')))
  const group = groups.find((each) => values.every((value) => each.values.includes(value)))?.column ?? label
  const isOfThings = group === null && flag === null && archetypeOf(table.split('_')) !== 'person'
  if (isOfThings && isMade) return withKinds(columns, values)
  const column: ColumnSchema =
    flag === null ? evenCategory(group ?? 'segment', values) : { name: `is_${flag}`, kind: 'boolean', rate: 1 / 2 }
  if (!columns.some(({ name }) => name === column.name)) return [...columns, column]
  return isMade && flag === null ? withKinds(columns, values, column.name) : null
}

/** The name of a property where one part has it and the other has not: "smokers" and "non smokers". Null for other parts. */
function flagOf(parts: readonly (readonly string[])[]): string | null {
  const isDenied = parts.some(([first]) => first === denying)
  const names = parts.map((words) => (words[0] === denying ? words.slice(1) : words).join('_'))
  return isDenied && parts.length === 2 && names[0] === names[1] ? (names[0] ?? null) : null
}

function isName(word: string): boolean {
  const isWord = word.length === 1 || (isPlausibleWord(word) && !functionWords.has(word))
  return word === denying || (isWord && millisecondsIn(word) === undefined && !isPlaceName(word))
}

function isPlaceName(word: string): boolean {
  return (
    placeNames()
      .get(word)
      ?.some(({ words }) => words.length === 1) === true
  )
}

/** Whether a word is in a value or a flag that a table has, or in the name of a row: the part is then of these rows, in other words. */
function isKnown({ schema, named }: Context, words: readonly string[]): boolean {
  const values = schema.tables.flatMap(({ columns }) =>
    columns.flatMap((column) => {
      if (column.hidden === true) return []
      return column.kind === 'category' ? column.values : column.kind === 'boolean' ? [flagTerm(column.name)] : []
    }),
  )
  const known = new Set([...values, ...[...named.values()].flat()].flatMap((value) => termWords(value)))
  return words.some((word) => known.has(singularOf(word)))
}
