import { batch, computed, signal } from '@preact/signals'
import type { AnySchema } from '../../schema/any-schema.ts'
import type { Api } from '../api/api.ts'
import type { DatasetTable } from '../api/dataset.ts'
import type { LinkState } from './link-state.ts'
import { Asking } from './asking.ts'
import type { Input, Store } from './store.ts'
import type { Theme } from './theme.ts'

/** The state of a page that was opened with a link. */
export function createStore(api: Api, linked: LinkState, theme: Theme): Store {
  const input: Input = {
    source: signal(linked.source),
    story: signal(linked.story),
    schemaText: signal(linked.schemaText),
    rows: signal(linked.rows),
    seed: signal(linked.seed),
    view: signal(linked.view),
    table: signal(linked.table),
    locale: signal(linked.locale),
    download: signal(linked.download),
    theme: signal(theme),
  }
  const asking = new Asking(api, input)
  const dataset = computed(() => asking.answer.value.dataset)
  const schema = computed(() =>
    input.source.value === 'story' ? (asking.answer.value.explained?.schema ?? null) : readSchema(input.schemaText.value),
  )
  const primary = computed(() => asking.answer.value.primary)
  const shown = computed(() => {
    const tables = dataset.value?.tables ?? []
    const named = (wanted: string | null): DatasetTable | undefined => tables.find(({ name }) => name === wanted)
    return named(input.table.value) ?? named(primary.value) ?? tables[0] ?? null
  })
  return {
    ...input,
    api,
    answer: asking.answer,
    isAsking: asking.isAsking,
    schema,
    dataset,
    shown,
    lost: signal([]),
    pointedAt: signal(null),
    tellStory: (story) =>
      batch(() => {
        input.source.value = 'story'
        input.story.value = story
      }),
    writeSchema: (text) =>
      batch(() => {
        input.source.value = 'schema'
        input.schemaText.value = text
      }),
    askAgain: () => asking.ask(),
  }
}

function readSchema(text: string): AnySchema | null {
  try {
    const value: unknown = JSON.parse(text)
    // The service checks everything else.
    return typeof value === 'object' && value !== null && Array.isArray((value as Partial<AnySchema>).tables) ? (value as AnySchema) : null
  } catch {
    return null
  }
}
