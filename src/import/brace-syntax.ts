import type { CodeSyntax } from './code-reader.ts'

/** Quotes and comments of notations with braces. */
export const braceSyntax: CodeSyntax = { comments: ['//'], texts: '\'"', names: '`', hasEscapes: true }
