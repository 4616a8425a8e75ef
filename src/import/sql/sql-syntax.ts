import type { CodeSyntax } from '../code-reader.ts'

/** The quotes and comments of PostgreSQL, MySQL, SQLite and SQL Server, all together. */
export const sqlSyntax: CodeSyntax = { comments: ['--', '#'], texts: "'", names: '"`[', hasEscapes: false }
