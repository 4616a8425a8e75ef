import type { Value } from './query.ts'

/** Functions of numbers; null for null. */
const ofNumbers: Readonly<Record<string, (...numbers: number[]) => number>> = {
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  sqrt: Math.sqrt,
  ln: Math.log,
  exp: Math.exp,
  power: (base, exponent) => base ** exponent,
  round: (number, digits = 0) => (Math.sign(number) * Math.round(Math.abs(number) * 10 ** digits)) / 10 ** digits,
  // Times are seconds already.
  epoch: (seconds) => seconds,
}

/** Calls a scalar function. @throws Error for one that is not known, or a value of another type */
export function callScalar(name: string, args: readonly Value[]): Value {
  if (name === 'coalesce') return args.find((arg) => arg !== null) ?? null
  if (args.includes(null)) return null
  if (name === 'length') return [...String(args[0])].length
  if (name === 'substr') return String(args[0]).slice(Number(args[1]) - 1, Number(args[1]) - 1 + Number(args[2]))
  const call = Object.hasOwn(ofNumbers, name) ? ofNumbers[name] : undefined
  if (call === undefined) throw new Error(`No function "${name}"`)
  return call(...args.map(numberOf))
}

/** A value that must be a number. @throws Error for another */
export function numberOf(value: Value): number {
  if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is not a number`)
  return value
}
