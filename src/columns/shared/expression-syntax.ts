import { threadCache } from '../../caches/thread-cache.ts'
import jsep from 'jsep'
import { SchemaError } from '../../schema/schema-error.ts'

/** `in` has the precedence of the comparisons that it abbreviates. */
const precedence = 7

jsep.addBinaryOp('in', precedence)

/** Maximum number of characters of a formula whose tree is cached: longer ones are rare and have large trees. */
const longestKept = 200

/** The trees of short formulas, cached because every plan of a domain contains the same formulas. */
const trees = threadCache<jsep.Expression>('formulas')

/** Parses a formula. The tree is shared and must not change. @throws SchemaError if it is not a formula */
export function parsed(source: string): jsep.Expression {
  return source.length <= longestKept ? trees.get(source, () => parse(source)) : parse(source)
}

/** Number of operations of a formula, parentheses included. */
export function operationsIn(source: string): number {
  return source.match(/[-+*/%<>=!&|?(]/g)?.length ?? 0
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
