import { codings } from '../../src/codings/index.ts'
import type { Format } from '../../src/formats/format.ts'
import { formats } from '../../src/formats/index.ts'
import { defaultOptions, type OptionType, optionTypes } from '../../src/formats/options.ts'

const intro = `# Formats

<!-- Generated from src/formats by "npm run docs": change them there. -->

Every table is available in every format, whole or in part. The name of a format is the value of \`format\` in a body and the extension of a file's name;
its media type selects it in the header \`Accept\`.
`

/** The reference of formats and their options, as Markdown. */
export function formatDocs(): string {
  const all = [...formats.values()]
  return [
    intro,
    table(['format', 'extensions', 'media type', 'what it is', 'options'], all.map(formatRow)),
    '\n## Options\n',
    'In a query string by name, `?delimiter=;&header=false`; in a body under `options`. A format refuses options that are not its own.\n',
    table(['option', 'values', 'formats and their defaults', 'meaning'], optionTypes.map(optionRow)),
    '\n## Compression\n',
    `Text and Arrow are compressed for clients that send \`Accept-Encoding\`, and are available as compressed files with a second extension: ${[...codings.values()].map(({ name, extension }) => `\`.${extension}\` (${name}${name === 'zstd' ? ', where Node.js has it' : ''})`).join(', ')}.`,
    'Compressed bytes may differ between releases of Node.js; their content does not.\n',
    'A ZIP, `all.{format}.zip`, has a file for each table and a `manifest.json` with the seed, the release, the version of the data, and the rows, bytes and SHA-256 of each file.',
    cells,
  ].join('\n')
}

const cells = `
## Cells

| type | JSON | CSV, TSV | SQL | COPY | Parquet | Arrow |
|---|---|---|---|---|---|---|
| integer | number | digits | number | digits | INT64, or INT32 where the bounds say that it fits | Int64 |
| decimal | number with all its digits | the same | number | the same | DECIMAL(18, s) | Decimal128(18, s) |
| boolean | true, false | true, false | TRUE, FALSE; 1, 0 for SQLite | t, f | BOOLEAN | Bool |
| date | "2025-01-31" | 2025-01-31 | '2025-01-31' | 2025-01-31 | DATE | Date32 |
| timestamp, in UTC | "2025-01-31T10:00:00Z" | the same | the same; '2025-01-31 10:00:00' for MySQL and SQLite | the same | TIMESTAMP(MILLIS) | Timestamp, UTC |
| string | escaped as JSON.stringify does | quoted where it has to be | quoted, MySQL with backslashes escaped | with backslashes | STRING, by a dictionary where there is one | Utf8, by a dictionary where there is one |
| null | null | nothing; an empty text is "" | NULL | \\N | null | null |
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
    values === null ? 'a text' : values.map((value) => `\`${value}\``).join(', '),
    takers.map((format) => `${format.name}: ${shown(format.defaults[name])}`).join('; '),
    description,
  ]
}

function shown(value: unknown): string {
  return value === '' ? 'nothing' : `\`${String(value)}\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (entries: readonly string[]): string => `| ${entries.map((entry) => entry.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
