import type { ColumnSchema } from '../../schema/schema.ts'
import { columnsNamed, type NewColumn } from './columns-named.ts'
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

/** Makes the columns of a table for some words, each in lower case, consistent with each other and with existing columns. */
export function columnsFor(words: readonly (readonly string[])[], context: MeaningContext): ColumnsFor {
  const { names, said, byMeaning } = columnsNamed(words, context)
  const draft = new TableDraft(
    context,
    byMeaning,
    said.map(({ name }) => name),
    said.find(({ meaning }) => meaning.begins === true)?.name ?? null,
  )
  return { ...madeOf(said, draft), names }
}

function madeOf(said: readonly NewColumn[], draft: TableDraft): Omit<ColumnsFor, 'names'> {
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
