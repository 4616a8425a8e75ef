import { classify } from '../compose/classify.ts'
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
  const last = table.at(-1) ?? ''
  const usual = new Set(['id', `${table.join('_')}_id`, `${last}_id`, `${last}id`, `${last}_key`, `${last}_sk`, 'uuid'])
  const [first] = list
  const found = list.find(({ name }) => usual.has(name)) ?? (first !== undefined && isNumbered(first, last) ? first : undefined)
  return found === undefined ? [] : [found.name]
}

/** "invoice_no" of invoices. */
function isNumbered({ name, words }: ListedColumn, table: string): boolean {
  return /_(?:no|number|id)$/.test(name) && words.map(singularOf).includes(table)
}

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
