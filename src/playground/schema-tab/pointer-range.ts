import type { SyntaxNode, Tree } from '@lezer/common'
import { JsonNode } from './json-node.ts'

/** A range of a text: offsets, the end excluded. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/**
 * Where in a JSON text a JSON pointer (RFC 6901) leads to: of a property its name, of an element of a list its first line, of what is not there the nearest
 * thing around it.
 * @param tree of the text, as the grammar `@lezer/json` parses it
 */
export function pointerRange(tree: Tree, text: string, pointer: string): TextRange {
  const root = tree.topNode.firstChild
  let value = root === null ? null : new JsonNode(root, text)
  let name: SyntaxNode | null = null
  for (const step of pointer.split('/').slice(1).map(unescaped)) {
    const property: SyntaxNode | null = value?.property(step) ?? null
    const next: JsonNode | null = (property === null ? elementAt(value, step) : value?.get(step)) ?? null
    if (property === null && next === null) break
    name = property?.getChild('PropertyName') ?? null
    value = next
  }
  if (name !== null) return { from: name.from, to: name.to }
  return value === null ? { from: 0, to: text.length } : firstLine(value.syntax, text)
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

function elementAt(value: JsonNode | null, step: string): JsonNode | null {
  return /^\d+$/.test(step) ? (value?.elements[Number(step)] ?? null) : null
}

function firstLine({ from, to }: SyntaxNode, text: string): TextRange {
  const end = text.indexOf('\n', from)
  return { from, to: end < 0 ? to : Math.min(to, end) }
}
