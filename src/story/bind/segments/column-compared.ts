import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { namedColumn } from './named-column.ts'

/**
 * The columns that words which compare rows may mean, the most likely first: "older", "more expensive", "pay more". A column behind `-` has
 * less where the word says more: older cars have lower years.
 */
const compared: readonly (readonly [words: RegExp, columns: string])[] = [
  [/^(?:old|young)(?:er|est)?$/, 'age -year'],
  [/^new(?:er|est)?$/, '-tenure -age year'],
  [/^experienced$/, 'experience'],
  [/^(?:(?:un)?happ(?:y|ier|iest)|(?:dis|un)?satisfied)$/, 'satisfaction happiness'],
  [/^(?:expensive|(?:cheap|dear)(?:er|est)?)$/, 'price cost fare fee rent'],
  [/^(?:heav(?:y|ier|iest)|light(?:er|est)?|weighs?)$/, 'weight'],
  [/^tall(?:er|est)?$/, 'height'],
  [/^(?:big|large|small|bigger|larg|smaller)(?:e?r|e?st)?$/, 'size area'],
  [/^(?:pay|pays|paying)$/, 'charge amount price fee fare payment premium salary wage'],
  [/^paid$/, 'salary wage pay price amount'],
  [/^(?:costs?|sells?)$/, 'cost price charge fare fee amount rent'],
  [/^spen[dt]s?$/, 'spend spending amount total value'],
  [/^(?:earns?|earning|makes?)$/, 'salary income wage revenue pay earnings'],
  [/^(?:scores?|scored)$/, 'score mark grade points result'],
  [/^(?:long|short)(?:er|est)?$/, 'duration length time minutes hours days'],
  [/^(?:takes?|lasts?)$/, 'duration time minutes hours days'],
  [/^waits?$/, 'wait waiting delay time minutes'],
  [/^(?:better|best|worse|worst)$/, 'score mark grade points rating result performance'],
  [/^rich(?:er|est)?$/, 'income wealth salary'],
]

/** The same for words whose opposite is a time that it takes. */
const speedWords = /^(?:fast|slow|quick)(?:er|est|ly)?$|^sooner$/
const speeds = 'speed pace'
const times = 'response resolution handling delivery duration time minutes hours days latency'

/** A number of a table that words which compare rows mean. */
export interface ComparedColumn {
  readonly column: ColumnSchema
  /** Whether it has less where the words say more. */
  readonly isReversed: boolean
}

/** The number of a table that words which compare rows mean; null for none. */
export function columnCompared(table: TableSchema, words: readonly string[]): ComparedColumn | null {
  const found = (names: string): ComparedColumn | null => {
    for (const name of names.split(' ')) {
      const [isReversed, word] = [name.startsWith('-'), name.replace('-', '')]
      const column = word === 'year' ? yearColumn(table) : namedColumn(table, [word])
      if (column !== null && numberColumn(column) !== null) return { column, isReversed }
    }
    return null
  }
  const isOfSpeed = words.some((word) => speedWords.test(word))
  // "Take longer" and "get delivered faster" mean a time.
  const names = isOfSpeed ? [speeds] : compared.flatMap(([of, columns]) => (words.some((word) => of.test(word)) ? [columns] : []))
  return found(names.join(' ')) ?? (isOfSpeed ? found(times) : null)
}

/** The number that has more where words say more; null for none. */
export function numberCompared(table: TableSchema, words: readonly string[]): ColumnSchema | null {
  const compared = columnCompared(table, words)
  return compared === null || compared.isReversed ? null : compared.column
}

/** The only visible year of a table, such as year_built; years_of_experience is a number of years. Null for none or several. */
function yearColumn({ columns }: TableSchema): ColumnSchema | null {
  const years = columns.filter(({ name, hidden }) => hidden !== true && name.split('_').includes('year'))
  return years.length === 1 ? (years[0] ?? null) : null
}

/** Whether words compare rows; beside a column of a time, whether they are about speed. */
export function isComparing(words: readonly string[], side: { readonly column: ColumnSchema } | null): boolean {
  if (side === null) return words.some((word) => speedWords.test(word) || compared.some(([of]) => of.test(word)))
  return words.some((word) => speedWords.test(word)) && !speeds.split(' ').some((name) => side.column.name.includes(name))
}
