import type { TableSchema } from '../../../schema/schema.ts'
import { percentWords } from '../../lexicon/units.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { AspectNote, ColumnPlace, RefusedAspects, SaidColumn } from './column-place.ts'
import { families } from '../families/index.ts'

/** Applies all facts about a column, one family of aspects after the other. Aspects that the column cannot have get a reason. */
export function saidColumn(
  table: TableSchema,
  name: string,
  facts: readonly AttributeFact[],
  { isOwn }: Pick<ColumnPlace, 'isOwn'>,
): SaidColumn {
  const aspects = facts.flatMap((fact) => fact.aspects)
  const isMoney = facts.some(({ currency }) => currency !== null)
  const isPercent = facts.some(({ unit = '' }) => percentWords.has(unit))
  let result = table
  const notes: AspectNote[] = []
  const refused: RefusedAspects[] = []
  for (const { types, apply } of families) {
    const own = aspects.filter(({ type }) => types.includes(type))
    const column = result.columns.find((each) => each.name === name)
    if (own.length === 0 || column === undefined) continue
    const applied = apply(own, { table: result, column, isOwn, isMoney, isPercent })
    if ('reason' in applied) {
      refused.push({ aspects: own, reason: applied.reason })
      continue
    }
    result = applied.table
    notes.push(...applied.notes)
  }
  const [first] = refused
  return notes.length === 0 && first !== undefined ? { reason: first.reason } : { table: result, notes, refused }
}
