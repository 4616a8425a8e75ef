import type { CodeSyntax } from './code-reader.ts'

/** How notations with braces quote and comment. */
export const braceSyntax: CodeSyntax = { comments: ['//'], texts: '\'"', names: '`', hasEscapes: true }
