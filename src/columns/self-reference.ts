import { Type } from 'typebox'
import { permute } from '../random/permute.ts'
import { combineKeys, type SiteKey } from '../random/site.ts'
import { pickZipfBelow, zipfTable } from '../random/zipf.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'
import { mostDrawn, requireDrawable, rowBelow } from './shared/popularity.ts'
import { referenceTo } from './shared/reference.ts'

/** References to rows of the same table: managers, parent categories, replies to comments. */
export const selfReference = defineColumnKind({
  name: 'self_reference',
  description:
    'The identifier of an earlier row of the same table, such as a manager; null for roots. The references form trees ' +
    'without cycles. No row is more than 1 + log(rows) / log(branching) references away from its root.',
  group: 'keys',
  params: Type.Object({
    roots: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1 }), Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 })], {
        default: 1,
        description:
          'Rows without a reference: a whole number of at least 1 for this number of first rows, or a number between 0 and 1 ' +
          'for this share of the rows, which is exact and includes the first row. Default 1.',
      }),
    ),
    branching: Type.Optional(
      Type.Integer({
        minimum: 2,
        maximum: 10_000,
        default: 5,
        description: 'Average number of references to a row, among the rows that have any, such as the reports of a manager; default 5.',
      }),
    ),
    popularity: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 3,
        default: 0,
        description:
          'Exponent of the Zipf law by which early rows are referenced more often than later ones. With 0, they are equally ' +
          'popular. Default 0.',
      }),
    ),
    partition_by: Type.Optional(
      Type.String({
        description:
          'The column of kind owner_key in this table: rows then refer only to rows of the same owner, and `roots` applies ' +
          'to each owner separately. Default none.',
      }),
    ),
  }),
  examples: [{}, { roots: 40, branching: 3 }, { roots: 0.4 }, { popularity: 1.2, branching: 50 }],
  compile: ({ roots = 1, branching = 5, popularity = 0, partition_by: partition }, context) => {
    const site = context.site()
    const read = partition === undefined ? wholeTable(context) : siblingsBy(partition, context)
    const most = partition === undefined ? context.table.rows : context.table.mostSiblings()
    requireDrawable(most, popularity)
    const table = popularity === 0 ? null : zipfTable(Math.max(1, most), popularity)
    const fineSite = context.site('fine')
    const firstRoots = roots < 1 ? 1 : roots
    return referenceTo(context.table, {
      layout: { ...numberLayout(), nullable: true },
      fill: (frame) => {
        const rows = frame.rowNumbers()
        const { places, counts, groups } = read(frame)
        const draws = frame.draw(site)
        const fine = most > mostDrawn ? frame.draw(fineSite) : null
        const nulls = frame.uint8()
        const keys = frame.float64()
        const key = frame.siteKey(site)
        for (let i = 0; i < frame.count; i++) {
          const [row, place, draw] = [rows[i] as number, places[i] as number, draws[i] as number]
          keys[i] = row + 1
          nulls[i] = isRoot(place, counts[i] as number, roots, groups === null ? key : groupKey(key, groups[i] as number)) ? 1 : 0
          if (nulls[i] === 1) continue
          // `last` is the row that it would refer to if rows referred to earlier rows in order, `branching` rows to each. The reference is
          // random from `last / 2` to `last`, or by the Zipf law from 0 to `last`.
          const last = firstRoots - 1 + Math.floor((place - firstRoots) / branching)
          const first = Math.floor(last / 2)
          const parent = table === null ? first + rowBelow(last - first + 1, draw, fine, i) : pickZipfBelow(table, draw, last + 1)
          keys[i] = row - place + parent + 1
        }
        return { lanes: [keys], nulls }
      },
    })
  },
})

/** The rows within which references stay: the table, or the rows of one owner. */
interface Family {
  /** The position of each row in its family, from 0. */
  readonly places: ArrayLike<number>
  readonly counts: ArrayLike<number>
  /** The id of each row's family; null if there is only one. */
  readonly groups: Float64Array | null
}

function wholeTable({ table }: CompileContext): (frame: Frame) => Family {
  return (frame) => ({ places: frame.rowNumbers(), counts: frame.float64().fill(table.rows, 0, frame.count), groups: null })
}

/** @throws SchemaError if the column is not the owner key of a table whose rows are owned */
function siblingsBy(name: string, { table }: CompileContext): (frame: Frame) => Family {
  if (!table.column(name).isOwnerKey || table.ownership?.type !== 'owned')
    throw new SchemaError(
      `"partition_by": column "${name}" is not the owner key of table "${table.name}", or its rows recur: rows of one partition must be those of one owner`,
    )
  return (frame) => {
    const { rows, places, counts } = frame.siblings()
    return { places, counts, groups: rows }
  }
}

function groupKey(key: SiteKey, group: number): SiteKey {
  return combineKeys(key, { high: 0, low: group })
}

/** Whether a row is a root. Roots are the first `roots` rows or, below 1, the first row and random rows after it, by a keyed shuffle. */
function isRoot(place: number, count: number, roots: number, key: SiteKey): boolean {
  if (roots >= 1) return place < roots
  return place === 0 || permute(place - 1, count - 1, key) < Math.round(count * roots) - 1
}
