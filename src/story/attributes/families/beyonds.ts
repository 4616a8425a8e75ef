import { switchBy } from '../../../builders/computed.ts'
import { shares } from '../../../builders/drawn.ts'
import type { ColumnSchema, InnerColumn } from '../../../schema/schema.ts'
import { scaled } from '../../tokens/tokens.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { Aspect } from '../aspect.ts'
import { fitNumber } from '../columns/fit-number.ts'
import { naturalBounds } from '../columns/natural-bounds.ts'
import { type NumberColumn, numberColumn } from '../columns/number-column.ts'
import { numberSaid } from '../columns/number-said.ts'
import { stepName } from '../columns/step-name.ts'
import { withColumn } from '../columns/with-column.ts'
import { boundsText } from '../readers/bounds-text.ts'
import type { AspectFamily } from './aspect-family.ts'

type Beyond = Extract<Aspect, { readonly type: 'beyond' }>

/** How far numbers reach beyond a bound that is the end of the existing ones. */
const reach = 2

/** Shares of the rows whose numbers are beyond a bound: "10% of the scores are below 50". */
export const beyonds: AspectFamily = {
  types: ['beyond', 'range'],
  apply: (aspects, place) => {
    const { table, column, isMoney } = place
    const [said, other] = aspects.filter((aspect) => aspect.type === 'beyond')
    if (said === undefined) return { table, notes: [] }
    const path = `${table.name}.${column.name}`
    const own = numberColumn(column)
    if (own === null || 'by' in column || 'times' in column) return { reason: `${path} is not a random number of its own` }
    if (other !== undefined) return { reason: `only one share of ${path} can be beyond a bound` }
    if (column.nullable !== undefined) return { reason: `${path} is empty in some rows` }
    const isBounded = aspects.length > 1 || naturalBounds(place, own, numberSaid([])) !== null
    if (isBounded && !isInside(said, own)) return { reason: `the numbers of ${path} are from ${own.min} to ${own.max}` }
    const [beyond, within] = [rangeBeyond(said, own), rangeWithin(said, own)].map((range) => bodyOf(range, own, isMoney))
    if (beyond === undefined || within === undefined || beyond === null || within === null)
      return { reason: `the numbers of ${path} are not on both sides of ${said.min ?? said.max}` }
    const part = stepName(table, column.name)
    const chosen: ColumnSchema = { name: part, ...shares({ beyond: said.share, within: 1 - said.share }), hidden: true }
    const holds: RowTest = {
      type: 'between',
      column: column.name,
      min: said.min,
      max: said.max,
      ...(said.isOpen === true ? { isOpen: true } : {}),
    }
    const set = withColumn(table, { name: column.name, ...switchBy(part, { beyond, within }) })
    return {
      table: { ...set, columns: [chosen, ...set.columns] },
      notes: [
        {
          aspect: said,
          text: `${scaled(said.share, 100)}% of ${path} is ${boundsText(said)}`,
          claims: [{ type: 'share_overall', table: table.name, holds, share: said.share, slack: 0 }],
        },
      ],
    }
  },
}

/** Whether there are numbers on both sides of the bound already. */
function isInside({ min, max }: Beyond, own: NumberColumn): boolean {
  const bound = min ?? max ?? Number.NaN
  return bound >= own.min && bound <= own.max
}

type Range = Extract<Aspect, { readonly type: 'range' }>

/** The numbers on the said side of the bound, which may be new ones. */
function rangeBeyond({ min, max, isOpen }: Beyond, own: NumberColumn): Range {
  const open = isOpen === true ? { isOpen } : {}
  if (min !== null) return { type: 'range', min, max: own.max > min ? own.max : Math.max(min * reach, min + 1), ...open }
  return { type: 'range', min: own.min < (max ?? 0) ? own.min : Math.min((max ?? 0) / reach, (max ?? 0) - 1), max, ...open }
}

/** The numbers on the other side. */
function rangeWithin({ min, max, isOpen }: Beyond, own: NumberColumn): Range {
  const open = isOpen === true ? {} : { isOpen: true as const }
  if (min !== null) return { type: 'range', min: own.min, max: Math.min(own.max, min), ...(min <= own.max ? open : {}) }
  return { type: 'range', min: Math.max(own.min, max ?? own.min), max: own.max, ...((max ?? own.min) >= own.min ? open : {}) }
}

/** Numbers of the existing kind in a range, skewed where those are; null for none. */
function bodyOf(range: Range, own: NumberColumn, isMoney: boolean): InnerColumn | null {
  const isSkewed = own.distribution?.name === 'lognormal'
  const said = numberSaid(isSkewed ? [range, { type: 'shape', of: 'skewed' }] : [range])
  const fitted = fitNumber(said, { ...own, distribution: null }, isMoney, null)
  return 'body' in fitted ? fitted.body : null
}
