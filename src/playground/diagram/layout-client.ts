import type { EntityLayout } from './lay-out-entities.ts'
import type { SizedGraph } from './sized-graph.ts'

/** Where the build has put `layout-worker.ts`. */
declare const layoutWorkerAddress: string

export interface LayoutQuestion {
  readonly id: number
  readonly graph: SizedGraph
  /** Width over height of the place that the diagram is for. */
  readonly aspect: number
}

/** Lays diagrams out in a thread of its own. Of several questions only the last one is answered. */
export class LayoutClient {
  readonly #worker = new Worker(layoutWorkerAddress, { type: 'module' })
  readonly #take: (layout: EntityLayout) => void
  #last = 0

  /** @param take gets the layouts */
  constructor(take: (layout: EntityLayout) => void) {
    this.#take = take
    this.#worker.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly layout: EntityLayout }>) => {
      if (data.id === this.#last) this.#take(data.layout)
    })
  }

  ask(graph: SizedGraph, aspect: number): void {
    const question: LayoutQuestion = { id: ++this.#last, graph, aspect }
    this.#worker.postMessage(question)
  }

  close(): void {
    this.#worker.terminate()
  }
}
