import { parseIsoDate, secondsPerDay } from '../../calendar.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { constantOperand, type Operand } from './operand.ts'

/**
 * The date or timestamp that a text means in a comparison with `beside`: `2025-03-01` or `2025-03-01T08:00:00Z`. In an ordering of
 * timestamps, a date means its first second.
 * @throws SchemaError if the text is not a date or timestamp, or cannot be compared with `beside` by this operator
 */
export function momentLiteral(text: string, beside: Operand, operator: string): Operand {
  const day = parseIsoDate(text)
  if (beside.type === 'date') {
    if (day === null) throw new SchemaError(`"${text}" is not a date: write it as "2025-03-01"`)
    return constantOperand(day, 0, 'date')
  }
  if (day === null) return constantOperand(secondsOf(text), 0, 'timestamp')
  if (operator === '==' || operator === '!=')
    throw new SchemaError(`"${text}" is a date, but it is compared with a timestamp: compare days(…) with it, or write "${text}T00:00:00Z"`)
  return constantOperand(day * secondsPerDay, 0, 'timestamp')
}

/** Seconds since 1970 of a date or timestamp. @throws SchemaError for other texts */
export function momentSeconds(text: string): number {
  const day = parseIsoDate(text)
  return day === null ? secondsOf(text) : day * secondsPerDay
}

function secondsOf(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?Z$/.exec(text)
  const day = match === null ? null : parseIsoDate(match[1] ?? '')
  if (match === null || day === null)
    throw new SchemaError(`"${text}" is not a date or timestamp: write it as "2025-03-01" or, in UTC, "2025-03-01T08:00:00Z"`)
  return day * secondsPerDay + Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0)
}
