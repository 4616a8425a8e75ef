import type { Input } from './store.ts'
import type { Download } from './download.ts'
import type { View } from './view.ts'

/** The content of a link to the page. */
export interface LinkState {
  readonly source: 'story' | 'schema'
  readonly story: string
  readonly schemaText: string
  readonly rows: number | null
  readonly seed: number
  readonly view: View
  readonly table: string | null
  readonly locale: string
  readonly download: Download
}

/** The state of an input. Reads the values of its signals, so effects follow them. */
export function linkState(input: Input): LinkState {
  return {
    source: input.source.value,
    story: input.story.value,
    schemaText: input.schemaText.value,
    rows: input.rows.value,
    seed: input.seed.value,
    view: input.view.value,
    table: input.table.value,
    locale: input.locale.value,
    download: input.download.value,
  }
}
