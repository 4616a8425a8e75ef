import type { Frame } from '../columns/column-kind.ts'
import { columnsReadBy, compileCondition } from '../columns/shared/condition.ts'
import type { ExpressionContext } from '../columns/shared/expression.ts'
import type { Operand } from '../columns/shared/operand.ts'
import type { Readable } from '../columns/shared/readable.ts'
import { clipped } from '../clipped.ts'
import type { Problem } from '../errors.ts'
import { cellText } from './cell-text.ts'

/** A formula that holds in every row of a table. */
export interface Constraint {
  readonly source: string
  /** JSON pointer (RFC 6901) into the schema. */
  readonly pointer: string
  readonly condition: Operand
  /** What it reads, to tell why a row breaks it. */
  readonly columns: readonly Readable[]
}

/** @throws SchemaError when it names what is not there, or is not true or false */
export function compileConstraint(source: string, pointer: string, context: ExpressionContext): Constraint {
  return { source, pointer, condition: compileCondition(source, context), columns: columnsReadBy(source, context) }
}

/** The first of the rows in hand that breaks a constraint, -1 when none does; null breaks nothing, as with SQL's CHECK. */
export function brokenBy({ condition }: Constraint, frame: Frame): number {
  const { values, nulls } = condition.evaluate(frame)
  for (let i = 0; i < frame.count; i++) if (values[i] === 0 && nulls?.[i] !== 1) return i
  return -1
}

/** What is wrong in the row at `place` of the rows in hand. */
export function describeBreach({ source, columns }: Constraint, frame: Frame, place: number): string {
  const row = (frame.rowNumbers()[place] ?? 0) + 1
  const cells = columns.map(({ name, layout, read }) => `${name} ${clipped(cellText(layout, read(frame), place))}`)
  return `"${clipped(source)}" is false in row ${row}${cells.length > 0 ? ` (${cells.join(', ')})` : ''}`
}

const breachStart = 'Constraint at '

/** Holds the rows in hand to the constraints of their table. @throws Error that `breachIn` knows: better no data than wrong data */
export function holdTo(constraints: readonly Constraint[], frame: Frame): void {
  for (const constraint of constraints) {
    const place = brokenBy(constraint, frame)
    if (place >= 0) throw new Error(`${breachStart}${constraint.pointer}: ${describeBreach(constraint, frame, place)}`)
  }
}

/** The problem that `holdTo` told by an error, which keeps nothing but its message on its way from a worker; null for any other error. */
export function breachIn(error: unknown): Problem | null {
  if (!(error instanceof Error) || !error.message.startsWith(breachStart)) return null
  const end = error.message.indexOf(': ')
  return { pointer: error.message.slice(breachStart.length, end), detail: withRemedy(error.message.slice(end + 2)) }
}

/** What is wrong in a row and what would be right. */
export function withRemedy(breach: string): string {
  return `${breach}: change the columns so that it holds in every row, or leave the constraint out`
}
