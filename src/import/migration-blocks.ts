import { CodeReader, type CodeSyntax, type CodeToken } from './code-reader.ts'
import { importUnreadable } from './import-unreadable.ts'
import { lineEnd } from './line-end.ts'

/** The quotes and comments of Ruby, PHP and JavaScript, all together. */
export const migrationSyntax: CodeSyntax = { comments: ['#', '//'], texts: `'"`, names: '`', hasEscapes: true }

/** A table that a migration builds. */
export interface MigrationBlock {
  readonly name: string
  readonly isRails: boolean
  /** The text before its statements. */
  readonly head: string
  /** The variable that builds the table: "t", "$table". */
  readonly builder: string
  readonly start: number
  readonly end: number
  readonly tokens: readonly CodeToken[]
}

const rails = /^[ \t]{0,40}create_table[ (]{1,3}[:"'](\w{1,100})/gm
/** The end of the line of a table of Rails, and its maximum characters. */
const railsEnd = /\bdo ?\|(\w{1,40})\| *$/
const longestLine = 300
const others = /(?:Schema::create|\bcreateTable(?:IfNotExists)?)\(\s{0,20}['"`]([\w.]{1,100})['"`],/g
/** Maximum tokens between the name of a table and the brace: "function (Blueprint $table): void". */
const longestHead = 12

/** The tables that a text builds, in order. @throws SynthError `import_unreadable` for a table that is not closed */
export function migrationBlocks(text: string): readonly MigrationBlock[] {
  const beginnings = [
    ...[...text.matchAll(rails)].map((match) => ({ match, isRails: true })),
    ...[...text.matchAll(others)].map((match) => ({ match, isRails: false })),
  ].toSorted((one, other) => one.match.index - other.match.index)
  const blocks: MigrationBlock[] = []
  for (const { match, isRails } of beginnings) {
    const { 0: found, 1: name = '', index } = match
    if (index < (blocks.at(-1)?.end ?? 0)) continue
    const start = index + found.search(/\S/)
    const head = isRails ? text.slice(index, Math.min(lineEnd(text, index + found.length), index + longestLine)) : found
    const code = new CodeReader(text, index + head.length, migrationSyntax)
    const builder = isRails ? (railsEnd.exec(head)?.[1] ?? null) : builderBefore(code)
    if (builder === null) continue
    const { tokens, isClosed } = isRails ? upToEnd(code) : code.takeBrackets()
    if (!isClosed) throw importUnreadable(text, start, `the table "${name}" is not closed: close it with "${isRails ? 'end' : '})'}"`)
    // The bracket of the call, and the statement's end.
    if (!isRails && code.take(')')) code.take(';')
    blocks.push({ name: name.split('.').at(-1) ?? name, isRails, head, builder, start, end: code.end, tokens })
  }
  return blocks
}

/** Reads up to the brace of a function, and returns its last parameter: "function (Blueprint $table) |{". Null for anything else. */
function builderBefore(code: CodeReader): string | null {
  let name: string | null = null
  let isKnown = false
  for (let count = 0; count < longestHead && !code.isAt('{'); count++) {
    const { kind, text } = code.next()
    if (kind === 'word' && !isKnown) name = text
    isKnown ||= text === ')'
  }
  return code.isAt('{') ? name : null
}

/** The tokens up to the word "end" at the beginning of a line. */
function upToEnd(code: CodeReader): ReturnType<CodeReader['takeBrackets']> {
  const tokens: CodeToken[] = []
  for (;;) {
    const token = code.peek()
    if (token.kind === 'end') return { tokens, isClosed: false }
    code.next()
    if (token.isFirst && token.kind === 'word' && token.text === 'end') return { tokens, isClosed: true }
    tokens.push(token)
  }
}
