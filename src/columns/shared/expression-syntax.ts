import { threadCache } from '../../caches/thread-cache.ts'
import jsep from 'jsep'
import { SchemaError } from '../../schema/schema-error.ts'

/** As strong as the comparisons that it stands for. */
const precedence = 7

jsep.addBinaryOp('in', precedence)

/** Longer formulas are rare, and their trees large. */
const longestKept = 200

/** Trees of short formulas: every plan of a domain has the same. */
const trees = threadCache<jsep.Expression>('formulas')

/** The operations of a formula, as a tree, which must not change. @throws SchemaError when it is no formula */
export function parsed(source: string): jsep.Expression {
  return source.length <= longestKept ? trees.get(source, () => parse(source)) : parse(source)
}

function parse(source: string): jsep.Expression {
  try {
    return jsep(source)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const hint = reason.startsWith('Unexpected "="') ? '; values are compared by ==' : ''
    throw new SchemaError(`"${source}" is not an expression: ${reason}${hint}`, { cause: error })
  }
}
