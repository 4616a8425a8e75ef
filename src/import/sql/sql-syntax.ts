import type { CodeSyntax } from '../code-reader.ts'

/** The quotes and comments of PostgreSQL, SQLite and SQL Server, all together. */
const standard: CodeSyntax = { comments: ['--', '#'], texts: "'", names: '"`[', hasEscapes: false }
/** Those of MySQL, where a backslash escapes a quote. */
const ofMysql: CodeSyntax = { ...standard, hasEscapes: true, hasDoubled: true }

const last = { text: '', syntax: standard }

/** The quotes and comments of a script. Only MySQL quotes names with backticks and names engines. Remembers the last script. */
export function sqlSyntaxOf(text: string): CodeSyntax {
  if (last.text !== text)
    Object.assign(last, { text, syntax: text.includes("\\'") && /`|\bENGINE {0,4}=/i.test(text) ? ofMysql : standard })
  return last.syntax
}
