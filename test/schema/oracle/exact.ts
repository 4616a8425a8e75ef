/** A whole number times 10^-scale. */
export interface Exact {
  readonly value: bigint
  readonly scale: number
}

export function exactOf(digits: string): Exact {
  const [whole = '', fraction = ''] = digits.split('.')
  return { value: BigInt(whole + fraction), scale: fraction.length }
}

export function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** The nearest whole number to a / b, halves away from zero. */
export function halfAway(a: bigint, b: bigint): bigint {
  const magnitude = (2n * abs(a) + abs(b)) / (2n * abs(b))
  return a < 0n !== b < 0n ? -magnitude : magnitude
}

export function toScale({ value, scale }: Exact, to: number): Exact {
  return { value: to >= scale ? value * 10n ** BigInt(to - scale) : halfAway(value, 10n ** BigInt(scale - to)), scale: to }
}

/** Negative, 0 or positive. */
export function compare(a: Exact, b: Exact): number {
  const scale = Math.max(a.scale, b.scale)
  const [x, y] = [toScale(a, scale).value, toScale(b, scale).value]
  return x < y ? -1 : x > y ? 1 : 0
}

export function sum(values: readonly Exact[]): Exact {
  const scale = values.reduce((most, each) => Math.max(most, each.scale), 0)
  return { value: values.reduce((all, each) => all + toScale(each, scale).value, 0n), scale }
}
