import { examples } from '../story/examples.ts'
import type { LinkState } from './link-state.ts'

/** What the page shows when its link says nothing. */
export const defaultState: LinkState = {
  source: 'story',
  story: examples[0]?.story ?? '',
  schemaText: '',
  rows: null,
  seed: 42,
  view: 'data',
  table: null,
  locale: '',
}
