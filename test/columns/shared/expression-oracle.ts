import fc from 'fast-check'

/** A number as an integer times 10^-scale; null is null. */
export interface Exact {
  readonly value: bigint
  readonly scale: number
}

export type Row = Readonly<Record<string, Exact | null>>

/** An expression as text, and its value for a row in whole numbers of any length. */
export interface Sample {
  readonly text: string
  /** Digits after the point of every value. */
  readonly scale: number
  readonly evaluate: (row: Row) => Exact | null
}

function toScale({ value, scale }: Exact, to: number): Exact {
  return { value: to >= scale ? value * 10n ** BigInt(to - scale) : halfAway(value, 10n ** BigInt(scale - to)), scale: to }
}

/** The nearest whole number to a / b, halves away from zero. */
export function halfAway(a: bigint, b: bigint): bigint {
  const magnitude = (2n * abs(a) + abs(b)) / (2n * abs(b))
  return a < 0n !== b < 0n ? -magnitude : magnitude
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}

type Combine = (a: bigint, b: bigint, scale: number) => Exact | null

function binary(operator: string, combine: Combine, scaleOf = (_scale: number): number => 0): (left: Sample, right: Sample) => Sample {
  return (left, right) => ({
    scale: scaleOf(Math.max(left.scale, right.scale)),
    text: `(${left.text} ${operator} ${right.text})`,
    evaluate: (row) => {
      const [a, b] = [left.evaluate(row), right.evaluate(row)]
      if (a === null || b === null) return null
      const scale = Math.max(a.scale, b.scale)
      return combine(toScale(a, scale).value, toScale(b, scale).value, scale)
    },
  })
}

const same = (scale: number): number => scale
const flag = (value: boolean): Exact => ({ value: value ? 1n : 0n, scale: 0 })

const operators: readonly ((left: Sample, right: Sample) => Sample)[] = [
  binary('+', (a, b, scale) => ({ value: a + b, scale }), same),
  binary('-', (a, b, scale) => ({ value: a - b, scale }), same),
  binary(
    '/',
    (a, b) => (b === 0n ? null : { value: halfAway(a * 1_000_000n, b), scale: 6 }),
    () => 6,
  ),
  binary('%', (a, b, scale) => (b === 0n ? null : { value: a % b, scale }), same),
  binary('<', (a, b) => flag(a < b)),
  binary('<=', (a, b) => flag(a <= b)),
  binary('>', (a, b) => flag(a > b)),
  binary('>=', (a, b) => flag(a >= b)),
  binary('==', (a, b) => flag(a === b)),
  binary('!=', (a, b) => flag(a !== b)),
  logical('&&', false),
  logical('||', true),
  product,
]

/** A side that is `decisive` decides by itself; else the result is null where either side is. */
function logical(operator: string, decisive: boolean): (left: Sample, right: Sample) => Sample {
  return (left, right) => ({
    scale: 0,
    text: `(${left.text} ${operator} ${right.text})`,
    evaluate: (row) => {
      const sides = [left.evaluate(row), right.evaluate(row)]
      if (sides.some((side) => side !== null && (side.value !== 0n) === decisive)) return flag(decisive)
      return sides.includes(null) ? null : flag(!decisive)
    },
  })
}

function product(left: Sample, right: Sample): Sample {
  return {
    scale: Math.min(9, left.scale + right.scale),
    text: `(${left.text} * ${right.text})`,
    evaluate: (row) => {
      const [a, b] = [left.evaluate(row), right.evaluate(row)]
      if (a === null || b === null) return null
      const exact = { value: a.value * b.value, scale: a.scale + b.scale }
      return toScale(exact, Math.min(9, exact.scale))
    },
  }
}

function unary(name: string, apply: (value: Exact) => Exact, scaleOf = (_scale: number): number => 0): (operand: Sample) => Sample {
  return (operand) => ({
    scale: scaleOf(operand.scale),
    text: `${name}(${operand.text})`,
    evaluate: (row) => {
      const value = operand.evaluate(row)
      return value === null ? null : apply(value)
    },
  })
}

function floorOf({ value, scale }: Exact): bigint {
  const unit = 10n ** BigInt(scale)
  return value / unit - (value < 0n && value % unit !== 0n ? 1n : 0n)
}

const functions: readonly ((operand: Sample) => Sample)[] = [
  unary('-', ({ value, scale }) => ({ value: -value, scale }), same),
  unary('!', ({ value }) => flag(value === 0n)),
  unary('abs', ({ value, scale }) => ({ value: abs(value), scale }), same),
  unary('round', (value) => toScale(value, 0)),
  unary('floor', (value) => ({ value: floorOf(value), scale: 0 })),
  unary('ceil', ({ value, scale }) => ({ value: -floorOf({ value: -value, scale }), scale: 0 })),
]

/** `test ? yes : no` takes its nulls from the test and from the branch that it takes. */
function choice(test: Sample, yes: Sample, no: Sample): Sample {
  const scale = Math.max(yes.scale, no.scale)
  return {
    scale,
    text: `(${test.text} ? ${yes.text} : ${no.text})`,
    evaluate: (row) => {
      const decided = test.evaluate(row)
      const branch = [yes.evaluate(row), no.evaluate(row)][decided?.value === 0n ? 1 : 0] ?? null
      return decided === null || branch === null ? null : toScale(branch, scale)
    },
  }
}

function extreme(name: 'min' | 'max', left: Sample, right: Sample): Sample {
  const chosen = binary(',', (a, b, scale) => ({ value: (name === 'min') === a < b ? a : b, scale }), same)(left, right)
  return { ...chosen, text: `${name}(${left.text}, ${right.text})` }
}

function coalesced(first: Sample, second: Sample): Sample {
  const scale = Math.max(first.scale, second.scale)
  return {
    scale,
    text: `coalesce(${first.text}, ${second.text})`,
    evaluate: (row) => {
      const value = first.evaluate(row) ?? second.evaluate(row)
      return value === null ? null : toScale(value, scale)
    },
  }
}

function oneOf(operand: Sample, values: readonly Sample[]): Sample {
  const equal = values.map((value) => binary('==', (a, b) => flag(a === b))(operand, value))
  return {
    scale: 0,
    text: `(${operand.text} in [${values.map(({ text }) => text).join(', ')}])`,
    evaluate: (row) => {
      const found = equal.map((each) => each.evaluate(row))
      return found.includes(null) ? null : flag(found.some((each) => each?.value === 1n))
    },
  }
}

function known(operand: Sample): Sample {
  return { scale: 0, text: `known(${operand.text})`, evaluate: (row) => flag(operand.evaluate(row) !== null) }
}

/** Of the columns that expressions are made of. */
export const columnScales: Readonly<Record<string, number>> = {
  a: 2,
  b: 0,
  n: 3,
  f: 0,
  z: 1,
  huge: 2,
  größe: 0,
  'parent.p': 1,
  'friend_id.q': 0,
}

function column(name: string): Sample {
  return { text: name, scale: columnScales[name] ?? 0, evaluate: (row) => row[name] ?? null }
}

const literal = fc.tuple(fc.nat(99_999), fc.nat(4)).map(([value, scale]): Sample => {
  const digits = String(value).padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return { text, scale, evaluate: () => ({ value: BigInt(value), scale }) }
})

/** Expressions over the columns. */
export function anyExpression(): fc.Arbitrary<Sample> {
  return fc.letrec<{ node: Sample; leaf: Sample }>((tie) => ({
    leaf: fc.oneof(fc.constantFrom(...Object.keys(columnScales)).map(column), literal),
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constantFrom(...operators), tie('node'), tie('node')).map(([make, left, right]) => make(left, right)),
      },
      fc.tuple(fc.constantFrom(...functions), tie('node')).map(([make, operand]) => make(operand)),
      fc.tuple(tie('node'), tie('node'), tie('node')).map(([test, yes, no]) => choice(test, yes, no)),
      fc.tuple(tie('node'), tie('node')).map(([first, second]) => coalesced(first, second)),
      tie('node').map(known),
      fc.tuple(tie('node'), fc.array(literal, { minLength: 1, maxLength: 3 })).map(([operand, values]) => oneOf(operand, values)),
      fc
        .tuple(fc.constantFrom('min' as const, 'max' as const), tie('node'), tie('node'))
        .map(([name, left, right]) => extreme(name, left, right)),
    ),
  })).node
}
