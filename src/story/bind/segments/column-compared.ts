import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { withSingularHead } from '../../words/words.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { classify } from '../../compose/classify.ts'
import { namedColumn } from './named-column.ts'
import { onlyOf } from '../../../lists.ts'

/** A column that a comparing word may mean. */
interface MeantName {
  /** A word of the name of the column. */
  readonly word: string
  /** Whether the column has less where the comparing word says more: older cars have lower years. */
  readonly isReversed: boolean
}

/** Columns that have more where a comparing word says more, by words separated by spaces. */
function more(words: string): readonly MeantName[] {
  return words.split(' ').map((word) => ({ word, isReversed: false }))
}

/** Columns that have less where a comparing word says more. */
function less(words: string): readonly MeantName[] {
  return words.split(' ').map((word) => ({ word, isReversed: true }))
}

/** The columns that words which compare rows may mean, the most likely first: "older", "more expensive", "pay more". */
const compared: readonly (readonly [words: RegExp, columns: readonly MeantName[]])[] = [
  [/^(?:old|young)(?:er|est)?$/, [...more('age'), ...less('year')]],
  [/^new(?:er|est)?$/, [...less('tenure age'), ...more('year')]],
  [/^experienced$/, more('experience')],
  [/^(?:(?:un)?happ(?:y|ier|iest)|(?:dis|un)?satisfied)$/, more('satisfaction happiness')],
  [/^(?:expensive|(?:cheap|dear)(?:er|est)?)$/, more('price cost fare fee rent')],
  [/^(?:heav(?:y|ier|iest)|light(?:er|est)?|weighs?)$/, more('weight')],
  [/^tall(?:er|est)?$/, more('height')],
  [/^(?:big|large|small|bigger|larg|smaller)(?:e?r|e?st)?$/, more('size area')],
  [/^(?:pay|pays|paying)$/, more('charge amount price fee fare payment premium salary wage')],
  [/^paid$/, more('salary wage pay price amount')],
  [/^(?:costs?|sells?)$/, more('cost price charge fare fee amount rent')],
  [/^spen[dt]s?$/, more('spend spending amount total value')],
  [/^(?:earns?|earning|makes?)$/, more('salary income wage revenue pay earnings')],
  [/^(?:scores?|scored)$/, more('score mark grade points result')],
  [/^(?:long|short)(?:er|est)?$/, more('duration length time minutes hours days')],
  [/^(?:takes?|lasts?)$/, more('duration time minutes hours days')],
  [/^waits?$/, more('wait waiting delay time minutes')],
  [/^(?:better|best|worse|worst)$/, more('score mark grade points rating result performance')],
  [/^rich(?:er|est)?$/, more('income wealth salary')],
]

/** The same for words whose opposite is a time that it takes. */
const speedWords = /^(?:fast|slow|quick)(?:er|est|ly)?$|^sooner$/
const speeds = more('speed pace')
const times = more('response resolution handling delivery duration time minutes hours days latency')

/** What is larger of a larger payment or invoice, which have no other size. */
const sums = more('amount total value')
const sizeWords = /^(?:big|larg|small)/
const paid = /^(?:transaction|document)$/

/** A number of a table that words which compare rows mean. */
export interface ComparedColumn {
  readonly column: ColumnSchema
  /** Whether it has less where the words say more. */
  readonly isReversed: boolean
}

/** Whether a column has numbers that can differ by kinds of rows. */
export type IsNumber = (column: ColumnSchema) => boolean

const isDrawn: IsNumber = (column) => numberColumn(column) !== null

/** The number of a table that words which compare rows mean; null for none. */
export function columnCompared(table: TableSchema, words: readonly string[], isNumber: IsNumber = isDrawn): ComparedColumn | null {
  const found = (names: readonly MeantName[]): ComparedColumn | null => {
    for (const { word, isReversed } of names) {
      const column = word === 'year' ? yearColumn(table) : namedColumn(table, [word])
      if (column !== null && isNumber(column)) return { column, isReversed }
    }
    return null
  }
  const isOfSpeed = words.some((word) => speedWords.test(word))
  // "Take longer" and "get delivered faster" mean a time.
  const names = isOfSpeed ? speeds : compared.flatMap(([of, columns]) => (words.some((word) => of.test(word)) ? columns : []))
  const isOfSum =
    paid.test(classify(withSingularHead(table.name.split('_')))?.archetype.name ?? '') && words.some((word) => sizeWords.test(word))
  return found(names) ?? (isOfSpeed ? found(times) : isOfSum ? found(sums) : null)
}

/** The number that has more where words say more; null for none. */
export function numberCompared(table: TableSchema, words: readonly string[]): ColumnSchema | null {
  const compared = columnCompared(table, words)
  return compared === null || compared.isReversed ? null : compared.column
}

/** The only visible year of a table, such as year_built; years_of_experience is a number of years. Null for none or several. */
function yearColumn({ columns }: TableSchema): ColumnSchema | null {
  const years = columns.filter(({ name, hidden }) => hidden !== true && name.split('_').includes('year'))
  return onlyOf(years)
}

/** Whether words compare rows; beside a column of a time, whether they are about speed. */
export function isComparing(words: readonly string[], side: { readonly column: ColumnSchema } | null): boolean {
  if (side === null) return words.some((word) => speedWords.test(word) || compared.some(([of]) => of.test(word)))
  return words.some((word) => speedWords.test(word)) && !speeds.some(({ word }) => side.column.name.includes(word))
}
