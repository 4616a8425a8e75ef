import jsep from 'jsep'
import { abs, compare, type Exact, halfAway, toScale } from './exact.ts'

// As strong as the comparisons that it stands for.
jsep.addBinaryOp('in', 7)

/** A number, or a moment that counts in days or seconds since 1970. */
interface Quantity extends Exact {
  readonly unit?: 'days' | 'seconds'
}

/** What a formula comes to: words only ever are compared. */
export type Value = Quantity | string | null

/** Reads a column, perhaps of a row that is referred to. Dates count in days, timestamps in seconds, booleans are 0 and 1. */
export type Read = (column: string, through: string | null) => Value

const truth = (value: boolean): Exact => ({ value: value ? 1n : 0n, scale: 0 })

/** Days or seconds since 1970 of a date or a timestamp; null for a text that is neither. */
export function momentOf(text: string): Quantity | null {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text)
  if (!isDate && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return null
  return { value: BigInt(Math.round(Date.parse(text) / (isDate ? 86_400_000 : 1000))), scale: 0, unit: isDate ? 'days' : 'seconds' }
}

const parsedFormulas = new Map<string, jsep.Expression>()

/** The value of a formula for a row, in whole numbers of any length. */
export function evaluate(source: string, read: Read, today: string): Value {
  let node = parsedFormulas.get(source)
  if (node === undefined) parsedFormulas.set(source, (node = jsep(source)))
  if (parsedFormulas.size > 500) parsedFormulas.clear()
  return new Evaluator(read, today).value(node)
}

class Evaluator {
  readonly #read: Read
  readonly #today: string

  constructor(read: Read, today: string) {
    this.#read = read
    this.#today = today
  }

  value(node: jsep.Expression): Value {
    const core = node as jsep.CoreExpression
    switch (core.type) {
      case 'Literal':
        return literal(core)
      case 'Identifier':
        return core.name === 'today' ? momentOf(this.#today) : this.#read(core.name, null)
      case 'ThisExpression':
        return this.#read('this', null)
      case 'MemberExpression':
        return this.#read(nameOf(core.property), nameOf(core.object))
      case 'UnaryExpression':
        return unary(core.operator, this.#number(core.argument))
      case 'BinaryExpression':
        return this.#binary(core)
      case 'ConditionalExpression': {
        const test = this.#number(core.test)
        return test === null ? null : this.#branch(core, test.value !== 0n)
      }
      case 'CallExpression':
        return this.#call(nameOf(core.callee), core.arguments)
      default:
        throw new Error(`The oracle knows no ${core.type}`)
    }
  }

  #number(node: jsep.Expression): Quantity | null {
    const value = this.value(node)
    if (typeof value === 'string') throw new TypeError(`${value} is no number`)
    return value
  }

  #branch({ consequent, alternate }: jsep.ConditionalExpression, taken: boolean): Quantity | null {
    return this.#number(taken ? consequent : alternate)
  }

  #binary({ operator, left, right }: jsep.BinaryExpression): Value {
    if (operator === 'in') return this.#oneOf(left, (right as jsep.ArrayExpression).elements)
    if (operator === '&&' || operator === '||') return both(operator === '||', this.#number(left), this.#number(right))
    const [a, b] = [this.value(left), this.value(right)]
    if (a === null || b === null) return null
    if (typeof a === 'string' || typeof b === 'string') return comparedWords(operator, a, b)
    return a.unit === b.unit ? arithmetic(operator, a, b) : arithmetic(operator, inSeconds(a, b), inSeconds(b, a))
  }

  #oneOf(node: jsep.Expression, list: readonly (jsep.Expression | null)[]): Value {
    const value = this.value(node)
    if (value === null) return null
    return truth(list.some((each) => each !== null && isSame(value, this.value(each))))
  }

  #call(name: string, given: readonly jsep.Expression[]): Value {
    const [first] = given
    if (name === 'known' && first !== undefined) return truth(this.value(first) !== null)
    const values = given.map((each) => this.#number(each))
    if (name === 'coalesce') return values.find((value) => value !== null) ?? null
    if (values.includes(null)) return null
    const numbers = values as readonly Exact[]
    if (name === 'min' || name === 'max')
      return numbers.reduce((best, each) => (compare(each, best) < 0 === (name === 'min') ? each : best))
    return ofOne(name, numbers[0] as Exact)
  }
}

/** A day that is compared with a moment is its midnight. */
function inSeconds(value: Quantity, beside: Quantity): Exact {
  return value.unit === 'days' && beside.unit === 'seconds' ? { value: value.value * 86_400n, scale: 0 } : value
}

function nameOf(node: jsep.Expression): string {
  return node.type === 'ThisExpression' ? 'this' : (node as jsep.Identifier).name
}

function literal({ value, raw }: jsep.Literal): Value {
  if (typeof value === 'string') return momentOf(value) ?? value
  if (typeof value === 'boolean') return truth(value)
  const [whole = '', fraction = ''] = raw.split('.')
  return { value: BigInt(whole + fraction), scale: fraction.length }
}

function unary(operator: string, value: Exact | null): Exact | null {
  if (value === null) return null
  return operator === '!' ? truth(value.value === 0n) : { ...value, value: -value.value }
}

function isSame(a: Quantity | string, b: Value): boolean {
  return typeof a === 'string' || typeof b === 'string' || b === null ? a === b : compare(a, b) === 0
}

/** What is known of two truths, as in SQL: one of them may decide for both. */
function both(deciding: boolean, a: Exact | null, b: Exact | null): Exact | null {
  const truths = [a, b].map((each) => (each === null ? null : each.value !== 0n))
  if (truths.includes(deciding)) return truth(deciding)
  return truths.includes(null) ? null : truth(!deciding)
}

function comparedWords(operator: string, a: Exact | string, b: Exact | string): Exact {
  return truth((a === b) === (operator === '=='))
}

function arithmetic(operator: string, a: Exact, b: Exact): Exact | null {
  const scale = Math.max(a.scale, b.scale)
  const [x, y] = [toScale(a, scale).value, toScale(b, scale).value]
  switch (operator) {
    case '+':
      return { value: x + y, scale }
    case '-':
      return { value: x - y, scale }
    case '*': {
      const product = { value: a.value * b.value, scale: a.scale + b.scale }
      return toScale(product, Math.min(9, product.scale))
    }
    case '/':
      return y === 0n ? null : { value: halfAway(x * 1_000_000n, y), scale: 6 }
    case '%':
      return y === 0n ? null : { value: x % y, scale }
    default:
      return truth(comparisons[operator]?.(compare(a, b)) === true)
  }
}

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
}

function ofOne(name: string, value: Exact): Quantity {
  if (name === 'abs') return { ...value, value: abs(value.value) }
  if (name === 'round') return toScale(value, 0)
  if (name === 'days') return { value: (value.value - (((value.value % 86_400n) + 86_400n) % 86_400n)) / 86_400n, scale: 0, unit: 'days' }
  throw new Error(`The oracle knows no ${name}`)
}
