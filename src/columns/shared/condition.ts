import type jsep from 'jsep'
import { reservedNames } from '../../schema/name.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { compileExpression, type ExpressionContext } from './expression.ts'
import { parsed } from './expression-syntax.ts'
import type { Operand } from './operand.ts'
import { ownColumn, type Readable, referredColumn } from './readable.ts'

/** Compiles a formula whose values are true, false or null. @throws SchemaError if the formula is wrong or has values of another type */
export function compileCondition(source: string, context: ExpressionContext): Operand {
  const compiled = compileExpression(source, context)
  if (compiled.type !== 'boolean')
    throw new SchemaError(`"${source}" is a ${compiled.type}, not a condition: compare it with something, as in \`a > b\``)
  return compiled
}

/** The columns that a formula reads, each once, in the order of their first use. `source` must be a valid formula. */
export function columnsReadBy(source: string, context: ExpressionContext): readonly Readable[] {
  const found = new Map<string, Readable>()
  visit(parsed(source))
  return [...found.values()]

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    const core = node as jsep.CoreExpression
    if (core.type === 'MemberExpression') {
      const column = referredColumn((core.object as jsep.Identifier).name, (core.property as jsep.Identifier).name, context)
      found.set(column.name, column)
    } else if (core.type === 'Identifier') {
      if (!reservedNames.has(core.name)) found.set(core.name, ownColumn(context.table.column(core.name)))
    } else for (const [key, child] of Object.entries(node)) if (key !== 'callee') visit(child)
  }
}
