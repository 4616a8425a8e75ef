import { fitting } from './fitting.ts'
import type { LineWriter } from './line.ts'
import { pythonLine } from './python-line.ts'

const readers: Readonly<Record<string, string>> = {
  parquet: 'scan_parquet($).collect()',
  csv: 'read_csv($)',
  tsv: "read_csv($, separator='\\t')",
}

/** polars cannot send custom headers, so with a token Python downloads the file first. */
const request = 'urllib.request'
const fetched = `${request}.urlopen(${request}.Request($, headers={'authorization': 'Bearer ' + os.environ['SYNTH_TOKEN']})).read()`

/** Uses the ref, because polars interprets a question mark in an address as a pattern. */
export const polars: LineWriter = (chosen) => {
  const { taken, note } = fitting({ ...chosen, isGzipped: false }, 'polars', Object.keys(readers))
  const call = taken.needsToken
    ? (readers[taken.format] ?? '').replace('scan_parquet($).collect()', 'read_parquet($)')
    : (readers[taken.format] ?? '')
  const bytes = (address: string): string => (taken.needsToken ? fetched.replace('$', () => address) : address)
  const read = (address: string): string => `pl.${call.replace('$', () => bytes(address))}`
  const code = pythonLine(taken, [...(taken.needsToken ? ['os', 'urllib.request'] : []), 'polars as pl'], read, 'ref')
  return { tool: 'polars', language: 'Python', code, note }
}
