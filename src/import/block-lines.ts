import { CodeReader, type CodeSyntax, type CodeToken } from './code-reader.ts'
import { importUnreadable } from './import-unreadable.ts'

/** The tokens of a line, or of several lines that brackets join. */
export type CodeLine = readonly CodeToken[]

/** The content of the braces of a block. */
export interface BlockLines {
  readonly lines: readonly CodeLine[]
  /** Offset after the closing brace. */
  readonly end: number
}

/**
 * Reads the lines of a block.
 * @param at offset of its opening brace
 * @param what its name in errors: 'the model "User"'
 * @throws SynthError `import_unreadable` for a block without a closing brace
 */
export function blockLines(text: string, at: number, syntax: CodeSyntax, what: string): BlockLines {
  const code = new CodeReader(text, at, syntax)
  const { tokens, isClosed } = code.takeBrackets()
  if (!isClosed) throw importUnreadable(text, at, `${what} has no closing brace: close it with "}"`)
  const lines: CodeToken[][] = []
  let depth = 0
  for (const token of tokens) {
    if (depth === 0 && (token.isFirst || lines.length === 0)) lines.push([])
    if (token.kind === 'sign' && /^[([{]$/.test(token.text)) depth++
    if (token.kind === 'sign' && /^[)\]}]$/.test(token.text)) depth--
    lines.at(-1)?.push(token)
  }
  return { lines, end: code.end }
}
