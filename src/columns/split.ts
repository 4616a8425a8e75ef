import { Type } from 'typebox'
import { shareStart } from '../random/apportion.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type CompileContext, defineColumnKind, type Frame, type ValueRange } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'
import { mostSiblings } from './shared/ownership.ts'
import { ownColumn, referredColumn } from './shared/readable.ts'

/**
 * Siblings that divide a number by random weights. Larger families are first cut evenly into blocks of this size, so that no row reads all
 * siblings.
 */
const blockRows = 256

/** Maximum number of siblings with given weights, because each row reads the weights of all its siblings. */
const mostWeighed = 1000

/** A number of the owner, divided among its children. */
export const split = defineColumnKind({
  name: 'split',
  group: 'derived',
  description:
    'The part of the row in a number of the row that owns it. The parts of the siblings add up to this number exactly; they ' +
    'are in proportion to random or ' +
    'given weights. A row without siblings has the whole number. If the number is small, some parts are 0.',
  params: Type.Object({
    of: Type.String({
      description: 'The number: a numeric column in the table of the owner, never null. Parts have as many digits as the number.',
    }),
    weighted_by: Type.Optional(
      Type.String({
        description:
          'A numeric column of this table with the weights, at least 0 and never null, for at most 1,000 siblings. If all ' +
          'weights of siblings are 0, the parts are equal. ' +
          'Default: random weights, the largest at most four times the smallest.',
      }),
    ),
  }),
  examples: [],
  usage: [{ of: 'total' }, { of: 'total', weighted_by: 'hours' }],
  compile: ({ of, weighted_by: weightedBy }, context) => {
    if (context.table.ownership?.type !== 'owned')
      throw new SchemaError(`The rows of table "${context.table.name}" have no owner to share with: \`split\` needs \`rows\` of type owned`)
    const total = referredColumn('parent', of, context)
    if (total.layout.type !== 'number' || total.layout.nullable)
      throw new SchemaError(`"of": column "${of}" is not a number, or may be null`)
    const weigh = weightedBy === undefined ? randomWeights(context) : givenWeights(weightedBy, context)
    return {
      layout: numberLayout(total.layout.scale),
      range: shareRange(total.range),
      fill: (frame) => {
        const totals = total.read(frame).lanes[0] as Float64Array
        const values = frame.float64()
        share(frame, totals, weigh, values)
        return { lanes: [values], nulls: null }
      },
    }
  },
})

function shareRange(range: ValueRange | null): ValueRange | undefined {
  return range === null ? undefined : { min: Math.min(0, range.min), max: Math.max(0, range.max) }
}

/** The weights of rows, and the maximum number of rows in a block. */
interface Weigh {
  readonly block: number
  /** Whole numbers from 0, whose sum over a block is below 2^53. */
  readonly read: (frame: Frame) => Float64Array
}

function randomWeights(context: CompileContext): Weigh {
  const site = context.site()
  context.table.others(Math.min(blockRows, mostSiblings(context)))
  return {
    block: blockRows,
    read: (frame) => {
      const draws = frame.draw(site)
      const weights = frame.float64()
      for (let i = 0; i < frame.count; i++) weights[i] = 2 ** 30 + ((draws[i] as number) >>> 2) * 3
      return weights
    },
  }
}

/** @throws SchemaError for weights that may be below 0 or are not numbers, or for more than `mostWeighed` siblings */
function givenWeights(name: string, context: CompileContext): Weigh {
  const most = mostSiblings(context)
  const { layout, range, read } = ownColumn(context.table.others(Math.min(mostWeighed, most)).column(name))
  if (layout.type !== 'number' || layout.nullable) throw new SchemaError(`"weighted_by": column "${name}" is not a number, or may be null`)
  if (range !== null && range.min < 0)
    throw new SchemaError(
      `"weighted_by": column "${name}" may be as low as ${range.min / 10 ** layout.scale}, but weights must not be below 0`,
    )
  if (most > mostWeighed)
    throw new SchemaError(
      `"weighted_by": an owner may have ${most} rows, but at most ${mostWeighed} can be weighted by a column: leave \`weighted_by\` out`,
    )
  const largest = range?.max ?? 0
  if (largest * most > Number.MAX_SAFE_INTEGER)
    throw new SchemaError(
      `"weighted_by": ${most} rows of up to ${largest / 10 ** layout.scale} may add up to more than 2^53 units of the last digit: lower the \`max\` of "${name}"`,
    )
  return { block: mostWeighed, read: (frame) => read(frame).lanes[0] as Float64Array }
}

/** Writes the share of each row in the total of its owner. */
function share(frame: Frame, totals: Float64Array, { block, read }: Weigh, values: Float64Array): void {
  const { places, counts: siblings } = frame.siblings()
  const blocks = blocksOf(frame, frame.rowNumbers(), places, siblings, block)
  const weighed = frame.at(blocks.rows, blocks.rows.length)
  const weights = read(weighed)
  const sums = weighed.float64()
  let lastStart = -1
  for (let i = 0; i < frame.count; i++) {
    const place = places[i] as number
    const within = place % block
    const [first, family] = [place - within, siblings[i] as number]
    const size = Math.min(block, family - first)
    const start = blocks.starts[i] as number
    if (start !== lastStart) fillSums(weights, start, size, sums)
    lastStart = start
    const [before, end] = [within === 0 ? 0 : (sums[start + within - 1] as number), sums[start + within] as number]
    const total = Math.abs(totals[i] as number)
    const ofBlock = shareStart(total, first + size, family) - shareStart(total, first, family)
    const whole = sums[start + size - 1] as number
    const part = shareStart(ofBlock, end, whole) - shareStart(ofBlock, before, whole)
    values[i] = (totals[i] as number) < 0 ? 0 - part : part
  }
}

/** Writes the cumulative weights of a block; the weights count as equal if all are 0. */
function fillSums(weights: Float64Array, start: number, size: number, sums: Float64Array): void {
  let sum = 0
  for (let i = start; i < start + size; i++) sums[i] = sum += Math.max(0, weights[i] as number)
  if (sum === 0) for (let i = 0; i < size; i++) sums[start + i] = i + 1
}

interface Blocks {
  /** The rows of all blocks, consecutively. */
  readonly rows: Float64Array
  /** For each row of the frame, the start of its block. */
  readonly starts: Float64Array
}

/** The blocks of the rows of a frame; consecutive rows of one block share it. */
function blocksOf(frame: Frame, rows: Float64Array, places: Int32Array, siblings: Int32Array, block: number): Blocks {
  const starts = frame.float64()
  const found: number[] = []
  let lastFirst = -1
  for (let i = 0; i < frame.count; i++) {
    const place = places[i] as number
    const within = place % block
    const first = (rows[i] as number) - within
    if (first === lastFirst) {
      starts[i] = starts[i - 1] as number
      continue
    }
    lastFirst = first
    starts[i] = found.length
    const size = Math.min(block, (siblings[i] as number) - (place - within))
    for (let sibling = 0; sibling < size; sibling++) found.push(first + sibling)
  }
  return { rows: Float64Array.from(found), starts }
}
