import { domains } from '../../domains/index.ts'
import type { Core } from '../core.ts'
import { documentBytes } from '../document-bytes.ts'

export interface Sample {
  readonly summary: string
  readonly value: unknown
}

/** Rows that are enough to see what an answer looks like. */
const sampleRows = 2

/** What the first domain's story gives in each format, generated here and now. */
export function generateSamples(core: Core): Record<string, Sample> {
  const [domain] = domains.values()
  if (domain === undefined) return {}
  const { story } = domain
  const sample = (format: string): Sample => {
    const document = core.openStory({ story, rows: sampleRows, seed: 42, format, maxRows: Number.MAX_SAFE_INTEGER })
    const value: unknown = JSON.parse(documentBytes(document, core).toString())
    return { summary: `${sampleRows} rows of the primary table, format ${format}`, value }
  }
  return { records: sample('records'), columns: sample('columns') }
}
