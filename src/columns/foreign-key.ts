import Type from 'typebox'
import { type CompileContext, type CompiledColumn, defineColumnKind, type Frame } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'
import { mostSiblings, requireOwner } from './shared/ownership.ts'
import { daysReader } from './shared/moments.ts'
import { pickFromExisting, pickFromAll, type PickRows } from './shared/popularity.ts'

/** Identifiers of rows of another table. */
export const foreignKey = defineColumnKind({
  name: 'foreign_key',
  description:
    'The identifier of a row of another table: any of its rows, evenly or with a long tail of popularity, perhaps only rows that existed at the time.',
  params: Type.Object({
    table: Type.String({ description: 'The table that is referred to.' }),
    popularity: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 3,
        description: 'Exponent of the Zipf law by which few rows are referred to often; 0 (default) is even.',
      }),
    ),
    existing_at: Type.Optional(
      Type.String({ description: 'A date or timestamp of this row: only rows that began on an earlier day are referred to.' }),
    ),
    min_age_days: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Days that a row must have existed before `existing_at`; default 0.' }),
    ),
    distinct_among_siblings: Type.Optional(
      Type.Boolean({
        description: 'Whether rows of one owner refer to different rows, as far as there are enough; popularity is flattened for it.',
      }),
    ),
  }),
  examples: [],
  conflict: ({ existing_at: at, min_age_days: minAge }) =>
    minAge !== undefined && at === undefined ? '`min_age_days` needs `existing_at`' : null,
  compile: (params, context) => {
    const target = context.tableNamed(params.table)
    const pick = picker(params, context, target.rows)
    return {
      layout: numberLayout(),
      target: target.index,
      fill: (frame) => {
        const keys = frame.float64()
        pick(frame, keys)
        for (let i = 0; i < frame.count; i++) keys[i] = (keys[i] as number) + 1
        return { lanes: [keys], nulls: null }
      },
    } satisfies CompiledColumn
  },
})

interface Params {
  readonly table: string
  readonly popularity?: number | undefined
  readonly existing_at?: string | undefined
  readonly min_age_days?: number | undefined
  readonly distinct_among_siblings?: boolean | undefined
}

function picker(params: Params, context: CompileContext, rows: number): (frame: Frame, out: Float64Array) => void {
  const { popularity = 0, existing_at: at, min_age_days: minAge = 0, distinct_among_siblings: distinct = false } = params
  const words = distinct ? siblingWords(context) : plainWords(context)
  const mostPicks = distinct ? mostSiblings(context) : 1
  if (at === undefined) return bind(pickFromAll({ rows, popularity, mostPicks, keySite: context.site('popularity') }), words)
  const target = context.tableNamed(params.table).index
  const days = daysReader(context.table.column(at))
  const pick = pickFromExisting({ rows, popularity, keySite: context.site('popularity'), rankSite: context.site('rank') })
  return (frame, out) => pick(frame, words(frame), existing(frame, target, days(frame), minAge), out)
}

function bind(pick: PickRows, words: (frame: Frame) => Uint32Array): (frame: Frame, out: Float64Array) => void {
  return (frame, out) => pick(frame, words(frame), out)
}

function plainWords(context: CompileContext): (frame: Frame) => Uint32Array {
  const site = context.site()
  return (frame) => frame.draw(site)
}

/**
 * Words for systematic sampling: siblings get words at even distances from a random start of their owner's, so two of them
 * differ by at least 2^32 / siblings and meet only on a row that has a larger share than that.
 */
function siblingWords(context: CompileContext): (frame: Frame) => Uint32Array {
  requireOwner(context)
  const site = context.site('owner')
  return (frame) => {
    const { rows, places, siblings } = frame.owner()
    const words = frame.drawAt(site, rows)
    for (let i = 0; i < frame.count; i++) {
      words[i] = (words[i] as number) + Math.floor(((places[i] as number) * 2 ** 32) / (siblings[i] as number))
    }
    return words
  }
}

/** For each row, how many rows of the target began early enough. Neighbours often share a day. */
function existing(frame: Frame, target: number, days: Int32Array, minAge: number): Float64Array {
  const limits = frame.float64()
  let lastDay = NaN
  let limit = 0
  for (let i = 0; i < frame.count; i++) {
    const day = days[i] as number
    if (day !== lastDay) {
      limit = frame.existingBefore(target, day - minAge)
      lastDay = day
    }
    limits[i] = limit
  }
  return limits
}
