/** What may be chosen of a format. Plain JSON; every option has a value, those that a format does not take are at their defaults. */
export interface FormatOptions {
  /** Text of a null in delimited formats. */
  readonly null: string
  /** Whether a line with the names of the columns comes first. */
  readonly header: boolean
  /** What stands between the fields of a line, one character. */
  readonly delimiter: string
  readonly eol: 'lf' | 'crlf'
  /** `guard` puts an apostrophe before texts that a spreadsheet would take for formulas. */
  readonly formulas: 'keep' | 'guard'
  readonly dialect: 'postgres' | 'mysql' | 'sqlite'
  /** Whether `CREATE TABLE` comes first. */
  readonly ddl: boolean
  /** How pages are compressed; `none` gives a file that can be read at any place. */
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

/** What an option means, for checks and docs. A text without `values` is free. */
export interface OptionType {
  readonly name: OptionName
  readonly description: string
  readonly values: readonly (string | boolean)[] | null
}

export const optionTypes: readonly OptionType[] = [
  { name: 'null', description: 'What is written for a null; nothing by default. A text that equals it is quoted.', values: null },
  { name: 'header', description: 'Whether the first line has the names of the columns.', values: [true, false] },
  { name: 'delimiter', description: 'The character between fields, or the word "tab".', values: null },
  { name: 'eol', description: 'How lines end.', values: ['lf', 'crlf'] },
  {
    name: 'formulas',
    description:
      'guard puts an apostrophe before texts that begin with =, +, -, @, tab or return, which spreadsheets may run. Numbers stay.',
    values: ['keep', 'guard'],
  },
  { name: 'dialect', description: 'The database that reads the statements.', values: ['postgres', 'mysql', 'sqlite'] },
  { name: 'ddl', description: 'Whether CREATE TABLE stands before the rows.', values: [false, true] },
  {
    name: 'codec',
    description: 'How pages are compressed. none: every byte has a known place, so that ranges are read without making the rest.',
    values: ['none', 'gzip', 'zstd'],
  },
]
