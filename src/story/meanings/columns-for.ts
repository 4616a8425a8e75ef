import type { ColumnSchema } from '../../schema/schema.ts'
import { singularOf } from '../words/words.ts'
import { columnName } from './column-name.ts'
import { findMeaning, type FoundMeaning } from './find-meaning.ts'
import { type MeaningContext, TableDraft } from './table-draft.ts'

/** Columns as they are said, and the hidden ones that they need. */
export interface ColumnsFor {
  /** The hidden ones first, then one for each of the words that has a name and is not there yet, in their order. */
  readonly columns: readonly ColumnSchema[]
  /** For each of the words the column that has their meaning, whether it was there or is made; null where they name none. */
  readonly names: readonly (string | null)[]
  /** Names of the columns made that are amounts of money and drawn. */
  readonly money: readonly string[]
  /** Names of the columns made of which nothing is known: their values are placeholders. */
  readonly guesses: readonly string[]
}

interface Said extends FoundMeaning {
  readonly name: string
}

/** The columns of a table that some words speak of, each by its words in lower case, made so that they agree with one another and with those that are there. */
export function columnsFor(words: readonly (readonly string[])[], context: MeaningContext): ColumnsFor {
  const table = context.singular.split(' ').map(singularOf)
  const there = new Map<string, string>()
  for (const { name, hidden, kind } of context.columns) {
    const found = findMeaning(name.split('_'), table)
    const [meaning = ''] = found.meaning.names
    if (found.isExact && !isHelper(name) && !keyKinds.has(kind) && (hidden !== true || !there.has(meaning))) there.set(meaning, name)
  }
  const taken = new Set(context.columns.map(({ name }) => name))
  const said: Said[] = []
  const names = words.map((written) => {
    const each = written.flatMap((word) => word.split(/[\s_-]+/))
    const name = columnName(each)
    if (name === null) return null
    const found = findMeaning(saidOf(each, context), table)
    const [meaning = ''] = found.meaning.names
    const before = taken.has(name) ? name : found.isExact ? (there.get(meaning) ?? generalTime(meaning, context)) : undefined
    if (before !== undefined) return before
    taken.add(name)
    if (found.isExact || !there.has(meaning)) there.set(meaning, name)
    said.push({ ...found, name })
    return name
  })
  const draft = new TableDraft(
    context,
    there,
    said.map(({ name }) => name),
    said.find(({ meaning }) => meaning.begins === true)?.name ?? null,
  )
  return { ...madeOf(said, draft), names }
}

/** The title of a person is that of the job. */
function saidOf(words: readonly string[], { subject }: MeaningContext): readonly string[] {
  return subject === 'person' && words.join(' ') === 'title' ? ['job', 'title'] : words
}

/** "date" and "time" are those by which a table is ordered, whatever they are called. */
function generalTime(meaning: string, { columns }: MeaningContext): string | undefined {
  if (meaning !== 'date' && meaning !== 'timestamp') return undefined
  return columns.find(({ kind, hidden }) => hidden !== true && (kind === 'date' || kind === 'timestamp'))?.name
}

function madeOf(said: readonly Said[], draft: TableDraft): Omit<ColumnsFor, 'names'> {
  const made = said.map(({ meaning, name }): ColumnSchema => {
    const body = typeof meaning.body === 'function' ? meaning.body(draft, name) : meaning.body
    return { name, ...body }
  })
  const guesses = said.flatMap(({ name, isGuess }) => (isGuess ? [name] : []))
  const money = said.flatMap(({ meaning, name }, index) =>
    isMoney(meaning.names[0] ?? '') && made[index]?.kind === 'decimal' ? [name] : [],
  )
  return { columns: [...draft.helpers, ...made], guesses, money }
}

/** What tells rows apart or refers to them is asked for by its name only. */
const keyKinds = new Set(['sequence', 'foreign_key', 'owner_key', 'self_reference', 'sibling_number'])

/** Helper columns bear names that mean something else to people: the "person" of a row, its "place". */
function isHelper(name: string): boolean {
  return name === 'place' || name === 'person'
}

const amounts = new Set(
  (
    'salary,monthly salary,hourly rate,bonus,commission,income,net worth,unit price,cost,fee,amount,subtotal,total,tax,discount,tip,' +
    'shipping cost,revenue,profit,budget,spend,balance,loan amount,premium,coverage,rent,deposit,fine,refund amount,claim amount,mrr,arr,' +
    'lifetime value,average order value,market value,cost per click,cpm'
  ).split(','),
)

function isMoney(meaning: string): boolean {
  return amounts.has(meaning)
}
