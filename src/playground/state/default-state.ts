import { examples } from '../story/examples.ts'
import type { LinkState } from './link-state.ts'

/** The state of the page without parameters in its link. */
export const defaultState: LinkState = {
  source: 'story',
  story: examples[0]?.story ?? '',
  schemaText: '',
  rows: null,
  seed: 42,
  view: 'data',
  table: null,
  locale: '',
  download: { isAll: false, format: 'csv', isGzipped: false },
}
