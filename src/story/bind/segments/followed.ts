import type { ColumnSchema, InnerColumn, TableSchema } from '../../../schema/schema.ts'
import { decimals } from '../../amounts/decimals.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { ConditionFact, SaidEffect } from '../../segments/segment-facts.ts'
import { bodyOf } from './body-of.ts'
import { emptied } from './emptied.ts'
import { termKey } from '../../words/term-words.ts'

/** The columns of a table that follow from a test, and their claims. */
export interface Followed {
  readonly columns: readonly ColumnSchema[]
  readonly column: string
  readonly claims: readonly Claim[]
}

/** The rows that a condition is about. */
interface When {
  readonly formula: string
  readonly test: RowTest
}

/** Lets a column follow from a test. Null if its values cannot be those that the story says. */
export function followed(
  table: TableSchema,
  column: ColumnSchema,
  when: When,
  { effect, otherwise, isNot, isOneWay }: ConditionFact,
): Followed | null {
  const { name } = column
  const kept = { name, ...(column.hidden === undefined ? {} : { hidden: column.hidden }) }
  const replaced = (...own: readonly ColumnSchema[]): readonly ColumnSchema[] =>
    table.columns.flatMap((each) => (each.name === name ? own : [each]))
  const claim = (isThen: boolean, test: RowTest): Claim => ({
    type: 'every',
    table: table.name,
    when: isThen ? when.test : { type: 'not', of: when.test },
    holds: test,
  })
  if (effect.type === 'empty' && effect.isNone === true && !isNot && isCount(column))
    return constants(column, when, { words: effect.words, type: 'number', value: 0 }, null, { kept, replaced, claim })
  if (effect.type === 'empty' && effect.isWhole === true && column.kind === 'boolean' && isOneWay !== true)
    return flag(column, when, effect.isNot, { kept, replaced, claim })
  if (effect.type === 'empty' && column.kind === 'boolean' && effect.range === undefined && effect.values === undefined)
    return oneWay(column, when, { words: effect.words, type: 'boolean', value: effect.isNot }, { kept, replaced, claim })
  if (effect.type === 'empty' && effect.isNot && isOneWay === true)
    return column.nullable === undefined
      ? { columns: table.columns, column: name, claims: [claim(true, { type: 'not', of: { type: 'empty', column: name } })] }
      : null
  if (effect.type === 'empty') {
    // "Set when done" means that it is empty otherwise.
    const isEmptyElse = effect.isNot
    const where = isEmptyElse ? { formula: `!(${when.formula})`, test: { type: 'not', of: when.test } as const } : when
    const set = emptied(
      column,
      { table: table.name, columns: table.columns, ...where, isOnly: isNot || isEmptyElse || effect.values !== undefined },
      effect,
    )
    return set === null ? null : { columns: replaced(set.column), column: name, claims: set.claims }
  }
  if (isOneWay === true && effect.type !== 'number') return oneWay(column, when, effect, { kept, replaced, claim })
  if (effect.type === 'boolean') return flag(column, when, effect.value, { kept, replaced, claim })
  return constants(column, when, effect, otherwise, { kept, replaced, claim })
}

interface Kit {
  readonly kept: { readonly name: string; readonly hidden?: boolean }
  readonly replaced: (...own: readonly ColumnSchema[]) => readonly ColumnSchema[]
  readonly claim: (isThen: boolean, test: RowTest) => Claim
}

/** A flag that has a value where the test holds, and the other one elsewhere. */
function flag({ kind, name }: ColumnSchema, when: When, value: boolean, { kept, replaced, claim }: Kit): Followed | null {
  if (kind !== 'boolean') return null
  const expression = value ? when.formula : `!(${when.formula})`
  const is = (each: boolean): RowTest => ({ type: 'is', column: name, value: each })
  return {
    columns: replaced({ ...kept, kind: 'formula', expression, as: 'boolean' }),
    column: name,
    claims: [claim(true, is(value)), claim(false, is(!value))],
  }
}

/** Whether a number can be none of something: a stock, not a rating. */
function isCount(column: ColumnSchema): boolean {
  return (
    column.kind === 'integer' &&
    (column.min === 0 || column.min === 1) &&
    !/score|rating|grade|age|year|rank|level|percent|temperature/.test(column.name)
  )
}

/** A value, or all but one, where the test holds. The other rows stay as they are. */
function oneWay(column: ColumnSchema, { formula }: When, effect: SaidEffect, { kept, replaced, claim }: Kit): Followed | null {
  const { name } = column
  const value = effect.type === 'boolean' ? effect.value : effect.type === 'word' && column.kind === 'category' ? effect.value : null
  const isNot = effect.type === 'word' && effect.isNot === true
  if (value === null || (typeof value === 'string' && !(column.kind === 'category' && column.values.includes(value)))) return null
  if ((typeof value === 'boolean') !== (column.kind === 'boolean')) return null
  const set =
    typeof value === 'boolean' ? ({ kind: 'boolean', rate: value ? 1 : 0 } as const) : isNot ? othersOf(column, value) : constant(value)
  if (set === null) return null
  const step = `${name}_if`
  const columns = replaced(
    { name: step, kind: 'formula', expression: formula, as: 'boolean', hidden: true },
    { ...kept, kind: 'switch', by: step, cases: { true: set, false: bodyOf(column) } },
  )
  const is: RowTest = { type: 'is', column: name, value }
  return { columns, column: name, claims: [claim(true, isNot ? { type: 'not', of: is } : is)] }
}

/** One value where the test holds, and another value, or that of the column, where it does not. */
function constants(
  column: ColumnSchema,
  when: When,
  effect: SaidEffect,
  otherwise: SaidEffect | null,
  { kept, replaced, claim }: Kit,
): Followed | null {
  const { name } = column
  const isNumber = effect.type === 'number'
  const first = valueOf(column, effect)
  const last = otherwise === null ? null : valueOf(column, otherwise)
  if (first === null || (otherwise !== null && (last === null || typeof last !== typeof first))) return null
  const rest = last === null ? othersOf(column, first) : constant(last)
  if (rest === null) return null
  const step = `${name}_if`
  const columns = replaced(
    { name: step, kind: 'formula', expression: when.formula, as: 'boolean', hidden: true },
    { ...kept, kind: 'switch', by: step, cases: { true: constant(first), false: rest } },
  )
  const is = (value: string | number): RowTest => ({ type: 'is', column: name, value })
  const claims = [claim(true, is(first)), claim(false, last === null ? { type: 'not', of: is(first) } : is(last))]
  return { columns, column: name, claims: isNumber && last === null ? claims.slice(0, 1) : claims }
}

/** The value as the column writes it; null if the column does not have it. */
function valueOf(column: ColumnSchema, effect: SaidEffect): string | number | null {
  if (effect.type === 'number')
    return column.kind === 'integer' || column.kind === 'decimal' || column.kind === 'formula' ? effect.value : null
  if (effect.type !== 'word' || effect.isNot === true) return null
  const words = termKey(effect.value)
  if (column.kind === 'category') return column.values.find((each) => termKey(each) === words) ?? effect.value
  return column.kind === 'integer' || column.kind === 'decimal' || column.kind === 'boolean' ? null : effect.value
}

function constant(value: string | number): InnerColumn {
  if (typeof value === 'string') return { kind: 'category', values: [value] }
  const scale = decimals(value)
  return scale === 0 ? { kind: 'integer', min: value, max: value } : { kind: 'decimal', scale, min: value, max: value }
}

/** The column without one of its values. */
function othersOf(column: ColumnSchema, value: string | number): InnerColumn | null {
  if (typeof value === 'number') {
    return bodyOf(column)
  }
  if (column.kind !== 'category') return null
  const values = column.values.filter((each) => each !== value)
  return values.length === 0 ? null : { kind: 'category', values }
}
