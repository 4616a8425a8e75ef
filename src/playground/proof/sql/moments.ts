import type { Value } from './query.ts'

const secondsPerDay = 86_400

/**
 * Casts a value to a type. Dates are days and times are seconds since 1970, UTC where no zone is stated.
 * @throws Error for a type that is not known
 */
export function castTo(type: string, value: Value): Value {
  if (value === null) return null
  switch (type) {
    case 'varchar':
      return String(value)
    case 'double':
    case 'decimal':
      return Number(value)
    case 'date':
      return Math.floor(secondsOf(value) / secondsPerDay)
    case 'timestamp':
      return secondsOf(value)
    default:
      throw new Error(`No type "${type}"`)
  }
}

/** A part of a date, in days, or of a time, in seconds. @throws Error for a part that is not known */
export function extractPart(part: string, value: Value, isDay: boolean): Value {
  if (value === null) return null
  const moment = new Date(Number(value) * (isDay ? secondsPerDay : 1) * 1000)
  switch (part) {
    case 'month':
      return moment.getUTCMonth() + 1
    case 'hour':
      return moment.getUTCHours()
    case 'isodow':
      return moment.getUTCDay() === 0 ? 7 : moment.getUTCDay()
    default:
      throw new Error(`No part "${part}"`)
  }
}

function secondsOf(value: Value): number {
  const text = String(value)
  const hasZone = text.length <= 10 || /(?:z|[+-]\d\d(?::?\d\d)?)$/i.test(text)
  const seconds = Date.parse(hasZone ? text : `${text}Z`) / 1000
  if (Number.isNaN(seconds)) throw new Error(`${JSON.stringify(value)} is not a time`)
  return seconds
}
