import { Type } from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { type Choices, type CompileContext, defineColumnKind, type Frame, type TableRef } from './column-kind.ts'
import { limits } from '../schema/limits.ts'
import { begunRows } from './shared/begun-rows.ts'
import { requireBegun } from './shared/begun.ts'
import { boundedPicks } from './shared/bounded-picks.ts'
import { givenRow } from './shared/given-row.ts'
import { keyConflict, type ForeignKeyParams } from './shared/key-conflict.ts'
import { numberLayout } from './shared/layouts.ts'
import { daysReader } from './shared/moments.ts'
import { mostSiblings, requireOwned } from './shared/ownership.ts'
import { partitionBy } from './shared/partition.ts'
import { anyOfPartition, siblingsOfPartition } from './shared/partition-picks.ts'
import { type Picker, plainDraws } from './shared/picker.ts'
import { referenceTo } from './shared/reference.ts'
import { lastOnes, placesOf, type Referred, requireInTime, requireOwners, requireReferred, spreadDraws } from './shared/referred.ts'
import { topPicks } from './shared/top-picks.ts'
import { pickFromAll, pickFromExisting } from './shared/popularity.ts'

/** Identifiers of rows of another table. */
export const foreignKey = defineColumnKind({
  name: 'foreign_key',
  description:
    'The identifier of a row of another table: of any row, evenly or with a few popular rows, or only of rows that existed at a certain time or that belong to the same tenant.',
  group: 'keys',
  params: Type.Object({
    table: Type.String({ description: 'The referenced table.' }),
    popularity: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 3,
        default: 0,
        description:
          'Exponent of the Zipf law by which a few rows are referenced much more often than the others. With 0, all rows are equally popular. Default 0.',
      }),
    ),
    partition_by: Type.Optional(
      Type.String({
        description:
          'A key in this row that refers to an owner of rows of `table`, directly or through other tables: only the rows of that owner are referenced, such as the users of the same tenant. Default none.',
      }),
    ),
    existing_at: Type.Optional(
      Type.String({
        description:
          'A date or timestamp column of this table, never null: only rows that began on an earlier day are referenced. A row begins at the time by which its table, or otherwise the table of its owner, is ordered. At least one row must always have begun. Default none.',
      }),
    ),
    min_age_days: Type.Optional(
      Type.Integer({
        minimum: 0,
        default: 0,
        description: 'Only rows that began more than this number of days before `existing_at` are referenced; default 0.',
      }),
    ),
    distinct_among_siblings: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether the rows of one owner refer to different rows, as far as there are enough. If necessary, `popularity` is made more even. If the owner key and this column are a `unique` set, a schema without enough rows is refused. Default false.',
      }),
    ),
    unreferenced: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          'The exact number of rows of `table` to which no row of this table refers; each of the others is referenced at least once. With `existing_at`, they are the last rows of `table`, otherwise random rows. Default: the number is left to chance.',
      }),
    ),
    each: Type.Optional(
      Type.Object(
        {
          min: Type.Integer({ minimum: 0, maximum: limits.children, description: 'Minimum number of references to each row of `table`.' }),
          max: Type.Integer({
            minimum: 1,
            maximum: limits.children,
            description: 'Maximum number of references to each row of `table`; at most 10,000 more than `min`.',
          }),
        },
        {
          description:
            'Bounds of the number of rows that refer to each row of `table`, in random order. No other parameter except `table` is allowed with it. Default: the numbers are left to chance.',
        },
      ),
    ),
    top: Type.Optional(
      Type.Object(
        {
          rows: Type.Integer({ minimum: 1, description: 'Number of rows of `table` that have most references; which ones is random.' }),
          share: Type.Number({ exclusiveMinimum: 0, maximum: 1, description: 'Share of the references that they have together.' }),
        },
        {
          description:
            'A part of the rows of `table` with an exact share of all references, such as the 20 customers with 80% of the orders: no other row has more references than one of these. No other parameter except `table` is allowed with it. Default none.',
        },
      ),
    ),
    row_in: Type.Optional(
      Type.String({
        description:
          'A column with the number of the referenced row of `table`: whole numbers from 1, never null. No other parameter except `table` is allowed with it. Default none.',
      }),
    ),
  }),
  examples: [],
  usage: [{ table: 'products', popularity: 0.9 }],
  conflict: keyConflict,
  compile: (params, context) => {
    const target = context.tableNamed(params.table)
    if (target.rows === 0 && context.table.rows > 0)
      throw new SchemaError(`Table "${target.name}" has 0 rows, and ${context.table.rows} rows refer to it: it needs at least 1 row`)
    const { pick, ...known } = pickerOf(params, target, context)
    return referenceTo(target, {
      layout: numberLayout(),
      ...known,
      fill: (frame) => {
        const keys = frame.float64()
        pick(frame, keys)
        for (let i = 0; i < frame.count; i++) keys[i] = (keys[i] as number) + 1
        return { lanes: [keys], nulls: null }
      },
    })
  },
})

function pickerOf(params: ForeignKeyParams, target: TableRef, context: CompileContext): Picker {
  const { popularity = 0, partition_by: partition, existing_at: at, distinct_among_siblings: distinct = false } = params
  if (params.row_in !== undefined) return { pick: givenRow(params.row_in, target, context) }
  if (params.top !== undefined) return { pick: topPicks(params.top, target, context) }
  if (params.each !== undefined) return { pick: boundedPicks(params.each, target, context) }
  if (distinct) requireOwned(context)
  if (params.unreferenced !== undefined) return leavingSome(params, target, context)
  if (partition !== undefined) {
    const parted = partitionBy(partition, target, context)
    return distinct && mostSiblings(context) > 1 ? siblingsOfPartition(parted, context) : anyOfPartition(parted, popularity, context)
  }
  const draws = distinct ? siblingDraws(context) : plainDraws(context)
  if (at !== undefined) return { pick: existingPicker(at, params, target, draws, context) }
  const mostPicks = distinct ? mostSiblings(context) : 1
  const { pick, isEven, isDistinct } = pickFromAll({
    rows: target.rows,
    popularity,
    mostPicks,
    keySite: context.site('popularity'),
    fineSite: context.site('fine'),
  })
  return {
    pick: (frame, out) => pick(frame, draws(frame), out),
    distinct: distinct && isDistinct ? 'siblings' : undefined,
    choices: isEven ? choicesOf(target.rows) : undefined,
  }
}

function choicesOf(size: number): Choices {
  return {
    size,
    fill: (frame, places) => {
      const keys = frame.float64()
      for (let i = 0; i < frame.count; i++) keys[i] = (places[i] as number) + 1
      return { lanes: [keys], nulls: null }
    },
  }
}

/**
 * Draws for systematic sampling: the draws of siblings are at equal distances, from a random start for each owner. So the draws of two
 * siblings differ by at least 2^32 / siblings, and siblings pick the same row only if its share exceeds 1 / siblings.
 */
function siblingDraws(context: CompileContext): (frame: Frame) => Uint32Array {
  const site = context.site('owner')
  return (frame) => {
    const { rows, places, counts } = frame.siblings()
    const draws = frame.drawAt(site, rows)
    for (let i = 0; i < frame.count; i++) {
      draws[i] = (draws[i] as number) + Math.floor(((places[i] as number) * 2 ** 32) / (counts[i] as number))
    }
    return draws
  }
}

function existingPicker(
  at: string,
  { popularity = 0, min_age_days: minAge = 0 }: ForeignKeyParams,
  target: TableRef,
  draws: (frame: Frame) => Uint32Array,
  context: CompileContext,
  rows = target.rows,
): Picker['pick'] {
  const { index } = target
  const column = context.table.column(at)
  const days = daysReader(column)
  requireBegun(column, minAge, target, context)
  const pick = pickFromExisting({
    rows,
    popularity,
    keySite: context.site('popularity'),
    rankSite: context.site('rank'),
    fineSite: context.site('fine'),
  })
  return (frame, out) => pick(frame, draws(frame), begunRows(frame, index, days(frame), minAge, rows), out)
}

/** Leaves some rows of the target without references and refers to each of the others at least once. */
function leavingSome(params: ForeignKeyParams, target: TableRef, context: CompileContext): Picker {
  const { unreferenced = 0, popularity = 0, existing_at: at, min_age_days: minAge = 0, distinct_among_siblings: distinct } = params
  const referred = requireReferred(unreferenced, target, context)
  if (at !== undefined) {
    const spread: Referred = { rows: referred, of: target, minAge }
    requireInTime(spread, context.table.column(at), context)
    const days = daysReader(context.table.column(at))
    const begun = (frame: Frame): Float64Array => begunRows(frame, target.index, days(frame), minAge, referred)
    return {
      pick: lastOnes(spread, existingPicker(at, params, target, plainDraws(context), context, referred), begun, context),
    }
  }
  const isApart = distinct === true
  if (isApart) requireOwners(referred, context)
  const draws = isApart ? spreadDraws(context) : plainDraws(context)
  const mostPicks = isApart ? mostSiblings(context) : 1
  const { pick, isDistinct } = pickFromAll({
    rows: referred,
    popularity,
    mostPicks,
    keySite: context.site('popularity'),
    fineSite: context.site('fine'),
  })
  const place = placesOf({ rows: referred, of: target, minAge }, !isApart, context)
  return {
    distinct: isApart && isDistinct ? 'siblings' : undefined,
    pick: (frame, out) => {
      pick(frame, draws(frame), out)
      place(frame, out)
    },
  }
}
