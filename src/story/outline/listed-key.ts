import { classify } from '../compose/classify.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import { singularOf } from '../words/words.ts'
import type { ListedColumn } from './outline.ts'

/**
 * The key columns of a listed table: those that the list declares, else "id" or, for orders, "order_id". Several columns form one key;
 * empty for none.
 * @param table the words for one row
 */
export function listedKey(list: readonly ListedColumn[], table: readonly string[]): readonly string[] {
  const said = list.filter(({ details }) => details.some(({ type }) => type === 'key'))
  if (said.length > 0) return said.map(({ name }) => name)
  const last = (keeping.test(table.at(-1) ?? '') ? table.at(-2) : undefined) ?? table.at(-1) ?? ''
  const usual = new Set(['id', `${table.join('_')}_id`, `${last}_id`, `${last}id`, `${last}_key`, `${last}_sk`, 'uuid'])
  const [first] = list
  const found = list.find(({ name }) => usual.has(name)) ?? (first !== undefined && isNumbered(first, last) ? first : undefined)
  return found === undefined ? [] : [found.name]
}

/** Words for what rows are kept in: the rows of an "observation log" are observations. */
const keeping = /^(?:log|record|entry|register|list|catalog|catalogue)$/

/** "invoice_no" of invoices, "obs_id" of observations, "hive_id" of beehives. */
function isNumbered({ name, words }: ListedColumn, table: string): boolean {
  if (!/_(?:no|number|id)$/.test(name)) return false
  const [first = ''] = words
  const isShort = words.length === 2 && first.length >= shortest && table.length > first.length + 1
  const isPart = isKnownHead(first) ? first.length > shortest && table.endsWith(first) : table.startsWith(first)
  return words.map(singularOf).includes(table) || (isShort && isPart)
}

const shortest = 3

/** Whether a column numbers events, which occur once: "transaction_id", "order_id", but not "user_id" or "device_id". */
export function isOfEvents({ words }: Pick<ListedColumn, 'words'>): boolean {
  const subject = words.length === 2 && words[1] === 'id' ? classify([words[0] ?? ''])?.archetype.subject : undefined
  return subject === 'event' || subject === 'transaction'
}

/** Whether a column of a list has days or times. */
export function isListedTime({ words, details }: ListedColumn): boolean {
  return (
    details.some(({ type, ...detail }) => type === 'days' || ('of' in detail && (detail.of === 'date' || detail.of === 'timestamp'))) ||
    /^(?:date|time|timestamp|day|at|on)$/.test(words.at(-1) ?? '')
  )
}
