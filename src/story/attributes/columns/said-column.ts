import type { TableSchema } from '../../../schema/schema.ts'
import { percentWords } from '../../lexicon/units.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { AspectNote, ColumnPlace, RefusedAspects, SaidColumn } from './column-place.ts'
import type { Aspect } from '../aspect.ts'
import type { AspectFamily } from '../families/aspect-family.ts'
import { families } from '../families/index.ts'
import { numbers } from '../families/numbers.ts'

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
  for (const { types, apply } of inOrder(aspects)) {
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

/** The families in order. Bounds come before what most numbers are: "a score from 1 to 10, mostly 7 to 9". */
function inOrder(aspects: readonly Aspect[]): readonly AspectFamily[] {
  const said = new Set(aspects.map(({ type }) => type))
  const isScale = said.has('mostly') && said.has('range') && !said.has('values')
  return isScale ? [numbers, ...families.filter((family) => family !== numbers)] : families
}
