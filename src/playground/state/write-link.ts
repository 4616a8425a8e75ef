import { defaultState } from './default-state.ts'
import type { LinkState } from './link-state.ts'
import { packText } from './pack-text.ts'

/** Maximum characters of a schema that is not compressed. */
const longestPlain = 200

/** The part of the page's address after `#`, without default values. */
export async function writeLink(state: LinkState): Promise<string> {
  const parameters = new URLSearchParams()
  if (state.source === 'story') parameters.set('story', state.story)
  else if (state.schemaText.length > longestPlain) parameters.set('schema.z', await packText(state.schemaText))
  else parameters.set('schema', state.schemaText)
  if (state.rows !== null) parameters.set('rows', String(state.rows))
  parameters.set('seed', String(state.seed))
  if (state.view !== defaultState.view) parameters.set('view', state.view)
  if (state.table !== null) parameters.set('table', state.table)
  if (state.locale !== '') parameters.set('locale', state.locale)
  const { isAll, format, isGzipped } = state.download
  if (isAll) parameters.set('all', '')
  if (format !== defaultState.download.format) parameters.set('format', format)
  if (isGzipped) parameters.set('gzip', '')
  return parameters.toString()
}
