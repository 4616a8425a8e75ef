import { Type } from 'typebox'
import { describedWords } from '../schema/described-words.ts'
import { SchemaError } from '../schema/schema-error.ts'
import {
  type Children,
  type ColumnRef,
  type CompileContext,
  type CompiledColumn,
  defineColumnKind,
  type Frame,
  type TableRef,
  type ValueRange,
} from './column-kind.ts'
import { compileCondition } from './shared/condition.ts'
import { numberLayout } from './shared/layouts.ts'
import { leastOwned, ownedTable } from './shared/ownership.ts'
import { placedChild } from './shared/placed-child.ts'
import { dividedRounded, rescale } from './shared/scaled.ts'
import { beyondExact, mapped } from './shared/value-range.ts'

const aggregates = {
  sum: 'The sum of the values; 0 if there are none.',
  avg: 'The mean of the values, with `scale` digits; null if there are none.',
  min: 'The smallest value; null if there is none.',
  max: 'The largest value; null if there is none.',
  count: 'The number of rows, or of non-null values of `column`.',
  first: 'The value of the first row; null if there is none.',
  last: 'The value of the last row; null if there is none.',
}

/** An aggregate of the rows that a row owns; exact. */
export const rollUp = defineColumnKind({
  name: 'roll_up',
  group: 'derived',
  description:
    'The sum, mean, minimum or maximum of a column over the rows that this row owns, the number of these rows, or a value ' +
    'from the first or last of them. All owned rows count, or only those that meet a condition.',
  params: Type.Object({
    table: Type.String({ description: 'The table with the owned rows.' }),
    aggregate: describedWords(aggregates, {
      description: 'The aggregate. If there are no values, sum and count are 0, and the others are null.',
    }),
    column: Type.Optional(
      Type.String({
        description:
          'The aggregated column of the owned table: a numeric column, whose nulls are ignored. With count it is optional ' +
          'and of any type, and only rows in which it ' +
          'is not null count; with first and last it is of any type, and nulls are values, too.',
      }),
    ),
    where: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        description:
          'A formula over the columns of the owned table that is true or false, such as `status == "paid"`: only rows in ' +
          'which it is true count. Default: all owned rows.',
      }),
    ),
    scale: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 9,
        description:
          'Only with avg: digits after the decimal point, rounded half away from zero. Default: those of the column, at least 2.',
      }),
    ),
  }),
  examples: [],
  usage: [
    { table: 'order_items', aggregate: 'sum', column: 'line_total' },
    { table: 'orders', aggregate: 'first', column: 'ordered_at' },
    { table: 'invoices', aggregate: 'avg', column: 'amount', where: 'status == "paid"', scale: 2 },
  ],
  conflict: ({ aggregate, column, scale }) => {
    if (scale !== undefined && aggregate !== 'avg') return '`scale` is only for avg: the other aggregates have the digits of the column'
    return column === undefined && aggregate !== 'count' ? `${aggregate} needs a \`column\`` : null
  },
  compile: ({ table, aggregate, column, where, scale }, context) => {
    const target = ownedTable(table, context)
    const source = column === undefined ? null : target.column(column)
    const isPlace = aggregate === 'first' || aggregate === 'last'
    const kept = keeper(isPlace ? null : source, where, target, context)
    const mayBeMissing = where !== undefined || leastOwned(target) === 0
    if (source !== null && isPlace) return placedChild(aggregate, { source, table: target.index, kept, mayBeNone: mayBeMissing })
    if (aggregate === 'count') return counted(target, kept, column === undefined && where === undefined)
    if (source?.layout.type !== 'number') throw new SchemaError('"column" must be a numeric column of the owned table')
    const { index, name, range, layout } = source
    const mayBeNone = mayBeMissing || layout.nullable
    const owned = { index, name, range, scale: source.layout.scale, target, kept, mayBeNone }
    if (aggregate === 'avg') return averaged(scale ?? Math.max(2, source.layout.scale), owned)
    return folded(aggregate === 'min' || aggregate === 'max' ? aggregate : 'sum', owned)
  },
})

/** Selects the owned rows to aggregate: 1 for these, 0 for the others; null if all are aggregated. */
type Kept = (children: Frame) => Uint8Array | null

function keeper(source: ColumnRef | null, where: string | undefined, target: TableRef, context: CompileContext): Kept {
  const condition = where === undefined ? null : compileCondition(where, { ...context, table: target })
  return (children) => {
    const nulls = source === null ? null : children.column(source.index).nulls
    if (condition === null && nulls === null) return null
    const cells = condition?.evaluate(children) ?? null
    const kept = children.uint8()
    for (let i = 0; i < children.count; i++)
      kept[i] = nulls?.[i] === 1 || (cells !== null && (cells.values[i] === 0 || cells.nulls?.[i] === 1)) ? 0 : 1
    return kept
  }
}

function counted(target: TableRef, keptOf: Kept, isAll: boolean): CompiledColumn {
  return {
    layout: numberLayout(),
    range: { min: isAll ? leastOwned(target) : 0, max: target.mostSiblings() },
    fill: (frame) => {
      const values = frame.float64().fill(0, 0, frame.count)
      frame.eachChunk(target.index, (children) => addKept(children, keptOf(children.frame), values))
      return { lanes: [values], nulls: null }
    },
  }
}

function addKept({ counts, from, to }: Children, kept: Uint8Array | null, values: Float64Array): void {
  let next = 0
  for (let i = from; i < to; i++) {
    const own = counts[i] as number
    let number = own
    if (kept !== null) for (const end = next + own; next < end; next++) number -= 1 - (kept[next] as number)
    values[i] = (values[i] as number) + number
  }
}

type Fold = (value: number, next: number) => number

interface Folding {
  readonly first: number
  readonly fold: Fold
}

const summing: Folding = { first: 0, fold: (value, next) => value + next }
const foldings: Readonly<Record<'sum' | 'avg' | 'min' | 'max', Folding>> = {
  sum: summing,
  avg: summing,
  min: { first: Infinity, fold: Math.min },
  max: { first: -Infinity, fold: Math.max },
}

interface Source extends Pick<ColumnRef, 'index' | 'name' | 'range'> {
  readonly scale: number
  readonly target: TableRef
  readonly kept: Kept
  /** Whether a row may have no values to aggregate. */
  readonly mayBeNone: boolean
}

function folded(name: 'sum' | 'min' | 'max', source: Source): CompiledColumn {
  const { scale, range } = source
  const nullable = name !== 'sum' && source.mayBeNone
  return {
    layout: { ...numberLayout(scale), nullable },
    range: (name === 'sum' ? sumRange(source, scale) : range) ?? undefined,
    fill: (frame) => {
      const { values, numbers } = foldOwned(frame, source, foldings[name])
      return { lanes: [values], nulls: nullable ? noneOf(frame, numbers) : null }
    },
  }
}

/** The mean, with `digits` digits after the decimal point. */
function averaged(digits: number, source: Source): CompiledColumn {
  const { scale, range, mayBeNone: nullable } = source
  const wide = Math.max(scale, digits)
  const unit = 10 ** (wide - digits)
  sumRange(source, wide)
  return {
    layout: { ...numberLayout(digits), nullable },
    range: mapped(range, (value) => dividedRounded(value * 10 ** (wide - scale), unit)) ?? undefined,
    fill: (frame) => {
      const { values, numbers } = foldOwned(frame, source, foldings.avg)
      const sums = rescale(frame, values, scale, wide)
      const means = frame.float64()
      for (let i = 0; i < frame.count; i++)
        means[i] = numbers[i] === 0 ? 0 : dividedRounded(sums[i] as number, (numbers[i] as number) * unit)
      return { lanes: [means], nulls: nullable ? noneOf(frame, numbers) : null }
    },
  }
}

/** The range of a sum, in units of scale `to`, which is at least that of the column. @throws SchemaError if a sum may exceed ±2^53 */
function sumRange({ name, range, scale, target }: Source, to: number): ValueRange | null {
  if (range === null) return null
  const most = target.mostSiblings()
  const factor = most * 10 ** (to - scale)
  const sums = { min: Math.min(0, range.min * factor), max: Math.max(0, range.max * factor) }
  const reach = Math.max(-sums.min, sums.max)
  if (reach > Number.MAX_SAFE_INTEGER) throw new SchemaError(beyondExact(`The sum of up to ${most} times "${name}"`, reach, to))
  return sums
}

/** Folds the values of the selected rows of each owner into one value, 0 if there are none. `numbers` has the number of these rows. */
function foldOwned(frame: Frame, { index, target, kept: keptOf }: Source, { first, fold }: Folding): Folded {
  const [values, numbers] = [frame.float64().fill(first, 0, frame.count), frame.int32().fill(0, 0, frame.count)]
  frame.eachChunk(target.index, ({ frame: children, counts, from, to }) => {
    const cells = children.column(index).lanes[0] as Float64Array
    const kept = keptOf(children)
    let next = 0
    for (let i = from; i < to; i++) {
      let [value, number] = [values[i] as number, numbers[i] as number]
      for (const end = next + (counts[i] as number); next < end; next++) {
        if (kept !== null && kept[next] === 0) continue
        value = fold(value, cells[next] as number)
        number++
      }
      values[i] = value
      numbers[i] = number
    }
  })
  for (let i = 0; i < frame.count; i++) if (numbers[i] === 0) values[i] = 0
  return { values, numbers }
}

interface Folded {
  readonly values: Float64Array
  readonly numbers: Int32Array
}

function noneOf(frame: Frame, numbers: Int32Array): Uint8Array {
  const nulls = frame.uint8()
  for (let i = 0; i < frame.count; i++) nulls[i] = numbers[i] === 0 ? 1 : 0
  return nulls
}
