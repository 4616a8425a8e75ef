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
  /** The columns that it reads, for messages about a row that breaks it. */
  readonly columns: readonly Readable[]
}

/** @throws SchemaError if it reads an unknown column or is not a condition */
export function compileConstraint(source: string, pointer: string, context: ExpressionContext): Constraint {
  return { source, pointer, condition: compileCondition(source, context), columns: columnsReadBy(source, context) }
}

/** The place of the first row of the frame that breaks a constraint, else -1. Null passes, as in SQL's CHECK. */
export function brokenBy({ condition }: Constraint, frame: Frame): number {
  const { values, nulls } = condition.evaluate(frame)
  for (let i = 0; i < frame.count; i++) if (values[i] === 0 && nulls?.[i] !== 1) return i
  return -1
}

/** Describes how the row at `place` of the frame breaks the constraint. */
export function describeBreach({ source, columns }: Constraint, frame: Frame, place: number): string {
  const row = (frame.rowNumbers()[place] ?? 0) + 1
  const cells = columns.map(({ name, layout, read }) => `${name} ${clipped(cellText(layout, read(frame), place))}`)
  return `"${clipped(source)}" is false in row ${row}${cells.length > 0 ? ` (${cells.join(', ')})` : ''}`
}

const breachStart = 'Constraint at '

/** Checks the rows of a frame. @throws Error that `breachIn` recognises, because data that breaks a constraint must not be sent */
export function holdTo(constraints: readonly Constraint[], frame: Frame): void {
  for (const constraint of constraints) {
    const place = brokenBy(constraint, frame)
    if (place >= 0) throw new Error(`${breachStart}${constraint.pointer}: ${describeBreach(constraint, frame, place)}`)
  }
}

/** The problem in an error of `holdTo`, of which only the message crosses threads; null for any other error. */
export function breachIn(error: unknown): Problem | null {
  if (!(error instanceof Error) || !error.message.startsWith(breachStart)) return null
  const end = error.message.indexOf(': ')
  return { pointer: error.message.slice(breachStart.length, end), detail: withRemedy(error.message.slice(end + 2)) }
}

/** A breach with its remedy. */
export function withRemedy(breach: string): string {
  return `${breach}: change the columns so that it holds in every row, or leave the constraint out`
}
