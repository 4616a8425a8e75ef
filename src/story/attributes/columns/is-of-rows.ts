import type { TableSchema } from '../../../schema/schema.ts'
import { singularOf } from '../../words/words.ts'

/** Whether a column of codes is one of the rows themselves: "order_number" and "code" of orders, but not "customer_number". */
export function isOfRows({ name, primary_key: key }: TableSchema, column: string): boolean {
  const own = new Set(name.split('_').map(singularOf))
  return (
    key === column ||
    column
      .split('_')
      .slice(0, -1)
      .every((word) => own.has(singularOf(word)))
  )
}
