import { mapped } from '../../builders/computed.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { TableDraft } from './table-draft.ts'

/** A choice among numbers, which are drawn as words in a helper column. */
export function numeric(choice: ColumnBody<'category'>): (draft: TableDraft, name: string) => ColumnBody {
  const cases = Object.fromEntries(choice.values.map((value) => [value, Number(value)]))
  return (draft, name) => mapped(draft.helper(`${name}_step`, choice), cases)
}
