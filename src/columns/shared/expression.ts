import jsep from 'jsep'
import { SchemaError } from '../../schema/schema-error.ts'
import type { CompileContext, Frame } from '../column-kind.ts'
import { type Cells, columnOperand, constantOperand, type Operand } from './operand.ts'
import { binaryOperators, unaryOperators } from './expression-operators.ts'
import { expressionFunctions } from './expression-functions.ts'
import { nullableCodesOf } from './codes.ts'

/** Compiles an expression over the columns of a row. @throws SchemaError with what is wrong in it. */
export function compileExpression(source: string, context: CompileContext): Operand {
  return new ExpressionCompiler(context).compile(parse(source))
}

function parse(source: string): jsep.Expression {
  try {
    return jsep(source)
  } catch (error) {
    throw new SchemaError(`"${source}" is no expression: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

class ExpressionCompiler {
  readonly #context: CompileContext

  constructor(context: CompileContext) {
    this.#context = context
  }

  compile(node: jsep.Expression): Operand {
    const { type } = node as jsep.CoreExpression
    if (type === 'Literal') return this.#literal(node as jsep.Literal)
    if (type === 'Identifier') return this.#identifier((node as jsep.Identifier).name)
    if (type === 'UnaryExpression') return this.#unary(node as jsep.UnaryExpression)
    if (type === 'BinaryExpression') return this.#binary(node as jsep.BinaryExpression)
    if (type === 'ConditionalExpression') return this.#choice(node as jsep.ConditionalExpression)
    if (type === 'CallExpression') return this.#call(node as jsep.CallExpression)
    throw new SchemaError(`An expression cannot hold a ${type}`)
  }

  #literal({ value, raw }: jsep.Literal): Operand {
    if (typeof value === 'boolean') return constantOperand(value ? 1 : 0, 0)
    if (typeof value !== 'number') throw new SchemaError(`${raw} can only be compared with a column of categories`)
    const scale = (raw.split('.')[1] ?? '').length
    if (scale > 9 || /e/i.test(raw)) throw new SchemaError(`${raw} has more than 9 decimal digits or an exponent`)
    return constantOperand(Math.round(value * 10 ** scale), scale)
  }

  #identifier(name: string): Operand {
    if (name === 'today') return constantOperand(this.#context.referenceDay, 0)
    if (name === 'true' || name === 'false') return constantOperand(name === 'true' ? 1 : 0, 0)
    return columnOperand(this.#context.table.column(name), name)
  }

  #unary({ operator, argument }: jsep.UnaryExpression): Operand {
    const apply = unaryOperators.get(operator)
    if (apply === undefined) throw new SchemaError(`There is no operator ${operator}`)
    return apply(this.compile(argument))
  }

  #binary({ operator, left, right }: jsep.BinaryExpression): Operand {
    const word = this.#categoryTest(operator, left, right) ?? this.#categoryTest(operator, right, left)
    if (word !== null) return word
    const apply = binaryOperators.get(operator)
    if (apply === undefined) throw new SchemaError(`There is no operator ${operator}`)
    return apply(this.compile(left), this.compile(right))
  }

  /** `column == "word"` or `column != "word"`; null when it is something else. */
  #categoryTest(operator: string, column: jsep.Expression, literal: jsep.Expression): Operand | null {
    if (column.type !== 'Identifier' || literal.type !== 'Literal' || typeof literal['value'] !== 'string') return null
    if (operator !== '==' && operator !== '!=') throw new SchemaError(`Words can be compared by == and !=, not by ${operator}`)
    const { name } = column as jsep.Identifier
    const reference = this.#context.table.column(name)
    const codes = nullableCodesOf(reference)
    const wanted = codes.words.indexOf(literal['value'])
    if (wanted < 0) throw new SchemaError(`"${literal['value']}" is no value of "${name}"`)
    const [hit, miss] = operator === '==' ? [1, 0] : [0, 1]
    return {
      scale: 0,
      nullable: reference.layout.nullable,
      evaluate: (frame: Frame): Cells => {
        const chosen = codes.read(frame)
        const values = frame.float64()
        for (let i = 0; i < frame.count; i++) values[i] = chosen[i] === wanted ? hit : miss
        return { values, nulls: frame.column(reference.index).nulls }
      },
    }
  }

  #choice({ test, consequent, alternate }: jsep.ConditionalExpression): Operand {
    return expressionFunctions.choose(this.compile(test), this.compile(consequent), this.compile(alternate))
  }

  #call({ callee, arguments: given }: jsep.CallExpression): Operand {
    const name = callee.type === 'Identifier' ? (callee as jsep.Identifier).name : '?'
    const apply = expressionFunctions.named.get(name)
    if (apply === undefined)
      throw new SchemaError(`There is no function ${name}; there are ${[...expressionFunctions.named.keys()].join(', ')}`)
    return apply(given.map((argument) => this.compile(argument)))
  }
}
