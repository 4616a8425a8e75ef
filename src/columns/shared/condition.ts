import jsep from 'jsep'
import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, CompileContext } from '../column-kind.ts'
import { compileExpression } from './expression.ts'
import type { Operand } from './operand.ts'

/** Compiles a formula that is true or false in every row, or null. @throws SchemaError with what is wrong in it, or that it is neither */
export function compileCondition(source: string, context: CompileContext): Operand {
  const compiled = compileExpression(source, context)
  if (!isTruth(jsep(source), context)) throw new SchemaError(`"${source}" is a number, not true or false: compare it with something`)
  return compiled
}

/** The columns of the row's table that a formula names, each once. @throws SchemaError when there is no such column */
export function columnsNamedIn(source: string, { table }: Pick<CompileContext, 'table'>): readonly ColumnRef[] {
  const names = new Set<string>()
  collectNames(jsep(source), names)
  return [...names].map((name) => table.column(name))
}

const constants: ReadonlySet<string> = new Set(['today', 'true', 'false', 'null', 'parent'])
const truthOperators: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '==', '!=', '&&', '||'])

function isTruth(node: jsep.Expression, context: CompileContext): boolean {
  const core = node as jsep.CoreExpression
  switch (core.type) {
    case 'Literal':
      return typeof core.value === 'boolean'
    case 'Identifier':
      return core.name === 'true' || core.name === 'false' || (core.name !== 'today' && isBoolean(context.table.column(core.name)))
    case 'UnaryExpression':
      return core.operator === '!'
    case 'BinaryExpression':
      return truthOperators.has(core.operator)
    case 'ConditionalExpression':
      return isTruth(core.consequent, context) && isTruth(core.alternate, context)
    case 'MemberExpression':
      return isBoolean(memberColumn(core, context))
    case 'CallExpression':
      return (core.callee as jsep.Identifier).name === 'coalesce' && core.arguments.every((argument) => isTruth(argument, context))
    default:
      return false
  }
}

function isBoolean(column: ColumnRef | null | undefined): boolean {
  return column?.layout.type === 'boolean'
}

/** The column of another row that `parent.column` or `foreign_key.column` names. */
function memberColumn({ object, property }: jsep.MemberExpression, { table, tableNamed }: CompileContext): ColumnRef | null {
  const [through, name] = [(object as jsep.Identifier).name, (property as jsep.Identifier).name]
  const target = through === 'parent' ? tableNamed(table.ownership?.by ?? '') : table.column(through).target
  return target?.column(name) ?? null
}

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, name } = node as { readonly type?: unknown; readonly name?: unknown }
  if (type === 'Identifier' && typeof name === 'string' && !constants.has(name)) names.add(name)
  for (const [key, child] of Object.entries(node)) if (key !== 'callee' && key !== 'property') collectNames(child, names)
}
