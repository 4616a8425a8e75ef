import type { SizedGraph } from './sized-graph.ts'

/** The connected components of the graph, larger ones first. */
export function connectedParts({ nodes, edges }: SizedGraph): readonly SizedGraph[] {
  const part = new Map(nodes.map(({ name }, index) => [name, index]))
  for (const { child, parent } of edges) {
    const [kept, gone] = [part.get(child), part.get(parent)]
    if (kept !== gone) for (const [name, own] of part) if (own === gone) part.set(name, kept as number)
  }
  return [...new Set(part.values())]
    .map((own) => ({
      nodes: nodes.filter(({ name }) => part.get(name) === own),
      edges: edges.filter(({ child }) => part.get(child) === own),
    }))
    .toSorted((a, b) => b.nodes.length - a.nodes.length)
}
