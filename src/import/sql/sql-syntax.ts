import type { CodeSyntax } from '../code-reader.ts'

/** How PostgreSQL, MySQL, SQLite and SQL Server quote and comment, all of them together. */
export const sqlSyntax: CodeSyntax = { comments: ['--', '#'], texts: "'", names: '"`[', hasEscapes: false }
