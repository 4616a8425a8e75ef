import { drafted } from '../drafted.ts'
import type { ImportFormat } from '../import-format.ts'
import type { TableDraft } from '../table-draft.ts'
import { readStatement } from './read-statement.ts'
import type { Script } from './script.ts'

const example = `CREATE TYPE plan AS ENUM ('free', 'pro', 'team');

CREATE TABLE accounts (
  id bigserial PRIMARY KEY,
  email varchar(120) NOT NULL UNIQUE,
  plan plan NOT NULL DEFAULT 'free',
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 50),
  created_at timestamptz NOT NULL
);

CREATE TABLE invoices (
  id bigserial PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id),
  amount numeric(8,2) NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('open', 'paid', 'void'))
);`

/** CREATE TABLE of the usual databases, and the statements that belong to it. */
export const sql: ImportFormat = {
  name: 'sql',
  title: 'SQL',
  description:
    'CREATE TABLE of PostgreSQL, MySQL, SQLite, SQL Server, Oracle, Snowflake and BigQuery, with ALTER TABLE, CREATE TYPE … AS ENUM, CREATE DOMAIN and unique indexes. Of CHECK conditions, ranges, lists of values, lengths, regular expressions and orders of two columns are imported.',
  example,
  read: (text) => {
    if (!/\bcreate\s+(?:\w+\s+){0,3}table\b/i.test(text)) return null
    const script: Script = { text, tables: new Map(), types: new Map(), notes: [] }
    const code: { start: number; end: number }[] = []
    for (let at = 0; at < text.length;) {
      if (/\s/.test(text[at] as string)) {
        at++
        continue
      }
      const end = readStatement(script, at)
      if (end === null) at = endOfLine(text, at)
      else {
        code.push({ start: at, end })
        at = end
      }
    }
    const drafts = [...script.tables.values()]
    return drafts.some(isDeclared) ? drafted(text, drafts, code, script.notes) : null
  },
}

/** Whether a table declares more than names in brackets, which occur in prose, too. */
function isDeclared({ columns, key }: TableDraft): boolean {
  return key.length > 0 || [...columns.values()].some(({ type }) => type !== null)
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}
