import type { Aspect } from '../aspect.ts'

/** The share of rows for "mostly". */
export const mostlyShare = 0.7
const tolerance = 1e-6

/**
 * The share of each value. Values without a share divide the rest equally; those after "mostly" have 70% together. Null if no shares are
 * said: all values are then equally likely. Returns a reason as text if the shares are impossible.
 */
export function sharesOfValues(
  { values, shares }: Extract<Aspect, { readonly type: 'values' }>,
  mostly: readonly string[],
): readonly number[] | null | string {
  if (shares !== null) return completed(shares)
  if (mostly.length === 0) return null
  const named = values.filter((value) => mostly.some((each) => each.toLowerCase() === value.toLowerCase()))
  if (named.length === 0) return `none of its values is ${mostly.join(' or ')}`
  if (named.length === values.length) return null
  return values.map((value) => (named.includes(value) ? mostlyShare / named.length : (1 - mostlyShare) / (values.length - named.length)))
}

/** Whether shares sum up to 1; null counts as 0. */
export function areAll(shares: readonly (number | null)[]): boolean {
  return Math.abs(shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) - 1) < tolerance
}

function completed(shares: readonly (number | null)[]): readonly number[] | string {
  const said = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  const open = shares.filter((share) => share === null).length
  if (said > 1 + tolerance) return `shares of ${Number((said * 100).toPrecision(6))}% are too much: state shares that add up to 100%`
  if (open === 0 && said < 1 - tolerance)
    return `shares of ${Number((said * 100).toPrecision(6))}% are too little: state shares that add up to 100%`
  const left = open === 0 ? 0 : Math.max(0, 1 - said) / open
  return shares.map((share) => Number((share ?? left).toPrecision(12)))
}
