import type { SyntaxNode } from '@lezer/common'
import { JsonNode } from './json-node.ts'
import type { Step } from './schemas-at.ts'

/** The steps from the root of a JSON text to a value, by its syntax. */
export function stepsTo(value: SyntaxNode, text: string): readonly Step[] {
  const steps: Step[] = []
  for (let node = value; node.parent !== null; node = node.parent) {
    const { parent } = node
    if (parent.name === 'Array') {
      const holder = new JsonNode(parent, text)
      steps.push({ holder, name: null, index: holder.elements.filter(({ syntax }) => syntax.to <= node.from).length })
    } else if (parent.name === 'Property' && parent.parent !== null) {
      const holder = new JsonNode(parent.parent, text)
      steps.push({ holder, name: holder.nameOf(parent), index: 0 })
    }
  }
  return steps.toReversed()
}
