import type { Size } from './geometry.ts'

/** The input of a graph layout; plain data. */
export interface SizedGraph {
  readonly nodes: readonly SizedNode[]
  readonly edges: readonly { readonly id: string; readonly child: string; readonly parent: string }[]
}

export interface SizedNode extends Size {
  readonly name: string
}
