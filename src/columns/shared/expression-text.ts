import type jsep from 'jsep'

const longest = 80

/** The text of an expression, with normalised spaces and brackets, truncated if it is long. */
export function expressionText(node: jsep.Expression): string {
  const text = spelled(node, 12)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function spelled(node: jsep.Expression, depth: number): string {
  if (depth === 0) return '…'
  const inner = (child: jsep.Expression): string => spelled(child, depth - 1)
  const bracketed = (child: jsep.Expression): string =>
    child.type === 'BinaryExpression' || child.type === 'ConditionalExpression' ? `(${inner(child)})` : inner(child)
  const core = node as jsep.CoreExpression
  switch (core.type) {
    case 'Literal':
      return core.raw
    case 'Identifier':
      return core.name
    case 'UnaryExpression':
      return core.operator + bracketed(core.argument)
    case 'BinaryExpression':
      return `${bracketed(core.left)} ${core.operator} ${bracketed(core.right)}`
    case 'ConditionalExpression':
      return `${bracketed(core.test)} ? ${inner(core.consequent)} : ${inner(core.alternate)}`
    case 'CallExpression':
      return `${inner(core.callee)}(${core.arguments.map(inner).join(', ')})`
    case 'ArrayExpression':
      return `[${core.elements.map((element) => (element === null ? '' : inner(element))).join(', ')}]`
    case 'MemberExpression':
      return `${inner(core.object)}.${inner(core.property)}`
    default:
      return core.type === 'ThisExpression' ? 'this' : '…'
  }
}
