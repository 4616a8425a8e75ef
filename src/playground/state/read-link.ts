import { defaultState } from './default-state.ts'
import type { LinkState } from './link-state.ts'
import { unpackText } from './unpack-text.ts'
import { views } from './view.ts'

/** The state in the part of an address after `#`. Missing and invalid values get their defaults. */
export async function readLink(hash: string): Promise<LinkState> {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const packed = parameters.get('schema.z')
  const schemaText = packed === null ? parameters.get('schema') : await unpackText(packed)
  return {
    source: schemaText === null ? 'story' : 'schema',
    // No example in place of a schema that cannot be read: it would pass for the linked data.
    story: parameters.get('story') ?? (schemaText === null && packed === null ? defaultState.story : ''),
    schemaText: schemaText ?? '',
    rows: whole(parameters.get('rows'), 0) ?? defaultState.rows,
    seed: whole(parameters.get('seed'), Number.MIN_SAFE_INTEGER) ?? defaultState.seed,
    view: views.find((view) => view === parameters.get('view')) ?? defaultState.view,
    table: parameters.get('table'),
    locale: parameters.get('locale') ?? defaultState.locale,
    download: {
      isAll: parameters.has('all'),
      format: parameters.get('format') ?? defaultState.download.format,
      isGzipped: parameters.has('gzip'),
    },
  }
}

function whole(text: string | null, least: number): number | null {
  const value = Number(text)
  return text !== null && /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(value) && value >= least ? value : null
}
