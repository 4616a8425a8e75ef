import type { ColumnSchema } from '../../schema/schema.ts'
import { doneBy } from '../lexicon/flag-verbs.ts'
import type { Said } from './said-of.ts'
import { ended, owed } from './status-words.ts'

/** Computes the status of a table from a flag that it could contradict. */
export function withStatusOf(columns: readonly ColumnSchema[], { name: flag, words }: Said): readonly ColumnSchema[] {
  const value = words.map(doneBy).join('_')
  const isPayment = columns.some(({ name }) => name === 'is_paid')
  const usual = ended.test(value) && !isPayment ? 'active' : owed.test(value) && isPayment ? 'paid' : null
  if (usual === null) return columns
  const status: ColumnSchema = { name: 'status', kind: 'mapping', by: flag, cases: { true: value, false: usual } }
  return columns.flatMap((each) => (each.name === 'is_paid' ? [] : each.name === 'status' ? [status] : [each]))
}
