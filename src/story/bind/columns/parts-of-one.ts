import { decimal } from '../../../builders/drawn.ts'
import type { ColumnSchema } from '../../../schema/schema.ts'
import type { DefinitionFact, ExpressionPart } from '../../facts/column-relations.ts'
import type { Fact } from '../../facts/fact.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { scaleColumn } from '../amounts/scale.ts'
import type { ColumnsTogether } from './columns-together.ts'

/** A formula and the columns that it reads. */
interface Formula {
  readonly fact: DefinitionFact
  readonly together: ColumnsTogether
}

/** What is fixed about a column: by the trade or by the story. */
type IsFixed = (table: string, column: string) => boolean

/**
 * Makes what a formula takes off one, or adds to one, a part of one: the discount in "price * (1 - discount)". Percentages are divided by
 * 100, in the formula if the story states their unit or values, else in their column; so are those that multiply another column. An amount
 * becomes a part of one. Returns a reason if a fixed column holds amounts.
 * @param isFixed whether the values of a column cannot be changed
 */
export function withPartsOfOne(said: Formula, facts: readonly Fact[], isFixed: IsFixed): Formula | { readonly reason: string } {
  let { fact, together } = said
  const { table: name } = together
  const isPercentTarget = isInPercent(said.fact.column.words, together.columns[0] ?? '', facts)
  for (const [at, { place, words }] of operandsOf(said.fact).entries()) {
    const column = together.columns[1 + at] ?? ''
    const isSaid = isInPercent(words, column, facts)
    if (!isPartOfOne(said.fact, place) && !(isSaid && !isPercentTarget && isFactor(said.fact, place))) continue
    const table = tableNamed(together.schema, name)
    const body = table?.columns.find((each) => each.name === column)
    const most = body === undefined ? null : mostOf(body)
    if (table === null || body === undefined || most === null || most <= 1) continue
    const isPercent = most <= hundred
    const isKept = isSaid || isFixed(name, column)
    if (isKept && !isPercent) return { reason: `${name}.${column} is an amount and no part of one` }
    if (isKept) {
      fact = { ...fact, expression: divided(fact.expression, fact.expression.indexOf(said.fact.expression[place] as ExpressionPart)) }
      continue
    }
    const changed = isPercent ? fractionOf(body) : { name: column, ...decimal(0, usualPart, digits) }
    const columns = table.columns.map((each) => (each === body ? changed : each))
    together = { ...together, schema: withTable(together.schema, { ...table, columns }) }
  }
  return { fact, together }
}

const hundred = 100
/** The largest part if the column held amounts before. */
const usualPart = 0.5
const digits = 2

/** A column of a formula. */
interface Operand {
  readonly place: number
  readonly words: readonly string[]
}

function operandsOf({ expression }: DefinitionFact): readonly Operand[] {
  return expression.flatMap((part, place) => (part.type === 'column' ? [{ place, words: part.noun.words }] : []))
}

/** Whether a column of a formula is added to one or taken off one, and not multiplied or divided. */
function isPartOfOne({ expression }: DefinitionFact, place: number): boolean {
  const [before, one, sign, after] = [expression[place - 3], expression[place - 2], expression[place - 1], expression[place + 1]]
  const isSummand = isSign(sign, /^[-+]$/) && !isSign(after, /^[*/]$/) && !isSign(before, /^[-+*/]$/)
  return isSummand && one?.type === 'number' && one.value === 1
}

/** Whether a column of a formula is multiplied by another column, in a formula that does not divide by 100 itself. */
function isFactor({ expression }: DefinitionFact, place: number): boolean {
  const isDivided = expression.some((part) => part.type === 'number' && (part.value === hundred || part.value === 1 / hundred))
  return !isDivided && [-1, 1].some((side) => isSign(expression[place + side], /^\*$/) && expression[place + 2 * side]?.type === 'column')
}

function isSign(part: ExpressionPart | undefined, signs: RegExp): boolean {
  return part?.type === 'sign' && signs.test(part.sign)
}

/** The largest number of a column; null if it is unknown or there is none. */
function mostOf(column: ColumnSchema): number | null {
  if (column.kind === 'integer' || column.kind === 'decimal') return column.max
  if (column.kind === 'formula') return Infinity
  const values = column.kind === 'mapping' ? [...Object.values(column.cases), column.otherwise ?? 0] : []
  return values.length > 0 && values.every((value) => typeof value === 'number') ? Math.max(...values) : null
}

/** Whether the name or the declaration of a column says that it is in percent. */
function isInPercent(words: readonly string[], name: string, facts: readonly Fact[]): boolean {
  if ([...words, ...name.split('_')].some((word) => percents.has(word))) return true
  return facts.some(
    (fact) =>
      fact.type === 'columns' &&
      fact.list?.some(
        (column) => column.name === name && column.details.some((detail) => detail.type === 'unit' && detail.of === 'percent'),
      ),
  )
}

const percents = wordSet('percent percentage pct perc')

/** Percentages as parts of one, with two decimals more. */
function fractionOf(column: ColumnSchema): ColumnSchema {
  const fine =
    column.kind === 'integer'
      ? { ...column, kind: 'decimal' as const, scale: digits }
      : 'scale' in column && typeof column.scale === 'number'
        ? { ...column, scale: column.scale + digits }
        : column.kind === 'mapping'
          ? { ...column, scale: digits }
          : column
  return scaleColumn(fine, 1 / hundred)
}

function divided(expression: readonly ExpressionPart[], place: number): readonly ExpressionPart[] {
  return [
    ...expression.slice(0, place + 1),
    { type: 'sign', sign: '/' },
    { type: 'number', value: hundred },
    ...expression.slice(place + 1),
  ]
}
