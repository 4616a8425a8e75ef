import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { singularOf } from '../../words/words.ts'
import { onlyOf } from '../../../lists.ts'

/**
 * The visible column that words name. Looks for a name of the same words, then for a name that contains all of them, then for a name that
 * consists of some of them, then for a name whose words they abbreviate. Null for none or several.
 */
export function namedColumn({ columns }: TableSchema, words: readonly string[]): ColumnSchema | null {
  if (words.length === 0) return null
  const said = words.map(singularOf)
  const shown = columns.filter(({ hidden }) => hidden !== true)
  const partsOf = ({ name }: ColumnSchema): readonly string[] => name.split('_').map(singularOf)
  const whole = shown.find(({ name }) => name === words.join('_') || name.replace(/^(?:is|has)_/, '') === words.join('_'))
  if (whole !== undefined) return whole
  const wider = shown.filter((column) => said.every((word) => partsOf(column).includes(word)))
  if (wider.length > 0) return onlyOf(wider)
  const narrower = shown.filter((column) => partsOf(column).every((part) => said.includes(part)))
  if (narrower.length > 0) return onlyOf(narrower)
  const longer = shown.filter(
    (column) => partsOf(column).length === said.length && partsOf(column).every((part, at) => isShortFor(said[at] ?? '', part)),
  )
  return onlyOf(longer)
}

/** "temp" for "temperature". */
function isShortFor(short: string, word: string): boolean {
  return short === word || (short.length > 2 && word.startsWith(short))
}

/** The only visible column of drawn numbers, except for some columns. Null for none or several. */
export function onlyNumber({ columns }: TableSchema, without: readonly string[]): ColumnSchema | null {
  const numbers = columns.filter(
    (column) => column.hidden !== true && numberColumn(column) !== null && !without.includes(column.name) && !column.name.endsWith('_id'),
  )
  return onlyOf(numbers)
}

const dateWords = /^(?:date|day|time|timestamp)$/
const dateEndings = /^(?:at|on|date|time)$/

/** The visible time that words name: "closed_at" for "close date". Null for none or several. */
export function datedColumn({ columns }: TableSchema, words: readonly string[]): ColumnSchema | null {
  const said = words.slice(0, -1)
  if (said.length === 0 || !dateWords.test(words.at(-1) ?? '')) return null
  const found = columns.filter(({ name, hidden }) => {
    const parts = name.split('_')
    const own = parts.slice(0, -1)
    const isSame = own.length === said.length && own.every((part, place) => isSameStem(part, said[place] ?? ''))
    return hidden !== true && dateEndings.test(parts.at(-1) ?? '') && isSame
  })
  return onlyOf(found)
}
