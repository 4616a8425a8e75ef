import type { ColumnSchema } from '../../schema/schema.ts'
import { singularOf } from '../words/words.ts'
import { columnName } from './column-name.ts'
import { findMeaning, type FoundMeaning } from './find-meaning.ts'
import { type MeaningContext, TableDraft } from './table-draft.ts'

/** The columns for some words, with the hidden columns that they need. */
export interface ColumnsFor {
  /** Hidden columns first, then one new column for each of the words that has a name and no column yet, in order. */
  readonly columns: readonly ColumnSchema[]
  /** For each of the words, the column with this meaning, existing or new; null if they make no name. */
  readonly names: readonly (string | null)[]
  /** New columns that draw amounts of money. */
  readonly money: readonly string[]
  /** New columns without a known meaning: their values are placeholders. */
  readonly guesses: readonly string[]
}

interface Said extends FoundMeaning {
  readonly name: string
}

/** Makes the columns of a table for some words, each in lower case, consistent with each other and with existing columns. */
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

/** The "title" of a person is a job title. */
function saidOf(words: readonly string[], { subject }: MeaningContext): readonly string[] {
  return subject === 'person' && words.join(' ') === 'title' ? ['job', 'title'] : words
}

/** The column that orders the table by time serves as "date" and "time", whatever its name. */
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

/** Kinds of keys, which are found only by their exact name. */
const keyKinds = new Set(['sequence', 'foreign_key', 'owner_key', 'self_reference', 'sibling_number'])

/** Names of hidden columns that people use with another meaning. */
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
