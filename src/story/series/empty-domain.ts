import type { Domain } from '../../domains/domain.ts'

/** A domain without tables. */
export function emptyDomain(story: string): Domain {
  const lists = { rates: [], measures: [], events: [], countries: [], currencies: [], money: [], keywords: [] }
  return { name: 'custom', description: 'A time series.', story, nouns: {}, ...lists, schema: { version: 1, name: 'custom', tables: [] } }
}
