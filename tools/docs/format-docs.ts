import { codings } from '../../src/codings/index.ts'
import type { Format } from '../../src/formats/format.ts'
import { formats } from '../../src/formats/index.ts'
import { defaultOptions, type OptionType, optionTypes } from '../../src/formats/options.ts'
import { wrapped } from './wrapped.ts'

const intro = `# Formats

<!-- Generated from src/formats by "npm run docs"; make changes there. -->

Every table is available in every format, whole or in part. Select a format by its name (\`format\` in a body), by the extension of a file name,
or by its media type in the header \`Accept\`.
`

/** docs/formats.md: the formats and their options. */
export function formatDocs(): string {
  const all = [...formats.values()]
  return wrapped(
    [
      intro,
      table(['format', 'extensions', 'media type', 'description', 'options'], all.map(formatRow)),
      '\n## Options\n',
      'Give options by name in a query string, `?delimiter=;&header=false`, or under `options` in a body. A format refuses options of other formats.\n',
      table(['option', 'values', 'formats and their defaults', 'meaning'], optionTypes.map(optionRow)),
      '\n## Compression\n',
      `Text formats and Arrow are compressed for clients that send \`Accept-Encoding\`. Compressed files are available with a second extension: ${[...codings.values()].map(({ name, extension }) => `\`.${extension}\` (${name}${name === 'zstd' ? ', if Node.js supports it' : ''})`).join(', ')}.`,
      'Bytes of gzip and ZIP files are equal on all machines and versions of Node.js. Those of zstd may differ between versions; the uncompressed content does not.\n',
      'A ZIP, `all.{format}.zip`, contains one file for each table and a `manifest.json` with the seed, the release, the version of the data, and ' +
        'the rows, bytes and SHA-256 of each file.',
      cells,
    ].join('\n'),
  )
}

const cells = `
## Cells

| type | JSON | CSV, TSV | SQL | COPY | Parquet | Arrow |
|---|---|---|---|---|---|---|
| integer | number | digits | number | digits | INT64, or INT32 if the bounds fit | Int64 |
| decimal | number with all digits | the same | number | the same | DECIMAL(18, s) | Decimal128(18, s) |
| boolean | true, false | true, false | TRUE, FALSE; 1, 0 for SQLite | t, f | BOOLEAN | Bool |
| date | "2025-01-31" | 2025-01-31 | '2025-01-31' | 2025-01-31 | DATE | Date32 |
| timestamp, in UTC | "2025-01-31T10:00:00Z" | the same | the same; '2025-01-31 10:00:00' for MySQL and SQLite | the same | TIMESTAMP(MILLIS) | Timestamp, UTC |
| string | escaped as JSON.stringify does | quoted if necessary | quoted; for MySQL with backslashes escaped | with backslash escapes | STRING, dictionary-encoded if the column has a dictionary | Utf8, dictionary-encoded if the column has a dictionary |
| null | null | empty; an empty text is "" | NULL | \\N | null | null |
`

function formatRow({ name, extensions, mediaType, description, defaults }: Format): readonly string[] {
  const endings = extensions.map((extension) => `\`.${extension}\``).join(', ')
  const options = Object.keys(defaults).map((option) => `\`${option}\``)
  return [`\`${name}\``, endings, `\`${mediaType({ ...defaultOptions, ...defaults })}\``, description, options.join(', ')]
}

function optionRow({ name, values, description }: OptionType): readonly string[] {
  const takers = [...formats.values()].filter(({ defaults }) => Object.hasOwn(defaults, name))
  return [
    `\`${name}\``,
    values === null ? 'text' : values.map((value) => `\`${value}\``).join(', '),
    takers.map((format) => `${format.name}: ${shown(format.defaults[name])}`).join('; '),
    description,
  ]
}

function shown(value: unknown): string {
  return value === '' ? 'empty' : `\`${String(value)}\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (entries: readonly string[]): string => `| ${entries.map((entry) => entry.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
