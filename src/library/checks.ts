import { describeValue, quotedName, jsonType } from '../json.ts'
import { nearest } from '../nearest.ts'
import type { Check } from './require-options.ts'

/** Checks of option values. */
export const checks = {
  /** A whole number from `least` to `most`, inclusive. */
  integer: (least: number, most: number): Check => {
    return (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? null
        : `must be a whole number from ${least} to ${most}, but is ${describeValue(value)}`
  },
  /** A value that `check` accepts, or null. */
  orNull: (check: Check): Check => {
    return (value) => (value === null ? null : check(value))
  },
  oneOf: (values: readonly (string | boolean)[]): Check => {
    return (value) => {
      if (values.some((each) => each === value)) return null
      const meant = typeof value === 'string' ? nearest(value, values.map(String)) : null
      const hint = meant === null ? `, but is ${describeValue(value)}` : `: did you mean "${meant}"?`
      return `must be ${values.map((each) => JSON.stringify(each)).join(' or ')}${hint}`
    }
  },
  text: (most: number): Check => {
    return (value) =>
      typeof value === 'string' && value.length <= most
        ? null
        : `must be a string of at most ${most} characters, but is ${describeValue(value)}`
  },
  /** A list of at least one name without repetitions. */
  names: (value: unknown): string | null => {
    const isList = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
    if (!isList)
      return `must be a list of at least one name, but is ${Array.isArray(value) ? `[${value.map(quotedName).join(',')}]` : describeValue(value)}`
    const twice = value.find((each, place) => value.indexOf(each) !== place)
    return twice === undefined ? null : `names ${JSON.stringify(twice)} twice`
  },
  callback: (value: unknown): string | null => {
    return typeof value === 'function' ? null : `must be a function, but is ${describeValue(value)}`
  },
  /** An `AbortSignal` or an object like it. */
  signal: (value: unknown): string | null => {
    return jsonType(value) === 'object' && typeof (value as { readonly aborted?: unknown }).aborted === 'boolean'
      ? null
      : `must be an AbortSignal, but is ${describeValue(value)}`
  },
} as const
