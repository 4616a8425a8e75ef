/** The options of a format. Plain JSON; every option has a value: options that a format does not have keep their defaults. */
export interface FormatOptions {
  /** Text of a null in delimited formats. */
  readonly null: string
  /** Whether the first line has the names of the columns. */
  readonly header: boolean
  /** The character between the fields of a line. */
  readonly delimiter: string
  readonly eol: 'lf' | 'crlf'
  /** `guard` puts an apostrophe before texts that a spreadsheet would read as formulas. */
  readonly formulas: 'keep' | 'guard'
  readonly dialect: 'postgres' | 'mysql' | 'sqlite'
  /** Whether `CREATE TABLE` comes first. */
  readonly ddl: boolean
  /** Compression of pages; with `none`, any byte range can be read. */
  readonly codec: 'none' | 'gzip' | 'zstd'
}

export type OptionName = keyof FormatOptions

export const defaultOptions: FormatOptions = {
  null: '',
  header: true,
  delimiter: ',',
  eol: 'lf',
  formulas: 'keep',
  dialect: 'postgres',
  ddl: false,
  codec: 'none',
}

/** The description of an option, for checks and docs. An option without `values` is free text. */
export interface OptionType {
  readonly name: OptionName
  readonly description: string
  readonly values: readonly (string | boolean)[] | null
}

export const optionTypes: readonly OptionType[] = [
  {
    name: 'null',
    description:
      'The text for null; empty by default. A value that equals it is quoted. With one column an empty null is an empty line, which some readers skip.',
    values: null,
  },
  { name: 'header', description: 'Whether the first line has the names of the columns.', values: [true, false] },
  { name: 'delimiter', description: 'The character between fields, or the word "tab".', values: null },
  { name: 'eol', description: 'The line ending.', values: ['lf', 'crlf'] },
  {
    name: 'formulas',
    description:
      'guard puts an apostrophe before texts that begin with =, +, -, @, tab or return, which spreadsheets may run. Numbers stay.',
    values: ['keep', 'guard'],
  },
  { name: 'dialect', description: 'The database that reads the statements.', values: ['postgres', 'mysql', 'sqlite'] },
  { name: 'ddl', description: 'Whether CREATE TABLE precedes the rows.', values: [false, true] },
  {
    name: 'codec',
    description: 'Compression of pages. none: byte offsets are known in advance, so ranges can be read without making the rest.',
    values: ['none', 'gzip', 'zstd'],
  },
]
