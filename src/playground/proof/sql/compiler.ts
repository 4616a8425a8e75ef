import { aggregate, isAggregate, percentile } from './aggregates.ts'
import { castTo, extractPart } from './moments.ts'
import { compareValues, calculate, negate, oneOf } from './operators.ts'
import type { Call, Expression, Query, Value } from './query.ts'
import { placeOf, type Relation, type Row } from './relation.ts'
import { callScalar, numberOf } from './scalars.ts'

/** Computes an expression of a row; of a group, for aggregates, of which the row is the first. */
export type Compute = (row: Row, group: readonly Row[]) => Value

/** Compiles expressions over the rows of a relation. */
export class Compiler {
  readonly #relation: Relation
  readonly #run: (query: Query) => Relation
  readonly #windows: ReadonlyMap<Expression, number>

  /**
   * @param run runs a subquery
   * @param windows the places of the cells that hold the values of window functions
   */
  constructor(relation: Relation, run: (query: Query) => Relation, windows: ReadonlyMap<Expression, number> = new Map()) {
    this.#relation = relation
    this.#run = run
    this.#windows = windows
  }

  /**
   * @throws Error for what proofs do not use, and columns that are not there; the function, for values of other types than the expression
   * needs
   */
  compile(expression: Expression): Compute {
    switch (expression.type) {
      case 'value':
        return () => expression.value
      case 'column':
        return this.#cell(placeOf(this.#relation, expression.table, expression.name))
      case 'unary':
        return this.#unary(expression)
      case 'binary':
        return this.#binary(expression)
      case 'null': {
        const of = this.compile(expression.of)
        return (row, group) => (of(row, group) === null) !== expression.isNot
      }
      case 'between':
        return this.#between(expression)
      case 'in':
        return this.#in(expression)
      case 'case':
        return this.#case(expression)
      case 'cast': {
        const of = this.compile(expression.of)
        return (row, group) => castTo(expression.to, of(row, group))
      }
      case 'extract': {
        const of = this.compile(expression.of)
        const isDay = isDate(expression.of)
        return (row, group) => extractPart(expression.part, of(row, group), isDay)
      }
      case 'query': {
        const { rows } = this.#run(expression.query)
        const value = rows[0]?.[0] ?? null
        return () => value
      }
      case 'call':
        return this.#call(expression)
    }
  }

  #cell(place: number): Compute {
    // A group without rows has no cells.
    return (row) => row[place] ?? null
  }

  #unary({ sign, of: operand }: Extract<Expression, { readonly type: 'unary' }>): Compute {
    const of = this.compile(operand)
    if (sign === 'not') return (row, group) => negate(of(row, group))
    return (row, group) => calculate('-', 0, of(row, group))
  }

  #binary({ sign, left: one, right: other }: Extract<Expression, { readonly type: 'binary' }>): Compute {
    const [left, right] = [this.compile(one), this.compile(other)]
    switch (sign) {
      case 'and':
      case 'or': {
        const decides = sign === 'or'
        return (row, group) => {
          const first = left(row, group)
          if (first === decides) return first
          const second = right(row, group)
          if (second === decides) return second
          return first === null || second === null ? null : !decides
        }
      }
      case '+':
      case '-':
      case '*':
      case '/':
      case '%':
        return (row, group) => calculate(sign, left(row, group), right(row, group))
      default:
        return (row, group) => compareValues(sign, left(row, group), right(row, group))
    }
  }

  #between({ of: tested, low: least, high: most, isNot }: Extract<Expression, { readonly type: 'between' }>): Compute {
    const [of, low, high] = [this.compile(tested), this.compile(least), this.compile(most)]
    return (row, group) => {
      const value = of(row, group)
      const [above, below] = [compareValues('>=', value, low(row, group)), compareValues('<=', value, high(row, group))]
      const is = above === false || below === false ? false : above === null || below === null ? null : true
      return isNot ? negate(is) : is
    }
  }

  #in({ of: tested, among, isNot }: Extract<Expression, { readonly type: 'in' }>): Compute {
    const of = this.compile(tested)
    const found = 'items' in among ? this.#run(among).rows.map(([value = null]) => value) : among.map((each) => this.compile(each)([], []))
    const is = oneOf(found)
    return (row, group) => (isNot ? negate(is(of(row, group))) : is(of(row, group)))
  }

  #case({ whens, otherwise }: Extract<Expression, { readonly type: 'case' }>): Compute {
    const cases = whens.map(([when, then]) => [this.compile(when), this.compile(then)] as const)
    const last = this.compile(otherwise)
    return (row, group) => (cases.find(([when]) => when(row, group) === true)?.[1] ?? last)(row, group)
  }

  #call(call: Call): Compute {
    const window = this.#windows.get(call)
    if (window !== undefined) return this.#cell(window)
    if (isAggregate(call.name)) return this.#aggregate(call)
    const args = call.args.map((arg) => this.compile(arg))
    return (row, group) =>
      callScalar(
        call.name,
        args.map((arg) => arg(row, group)),
      )
  }

  #aggregate({ name, args, isDistinct, filter, within }: Call): Compute {
    const keeps = filter === null ? null : this.compile(filter)
    const [first, second] = (within === null ? args : [within]).map((arg) => this.compile(arg))
    const share = within === null || args[0] === undefined ? null : this.compile(args[0])
    // A sum of decimals is exact: it is that of whole numbers of their last place.
    const [only] = args
    const unit = name === 'sum' && only?.type === 'cast' && only.to === 'decimal' ? 10 ** only.scale : null
    return (_, group) => {
      const rows = keeps === null ? group : group.filter((row) => keeps(row, []) === true)
      if (first === undefined) return rows.length
      const pairs = rows.map((row) => [first(row, []), second?.(row, []) ?? true] as const)
      const full = pairs.filter(([one, other]) => one !== null && other !== null)
      const values = full.map(([value]) => value)
      if (share !== null) return percentile(numberOf(share([], [])), values)
      if (unit !== null)
        return scaled(
          aggregate(
            name,
            values.map((value) => Math.round(numberOf(value) * unit)),
            [],
          ),
          unit,
        )
      return aggregate(
        name,
        isDistinct ? [...new Set(values)] : values,
        full.map(([, other]) => other),
      )
    }
  }
}

function scaled(value: Value, unit: number): Value {
  return value === null ? null : numberOf(value) / unit
}

function isDate(expression: Expression): boolean {
  return expression.type === 'cast' && expression.to === 'date'
}
