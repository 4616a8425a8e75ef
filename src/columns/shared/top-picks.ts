import { Owned } from '../../relations/owned.ts'
import { permuteInto } from '../../random/permute.ts'
import { PermutationTable } from '../../random/permutation-table.ts'
import { limits } from '../../schema/limits.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { CompileContext, Frame, TableRef } from '../column-kind.ts'

/** The rows of the referenced table that have most references, and their exact share of all references, 0 to 1. */
export interface TopPicks {
  readonly rows: number
  readonly share: number
}

/** How the references of `parents` rows vary: from `min` to `max`, `mean` on average. */
interface Spread {
  readonly parents: number
  readonly min: number
  readonly max: number
  readonly mean: number
}

/**
 * Picks rows of `target` such that an exact share of the picks is of its top rows, which are random: no other row is picked more often than
 * one of these.
 * @throws SchemaError if the table has too few rows for it
 */
export function topPicks(top: TopPicks, target: TableRef, context: CompileContext): (frame: Frame, out: Float64Array) => void {
  const { rows, name } = context.table
  const ofTop = Math.round(rows * top.share)
  const spreads = spreadsOf(top.rows, ofTop, target.rows - top.rows, rows - ofTop)
  if (spreads === null)
    throw new SchemaError(
      `"top": ${top.rows} of the ${target.rows} rows of "${target.name}" cannot have ${ofTop} of the ${rows} rows of "${name}" such that no other row has more: there must be other rows, and the top rows must have at least as many as these, to the next whole number`,
    )
  const [order, chosen] = [context.site('order'), context.site('top')]
  const groups = spreads.map((spread, of) => ({ relation: new Owned(spread), site: context.site(of === 0 ? 'each of top' : 'each') }))
  const places = new PermutationTable(target.rows)
  return (frame, out) => {
    const own = frame.rowNumbers()
    const key = frame.siteKey(order)
    const turns = frame.float64()
    permuteInto(own, frame.count, rows, key, turns)
    let [firstTurn, firstParent] = [0, 0]
    for (const { relation, site } of groups) {
      fillGroup(frame, relation, { turns, firstTurn, firstParent, site }, out)
      firstTurn += relation.total
      firstParent = top.rows
    }
    places.apply(out, frame.count, frame.siteKey(chosen))
  }
}

/**
 * The spreads of the top rows and of the others, with a border between them that neither crosses. Null if there is no such border, or if
 * there are no others.
 */
function spreadsOf(top: number, ofTop: number, others: number, ofOthers: number): readonly [Spread, Spread] | null {
  if (others < 1) return null
  const [high, low] = [ofTop / top, ofOthers / others]
  const [least, most] = [Math.ceil(low), Math.floor(high)]
  if (least > most || high > limits.children) return null
  const border = Math.min(Math.max(Math.min(Math.ceil(2 * low), Math.floor((low + high) / 2)), least), most)
  const reach = limits.childrenSpread / 2
  return [
    {
      parents: top,
      min: Math.max(border, Math.floor(high) - reach),
      max: Math.max(1, Math.min(2 * Math.ceil(high) - border, Math.ceil(high) + reach)),
      mean: high,
    },
    {
      parents: others,
      min: Math.max(0, 2 * Math.floor(low) - border, Math.floor(low) - reach),
      max: Math.max(1, Math.min(border, Math.ceil(low) + reach)),
      mean: low,
    },
  ]
}

interface Group {
  /** By row of the frame: its position in the order in which all rows are dealt. */
  readonly turns: Float64Array
  readonly firstTurn: number
  readonly firstParent: number
  readonly site: number
}

/** Writes the parents of the rows whose turns belong to a group. */
function fillGroup(frame: Frame, relation: Owned, { turns, firstTurn, firstParent, site }: Group, out: Float64Array): void {
  const [mine, parents] = [frame.float64(), frame.float64()]
  const [at, places, counts] = [frame.int32(), frame.int32(), frame.int32()]
  let count = 0
  for (let i = 0; i < frame.count; i++) {
    const turn = (turns[i] as number) - firstTurn
    if (turn < 0 || turn >= relation.total) continue
    mine[count] = turn
    at[count++] = i
  }
  if (count === 0) return
  relation.parents(0, mine, count, frame.siteKey(site), parents, places, counts)
  for (let i = 0; i < count; i++) out[at[i] as number] = firstParent + (parents[i] as number)
}
