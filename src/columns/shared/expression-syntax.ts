import jsep from 'jsep'
import { SchemaError } from '../../schema/schema-error.ts'

/** As strong as the comparisons that it stands for. */
const precedence = 7

jsep.addBinaryOp('in', precedence)

/** The operations of a formula, as a tree. @throws SchemaError when it is no formula */
export function parsed(source: string): jsep.Expression {
  try {
    return jsep(source)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const hint = reason.startsWith('Unexpected "="') ? '; values are compared by ==' : ''
    throw new SchemaError(`"${source}" is no expression: ${reason}${hint}`, { cause: error })
  }
}
