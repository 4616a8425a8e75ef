import { mapped } from '../../builders/computed.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { TableDraft } from './table-draft.ts'

/** A choice of numbers, made by a hidden category of their texts. */
export function numeric(choice: ColumnBody<'category'>): (draft: TableDraft, name: string) => ColumnBody {
  const cases = Object.fromEntries(choice.values.map((value) => [value, Number(value)]))
  return (draft, name) => mapped(draft.helper(`${name}_step`, choice), cases)
}
