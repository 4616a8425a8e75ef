import type { Taken } from '../taken.ts'
import { fitting } from './fitting.ts'
import type { LineWriter } from './line.ts'
import { pythonLine } from './python-line.ts'

const readers: Readonly<Record<string, string>> = {
  csv: 'read_csv($)',
  tsv: "read_csv($, sep='\\t')",
  ndjson: 'read_json($, lines=True)',
  json: 'read_json($)',
  parquet: 'read_parquet($)',
}

export const pandas: LineWriter = (chosen) => {
  const { taken, note } = fitting(chosen, 'pandas', Object.keys(readers))
  const options = optionsOf(taken)
  const read = (address: string): string => `pd.${(readers[taken.format] ?? '').replace('$', () => [address, ...options].join(', '))}`
  const code = pythonLine(taken, [...(taken.needsToken ? ['os'] : []), 'pandas as pd'], read, 'story')
  return { tool: 'pandas', language: 'Python', code, note }
}

function optionsOf({ needsToken, isGzipped, table, format }: Taken): readonly string[] {
  return [
    // pandas would look for the extension after the query.
    ...(isGzipped && table !== null && format !== 'parquet' ? ["compression='gzip'"] : []),
    ...(needsToken ? ["storage_options={'authorization': 'Bearer ' + os.environ['SYNTH_TOKEN']}"] : []),
  ]
}
