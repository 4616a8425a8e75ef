import type jsep from 'jsep'
import { insteadOf } from '../../nearest.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { CompileContext, Frame } from '../column-kind.ts'
import { codesByWord, readableCodesOf, unknownWord } from './codes.ts'
import { expressionFunctions } from './expression-functions.ts'
import { binaryOperators, oneOf, unaryOperators } from './expression-operators.ts'
import { operationsIn, parsed } from './expression-syntax.ts'
import { expressionText } from './expression-text.ts'
import { momentLiteral } from './moment-literal.ts'
import { type Cells, columnOperand, constantOperand, type Operand } from './operand.ts'
import { ownColumn, type Readable, referredColumn } from './readable.ts'
import { releasing } from './releasing.ts'
import { BeyondExact, beyondExact } from './value-range.ts'

/** The parts of the compilation context that expressions use. */
export type ExpressionContext = Pick<CompileContext, 'table' | 'referenceDay'>

/** Maximum depth of nested operations, each of which uses the call stack during evaluation. */
const mostNested = 100

/** Compiles an expression over the columns of a row. @throws SchemaError if it is not valid */
export function compileExpression(source: string, context: ExpressionContext): Operand {
  const operations = operationsIn(source)
  context.table.calculates(operations)
  const compiler = new ExpressionCompiler(context)
  const compiled = compiler.compile(parsed(source), 0)
  return releasing(compiled, operations, [...compiler.columns.values()])
}

class ExpressionCompiler {
  /** The columns that the expression reads, by name. */
  readonly columns = new Map<string, Readable>()
  readonly #context: ExpressionContext

  constructor(context: ExpressionContext) {
    this.#context = context
  }

  compile(node: jsep.Expression, depth: number): Operand {
    if (depth > mostNested)
      throw new SchemaError(`More than ${mostNested} operations are nested: divide the expression into several columns`)
    try {
      return this.#compile(node, depth + 1)
    } catch (error) {
      if (!(error instanceof BeyondExact)) throw error
      throw new SchemaError(beyondExact(`"${expressionText(node)}"`, error.reach, error.scale), { cause: error })
    }
  }

  #compile(node: jsep.Expression, depth: number): Operand {
    const core = node as jsep.CoreExpression
    switch (core.type) {
      case 'Literal':
        return literal(core)
      case 'Identifier':
        return this.#identifier(core.name)
      case 'UnaryExpression':
        return operatorNamed(unaryOperators, core.operator)(this.compile(core.argument, depth))
      case 'BinaryExpression':
        return this.#binary(core, depth)
      case 'ConditionalExpression':
        return expressionFunctions.choose(
          this.compile(core.test, depth),
          this.compile(core.consequent, depth),
          this.compile(core.alternate, depth),
        )
      case 'CallExpression':
        return this.#call(core, depth)
      default:
        return columnOperand(this.#column(node) ?? refused(`An expression cannot contain a ${node.type}`))
    }
  }

  #identifier(name: string): Operand {
    if (name === 'today') return constantOperand(this.#context.referenceDay, 0, 'date')
    return columnOperand(this.#read(ownColumn(this.#context.table.column(name))))
  }

  #read(column: Readable): Readable {
    this.columns.set(column.name, column)
    return column
  }

  /** The column that a node names; null if the node is not a name. */
  #column(node: jsep.Expression): Readable | null {
    const name = nameIn(node)
    if (name !== null) return name === 'today' ? null : this.#read(ownColumn(this.#context.table.column(name)))
    if (node.type !== 'MemberExpression') return null
    const { object, property, computed } = node as jsep.MemberExpression
    const [through, column] = [nameIn(object), nameIn(property)]
    if (computed || through === null || column === null)
      throw new SchemaError(
        `"${expressionText(node)}" leads too far: parent.column and foreign_key.column reach one row; add a lookup there for the next`,
      )
    return this.#read(referredColumn(through, column, this.#context))
  }

  #binary({ operator, left, right }: jsep.BinaryExpression, depth: number): Operand {
    if (operator === 'in') return this.#oneOf(left, right, depth)
    const apply = operatorNamed(binaryOperators, operator)
    for (const side of [left, right]) if (side.type === 'Literal' && side['value'] === null) refused(nullRefusal)
    if (isText(right)) return this.#textTest(operator, left, right.value, depth, (tested, text) => apply(tested, text))
    if (isText(left)) return this.#textTest(operator, right, left.value, depth, (tested, text) => apply(text, tested))
    return apply(this.compile(left, depth), this.compile(right, depth))
  }

  /** Compiles `column == "word"`, or the comparison of a date or timestamp with a literal. */
  #textTest(
    operator: string,
    node: jsep.Expression,
    text: string,
    depth: number,
    apply: (tested: Operand, text: Operand) => Operand,
  ): Operand {
    const column = this.#column(node)
    if (column !== null && isOfWords(column)) return wordTest(operator, column, [text])
    const tested = this.compile(node, depth)
    if (tested.type !== 'date' && tested.type !== 'timestamp')
      throw new SchemaError(
        `"${text}" can only be compared with a category, a date or a timestamp; "${expressionText(node)}" is not one of these`,
      )
    return apply(tested, momentLiteral(text, tested, operator))
  }

  /** Compiles `column in ["word", "other"]`, or `in` with numbers, dates or timestamps. */
  #oneOf(node: jsep.Expression, list: jsep.Expression, depth: number): Operand {
    const items = list.type === 'ArrayExpression' ? (list as jsep.ArrayExpression).elements : []
    const literals = items.flatMap((item) => (item === null ? [] : [item]))
    if (literals.length === 0) throw new SchemaError('`in` needs a list of values, such as status in ["paid", "sent"] or level in [1, 2]')
    const texts = literals.flatMap((item) => (isText(item) ? [item.value] : []))
    const column = texts.length === 0 ? null : this.#column(node)
    if (column !== null && isOfWords(column) && texts.length === literals.length) return wordTest('in', column, texts)
    const tested = this.compile(node, depth)
    const values = literals.map((item) => (isText(item) ? momentLiteral(item.value, tested, '==') : this.compile(item, depth)))
    if (values.some(({ constant }) => constant === undefined)) throw new SchemaError('`in` takes only literal values: use == and ||')
    return oneOf(tested, values)
  }

  #call({ callee, arguments: given }: jsep.CallExpression, depth: number): Operand {
    const name = callee.type === 'Identifier' ? (callee as jsep.Identifier).name : '?'
    if (name === 'known') return this.#known(given, depth)
    const apply = expressionFunctions.named.get(name)
    if (apply === undefined)
      throw new SchemaError(`There is no function ${name}; there are ${[...expressionFunctions.named.keys(), 'known'].join(', ')}`)
    return apply(given.map((argument) => this.compile(argument, depth)))
  }

  /** Compiles `known`: whether a column of any type, or an expression, is not null. */
  #known([argument, ...rest]: readonly jsep.Expression[], depth: number): Operand {
    if (argument === undefined || rest.length > 0) throw new SchemaError('known takes one argument')
    const column = this.#column(argument)
    const operand = column === null ? this.compile(argument, depth) : null
    const nullable = column?.layout.nullable ?? operand?.nullable ?? false
    if (!nullable) return constantOperand(1, 0, 'boolean')
    return truth(false, (frame, values) => {
      const nulls = column === null ? operand?.evaluate(frame).nulls : column.read(frame).nulls
      for (let i = 0; i < frame.count; i++) values[i] = nulls?.[i] === 1 ? 0 : 1
      return null
    })
  }
}

const nullRefusal = 'Nothing is equal to null: use known(column) or coalesce(column, otherwise)'

/** The name that a node stands for; null for other nodes. jsep has its own node for `this`, which is a name here. */
function nameIn({ type, name }: jsep.Expression): string | null {
  if (type === 'ThisExpression') return 'this'
  return type === 'Identifier' && typeof name === 'string' ? name : null
}

function literal({ value, raw }: jsep.Literal): Operand {
  if (typeof value === 'boolean') return constantOperand(value ? 1 : 0, 0, 'boolean')
  if (value === null) throw new SchemaError(nullRefusal)
  if (typeof value !== 'number') throw new SchemaError(`${raw} can only be compared with a category, a date or a timestamp`)
  const scale = (raw.split('.')[1] ?? '').length
  if (scale > 9 || /e/i.test(raw)) throw new SchemaError(`${raw} has more than 9 decimal digits or an exponent`)
  return constantOperand(Number(raw.replace('.', '')), scale)
}

/** Whether a column is compared with words. Dates and timestamps are not. */
function isOfWords({ layout }: Readable): boolean {
  return layout.type !== 'date' && layout.type !== 'timestamp'
}

function wordTest(operator: string, column: Readable, words: readonly string[]): Operand {
  if (operator !== '==' && operator !== '!=' && operator !== 'in')
    throw new SchemaError(`Words can be compared by ==, != and in, not by ${operator}`)
  if (column.layout.type === 'number') throw new SchemaError(`Column "${column.name}" is a number: compare it with one, without quotes`)
  const codes = readableCodesOf(column)
  const unknown = unknownWord(codes, words)
  if (unknown !== null) throw new SchemaError(() => `"${unknown}" is not a value of "${column.name}"${insteadOf(unknown, codes.words)}`)
  const test = codeTest(codes.words, words)
  const [inside, outside] = operator === '!=' ? [0, 1] : [1, 0]
  return truth(column.layout.nullable, (frame, values) => {
    const chosen = codes.read(frame)
    for (let i = 0; i < frame.count; i++) values[i] = test(chosen[i] as number) ? inside : outside
    return column.read(frame).nulls
  })
}

/**
 * Maximum number of words for which a comparison has a lookup table; thousands of formulas over larger dictionaries would use too much
 * memory.
 */
const mostInTable = 1024

/** Returns a test whether the word with a code is one of `wanted`. */
function codeTest(words: readonly string[], wanted: readonly string[]): (code: number) => boolean {
  if (words.length <= mostInTable) {
    const table = Uint8Array.from(words, (word) => (wanted.includes(word) ? 1 : 0))
    return (code) => table[code] === 1
  }
  const places = codesByWord(words)
  const codes = new Set(wanted.flatMap((word) => places.get(word) ?? []))
  return (code) => codes.has(code)
}

/** An operand with the values 0 and 1; `fill` writes them into `values` and returns the mask of nulls. */
function truth(nullable: boolean, fill: (frame: Frame, values: Float64Array) => Uint8Array | null): Operand {
  return {
    scale: 0,
    nullable,
    type: 'boolean',
    range: { min: 0, max: 1 },
    evaluate: (frame): Cells => {
      const values = frame.float64()
      return { nulls: fill(frame, values), values }
    },
  }
}

function isText(node: jsep.Expression): node is jsep.Literal & { readonly value: string } {
  return node.type === 'Literal' && typeof node['value'] === 'string'
}

function operatorNamed<Operator>(operators: ReadonlyMap<string, Operator>, name: string): Operator {
  return operators.get(name) ?? refused(`There is no operator ${name}; there are ${[...operators.keys()].join(' ')}`)
}

function refused(message: string): never {
  throw new SchemaError(message)
}
