import { type Formula, parseFormula } from './parse-formula.ts'
import { quoted, type Sql, text, toScale } from './sql.ts'

/** What a formula reads. */
export interface Scope {
  /** A column of the row; `through` a key of the row, of another one. @throws when there is none */
  column(name: string, through: string | null): Sql
  /** Days since 1970. */
  readonly today: number
}

/** The SQL of a formula of a schema, as docs/schema.md says what formulas are. @throws for what the oracle does not know */
export function formulaSql(source: string, scope: Scope): Sql {
  return sqlOf(parseFormula(source), scope)
}

/** The SQL of a formula that is true or false. */
export function conditionSql(source: string, scope: Scope): string {
  return truth(formulaSql(source, scope))
}

const literal = (sql: string, type: Sql['type'], scale = 0): Sql => ({ sql, type, scale, nullable: false })

function sqlOf(formula: Formula, scope: Scope): Sql {
  const of = (each: Formula): Sql => sqlOf(each, scope)
  switch (formula.type) {
    case 'number': {
      const [whole = '', fraction = ''] = formula.digits.split('.')
      return literal(`${BigInt(whole + fraction)}::bigint`, 'number', fraction.length)
    }
    case 'text':
      return literal(text(formula.text), 'text')
    case 'truth':
      return literal(String(formula.value), 'boolean')
    case 'name':
      return formula.name === 'today' ? literal(String(scope.today), 'days') : scope.column(formula.name, null)
    case 'member':
      return scope.column(formula.name, formula.through)
    case 'unary':
      return unary(formula.operator, of(formula.of))
    case 'binary':
      return binary(formula.operator, of(formula.left), of(formula.right))
    case 'in':
      return oneOf(of(formula.of), formula.list.map(of))
    case 'choice': {
      const test = of(formula.test)
      const [yes, no] = alike(of(formula.yes), of(formula.no))
      const sql = `case when ${truth(test)} then ${yes.sql} when not ${truth(test)} then ${no.sql} end`
      return { ...yes, sql: `(${sql})`, nullable: test.nullable || yes.nullable || no.nullable }
    }
    case 'call':
      return call(formula.name, formula.given.map(of))
  }
}

const truth = ({ sql, type }: Sql): string => (type === 'boolean' ? `(${sql})` : `(${sql} <> 0)`)

function unary(operator: string, of: Sql): Sql {
  if (operator === '!') return { ...of, sql: `(not ${truth(of)})`, type: 'boolean', scale: 0 }
  const number = toScale(of, of.scale)
  return operator === '-' ? { ...number, sql: `(-${number.sql})`, type: 'number' } : number
}

/** Two values of one scale and type: days beside seconds are their midnights, a text beside a moment is one. */
function alike(a: Sql, b: Sql): readonly [Sql, Sql] {
  if (a.type === 'text' || b.type === 'text') return [momentBeside(a, b), momentBeside(b, a)]
  if (a.type === 'boolean' && b.type === 'boolean') return [a, b]
  if (a.type === 'days' && b.type === 'seconds') return [seconds(a), b]
  if (a.type === 'seconds' && b.type === 'days') return [a, seconds(b)]
  const scale = Math.max(a.scale, b.scale)
  return [toScale(a, scale), toScale(b, scale)]
}

function momentBeside(value: Sql, beside: Sql): Sql {
  if (value.type !== 'text' || beside.type === 'text') return value
  const ms = Date.parse(value.sql.slice(1, -1))
  if (Number.isNaN(ms)) throw new TypeError(`${value.sql} stands beside ${beside.sql}`)
  return literal(String(beside.type === 'days' ? Math.floor(ms / 86_400_000) : ms / 1000), beside.type)
}

const seconds = (days: Sql): Sql => ({ ...days, sql: `((${days.sql})::bigint * 86400)`, type: 'seconds' })

const comparisons: Readonly<Record<string, string>> = { '==': '=', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' }

function binary(operator: string, left: Sql, right: Sql): Sql {
  const nullable = left.nullable || right.nullable
  if (operator === '&&' || operator === '||') {
    const word = operator === '&&' ? 'and' : 'or'
    return { sql: `(${truth(left)} ${word} ${truth(right)})`, type: 'boolean', scale: 0, nullable }
  }
  const compared = comparisons[operator]
  const [a, b] = alike(left, right)
  if (compared !== undefined) return { sql: `(${a.sql} ${compared} ${b.sql})`, type: 'boolean', scale: 0, nullable }
  return arithmetic(operator, left, right, [numeric(a), numeric(b)])
}

const numeric = (value: Sql): Sql => toScale(value, value.scale)

/** Products keep nine digits after the point and quotients have six. */
function arithmetic(operator: string, left: Sql, right: Sql, [a, b]: readonly [Sql, Sql]): Sql {
  const nullable = left.nullable || right.nullable
  if (operator === '*') {
    const [x, y] = [numeric(left), numeric(right)]
    const product: Sql = { sql: `(${x.sql} * ${y.sql})`, type: 'number', scale: x.scale + y.scale, nullable }
    return toScale(product, Math.min(9, product.scale))
  }
  const type = momentOf(operator, a, b)
  const { scale } = a
  if (operator === '/') return { sql: `half_away_quotient(${a.sql}, ${b.sql})`, type: 'number', scale: 6, nullable: true }
  if (operator === '%') return { sql: `(${a.sql} % ${b.sql})`, type: 'number', scale, nullable: true }
  return { sql: `(${a.sql} ${operator} ${b.sql})`, type, scale, nullable }
}

/** A moment and a distance make a moment. */
function momentOf(operator: string, a: Sql, b: Sql): Sql['type'] {
  if ((operator !== '+' && operator !== '-') || (a.type !== 'number' && b.type !== 'number')) return 'number'
  return a.type === 'number' ? b.type : a.type
}

function oneOf(value: Sql, list: readonly Sql[]): Sql {
  const same = list.map((each) => {
    const [a, b] = alike(value, each)
    return `${a.sql} = ${b.sql}`
  })
  return { sql: `(${same.join(' or ')})`, type: 'boolean', scale: 0, nullable: value.nullable }
}

function call(name: string, given: readonly Sql[]): Sql {
  const [first, second] = given
  if (first === undefined) throw new SyntaxError(`${name} takes something`)
  if (name === 'known') return { sql: `(${first.sql} is not null)`, type: 'boolean', scale: 0, nullable: false }
  if (name === 'min' || name === 'max') return given.slice(1).reduce((best, each) => extreme(name, best, each), numeric(first))
  if (name === 'coalesce' && second !== undefined) {
    const [a, b] = alike(first, second)
    return { ...a, sql: `coalesce(${a.sql}, ${b.sql})`, nullable: a.nullable && b.nullable }
  }
  const of = numeric(first)
  const unit = 10n ** BigInt(of.scale)
  switch (name) {
    case 'abs':
      return { ...of, sql: `abs(${of.sql})` }
    case 'round':
      return toScale(of, 0)
    case 'floor':
      return of.scale === 0 ? of : { ...of, sql: `floored(${of.sql}, ${unit})`, scale: 0 }
    case 'ceil':
      return of.scale === 0 ? of : { ...of, sql: `(-floored(-${of.sql}, ${unit}))`, scale: 0 }
    case 'days': {
      const whole = call('floor', [of])
      return { ...whole, sql: `floored(${whole.sql}, 86400)`, type: 'days' }
    }
    case 'seconds':
      return seconds(of)
    case 'month_end':
      return { ...of, sql: `(last_day(date '1970-01-01' + (${of.sql})::integer) - date '1970-01-01')`, type: 'days' }
    default:
      throw new SyntaxError(`The oracle knows no ${quoted(name)}`)
  }
}

function extreme(name: string, left: Sql, right: Sql): Sql {
  const [a, b] = alike(left, right)
  const nullable = a.nullable || b.nullable
  const both = name === 'min' ? (nullable ? 'lesser' : 'least') : nullable ? 'greater' : 'greatest'
  return { ...numeric(a), sql: `${both}(${numeric(a).sql}, ${numeric(b).sql})`, nullable }
}
