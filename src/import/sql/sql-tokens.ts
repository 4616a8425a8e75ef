import { CodeReader, type CodeToken } from '../code-reader.ts'
import { sqlSyntaxOf } from './sql-syntax.ts'

/** The tokens of SQL within a quoted text of another notation. @param text the whole text, with the quoted text as a token of it */
export function sqlTokens(text: string, { start, end }: CodeToken): readonly CodeToken[] {
  const code = new CodeReader(text.slice(0, end - 1), start + 1, sqlSyntaxOf(text))
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end') tokens.push(code.next())
  return tokens
}
