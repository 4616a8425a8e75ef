import { delimitedFormat } from './delimited-format.ts'

/** Comma-separated values (RFC 4180), UTF-8 without a byte order mark. */
export const csv = delimitedFormat({
  name: 'csv',
  description: 'Comma-separated values with a header line.',
  mediaType: ({ header }) => `text/csv; charset=utf-8; header=${header ? 'present' : 'absent'}`,
  accepts: ['text/csv'],
  extensions: ['csv'],
  defaults: { null: '', header: true, delimiter: ',', eol: 'lf', formulas: 'keep' },
})
