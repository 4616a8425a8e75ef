import { layOutEntities } from './lay-out-entities.ts'
import type { LayoutQuestion } from './layout-client.ts'

// A worker, because forty tables take longer than the page may be blocked.
addEventListener('message', ({ data: { id, graph, aspect } }: MessageEvent<LayoutQuestion>) => {
  postMessage({ id, layout: layOutEntities(graph, aspect) })
})
