// What a repair of a language model's schema must not be able to do.
import { amend } from '../../src/llm/repairs/amend.ts'
import { drop } from '../../src/llm/repairs/drop.ts'
import { type ColumnDraft, numberOf, textOf } from '../../src/llm/repairs/repair.ts'

export function repair(column: ColumnDraft): unknown {
  // @ts-expect-error: no kind has this name
  amend.column(column, { kind: 'ownr_key' })
  // @ts-expect-error: no kind has this parameter
  amend.column(column, { minn: 3 })
  // @ts-expect-error: the parameter is of another type
  amend.column(column, { min: '3' })
  // @ts-expect-error: a draft is changed by `amend`, which checks the value
  column.kind = 'owner_key'
  // @ts-expect-error: no kind has this parameter
  drop(column, 'weigths')
  // @ts-expect-error: no kind has this parameter
  return column.knd ?? textOf(column, 'nam') + numberOf(column, 'min')
}
