import type { BinarySign, Value } from './query.ts'
import { numberOf } from './scalars.ts'

/** Arithmetic; null with null. @throws Error for values that are no numbers */
export function calculate(sign: Extract<BinarySign, '+' | '-' | '*' | '/' | '%'>, one: Value, other: Value): Value {
  if (one === null || other === null) return null
  const [left, right] = [numberOf(one), numberOf(other)]
  switch (sign) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return right === 0 ? null : left / right
    case '%':
      return right === 0 ? null : left % right
  }
}

/** A comparison; null with null. @throws Error for values of two types */
export function compareValues(sign: '=' | '<>' | '<' | '<=' | '>' | '>=', one: Value, other: Value): boolean | null {
  if (one === null || other === null) return null
  if (typeof one !== typeof other) throw new Error(`${JSON.stringify(one)} cannot be compared with ${JSON.stringify(other)}`)
  switch (sign) {
    case '=':
      return one === other
    case '<>':
      return one !== other
    case '<':
      return one < other
    case '<=':
      return one <= other
    case '>':
      return one > other
    case '>=':
      return one >= other
  }
}

/** Returns a function that tells whether a value is one of several; null where null leaves it open. */
export function oneOf(values: readonly Value[]): (value: Value) => boolean | null {
  const known = new Set(values)
  const unknown = known.has(null) ? null : false
  return (value) => (value === null ? null : known.has(value) ? true : unknown)
}

/** `not`; null for null. */
export function negate(value: Value): boolean | null {
  return value === null ? null : value !== true
}
