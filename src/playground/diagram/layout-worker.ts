import { layOutEntities } from './lay-out-entities.ts'
import type { LayoutQuestion } from './layout-client.ts'

// A thread of its own: forty tables take longer than a page may stand still.
addEventListener('message', ({ data: { id, graph, aspect } }: MessageEvent<LayoutQuestion>) => {
  postMessage({ id, layout: layOutEntities(graph, aspect) })
})
