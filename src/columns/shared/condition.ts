import jsep from 'jsep'
import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, CompileContext } from '../column-kind.ts'
import { compileExpression } from './expression.ts'
import type { Operand } from './operand.ts'

/** Compiles a formula that is true or false in every row, or null. @throws SchemaError with what is wrong in it, or that it is neither */
export function compileCondition(source: string, context: CompileContext): Operand {
  const compiled = compileExpression(source, context)
  if (compiled.type !== 'boolean') throw new SchemaError(`"${source}" is a number, not true or false: compare it with something`)
  return compiled
}

/** The columns of the row's table that a formula names, each once. @throws SchemaError when there is no such column */
export function columnsNamedIn(source: string, { table }: Pick<CompileContext, 'table'>): readonly ColumnRef[] {
  const names = new Set<string>()
  collectNames(jsep(source), names)
  return [...names].map((name) => table.column(name))
}

const constants: ReadonlySet<string> = new Set(['today', 'true', 'false', 'null', 'parent'])

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, name } = node as { readonly type?: unknown; readonly name?: unknown }
  if (type === 'Identifier' && typeof name === 'string' && !constants.has(name)) names.add(name)
  for (const [key, child] of Object.entries(node)) if (key !== 'callee' && key !== 'property') collectNames(child, names)
}
