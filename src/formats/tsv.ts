import { delimitedFormat } from './delimited-format.ts'

/** The same as CSV with tabs between fields. */
export const tsv = delimitedFormat({
  name: 'tsv',
  description: 'Tab-separated values with a header line, quoted as in CSV.',
  mediaType: () => 'text/tab-separated-values; charset=utf-8',
  accepts: ['text/tab-separated-values'],
  extensions: ['tsv'],
  defaults: { null: '', header: true, delimiter: 'tab', eol: 'lf', formulas: 'keep' },
})
