import type { EntityLayout } from './lay-out-entities.ts'
import type { SizedGraph } from './sized-graph.ts'

/** Address of the built `layout-worker.ts`. */
declare const layoutWorkerAddress: string

export interface LayoutQuestion {
  readonly id: number
  readonly graph: SizedGraph
  /** Ratio of width to height of the available space. */
  readonly aspect: number
}

/** Computes layouts in a worker. Of several requests only the last one is answered. */
export class LayoutClient {
  readonly #worker = new Worker(layoutWorkerAddress, { type: 'module' })
  readonly #take: (layout: EntityLayout) => void
  #last = 0

  /** @param take receives the layouts */
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
