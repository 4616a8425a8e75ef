import { braceSyntax } from './brace-syntax.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { importUnreadable } from './import-unreadable.ts'

/** An interface, a type or an enum of TypeScript. */
export interface Declaration {
  readonly name: string
  readonly start: number
  readonly end: number
  /** The tokens after the name, including the braces. */
  readonly tokens: readonly CodeToken[]
  /** The names after "extends". */
  readonly bases: readonly string[]
  /** The values of an enum or of a union of literals; null for other declarations. */
  readonly values: readonly string[] | null
}

const header =
  /^[ \t]{0,40}(?:export[ \t]{1,4})?(?:declare[ \t]{1,4})?(?:interface[ \t]{1,4}(\w{1,100})(?:[ \t<][^{\n=]{0,200})?(?=\{)|type[ \t]{1,4}(\w{1,100})[ \t]{0,4}=\s{0,20}\|?|(?:const[ \t]{1,4})?enum[ \t]{1,4}(\w{1,100})[ \t]{0,4}(?=\{))/gm

/** The declarations of a text. @throws SynthError `import_unreadable` for a declaration that is not closed */
export function declarationsIn(text: string): readonly Declaration[] {
  const found: Declaration[] = []
  for (const { 0: head, 1: ofInterface, 2: ofType, 3: ofEnum, index } of text.matchAll(header)) {
    const start = index + head.search(/\S/)
    if (start < (found.at(-1)?.end ?? 0)) continue
    const name = ofInterface ?? ofType ?? ofEnum ?? ''
    const code = new CodeReader(text, index + head.length, braceSyntax)
    const before = joinedTypes(code)
    const tokens = code.isAt('{') ? braced(text, code, name) : unionOf(code)
    const bases = [...basesIn(head), ...before, ...(tokens[0]?.text === '{' && code.take('&') ? namesIn(unionOf(code)) : [])]
    code.take(';')
    found.push({ name, start, end: code.end, tokens, bases, values: ofEnum === undefined ? literalsOf(tokens) : enumValues(tokens) })
  }
  return [...found, ...constantsIn(text, found)].toSorted((one, other) => one.start - other.start)
}

/** The names in "extends Base, Other" before the brace of an interface. */
function basesIn(head: string): readonly string[] {
  const [, bases = ''] = /\bextends\s([^{]{1,200})/.exec(head) ?? []
  return bases === '' ? [] : bases.split(',').map((base) => base.trim())
}

/** Reads the names in "Base & Other & {" up to the brace. Reads nothing if the tokens have another form. */
function joinedTypes(code: CodeReader): readonly string[] {
  const names: string[] = []
  let at = 0
  while (code.peek(at).kind === 'word' && code.peek(at + 1).text === '&' && at < 2 * mostBodies) {
    names.push(code.peek(at).text)
    at += 2
  }
  if (at === 0 || code.peek(at).text !== '{') return []
  for (let read = 0; read < at; read++) code.next()
  return names
}

function namesIn(tokens: readonly CodeToken[]): readonly string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
}

const constant = /^[ \t]{0,40}(?:export[ \t]{1,4})?const[ \t]{1,4}(\w{1,100})[ \t]{0,4}= ?(?=\[)/gm

/** Lists of texts, "const STATES = ['open', 'closed'] as const", which types may name. @param others the other declarations, in order */
function constantsIn(text: string, others: readonly Declaration[]): readonly Declaration[] {
  let next = 0
  return [...text.matchAll(constant)].flatMap(({ 0: head, 1: name = '', index }): Declaration[] => {
    while ((others[next]?.end ?? Infinity) <= index) next++
    const code = new CodeReader(text, index + head.length, braceSyntax)
    const isWithin = index >= (others[next]?.start ?? Infinity)
    const { tokens } = isWithin ? { tokens: [] } : code.takeBrackets()
    const values = tokens.flatMap(({ kind, text: value }) => (kind === 'text' ? [value] : []))
    if (values.length === 0 || !code.take('as', 'const')) return []
    code.take(';')
    return [{ name, start: index + head.search(/\S/), end: code.end, tokens, bases: [], values }]
  })
}

function braced(text: string, code: CodeReader, name: string): readonly CodeToken[] {
  const first = code.peek()
  const { tokens, isClosed } = code.takeBrackets()
  if (!isClosed) throw importUnreadable(text, first.start, `the type "${name}" has no closing brace: close it with "}"`)
  return [first, ...tokens, { ...first, text: '}' }]
}

/** The tokens after "type X =": up to the end of the line, and the following lines that begin with "|". */
function unionOf(code: CodeReader): readonly CodeToken[] {
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end' && !code.isAt(';') && (!code.peek().isFirst || tokens.length === 0 || code.isAt('|')))
    tokens.push(code.next())
  return tokens
}

/** The texts of a union of literals; null for any other type. */
export function literalsOf(tokens: readonly CodeToken[]): readonly string[] | null {
  const parts = tokens.filter(({ kind, text }) => !(kind === 'sign' && text === '|') && !isNothing(text))
  return parts.length > 0 && parts.every(({ kind }) => kind === 'text') ? parts.map(({ text }) => text) : null
}

export function isNothing(text: string): boolean {
  return text === 'null' || text === 'undefined'
}

/** The values of an enum: "admin" for "Admin = 'admin'". For "Admin" alone, the name instead of its number. */
function enumValues(tokens: readonly CodeToken[]): readonly string[] {
  return members(tokens.slice(1, -1)).flatMap(([name, equals, value]) =>
    name === undefined ? [] : [equals?.text === '=' && value?.kind === 'text' ? value.text : name.text],
  )
}

/** The members of a body, separated by commas, semicolons and line ends outside of brackets. */
export function members(tokens: readonly CodeToken[]): readonly (readonly CodeToken[])[] {
  const parts: CodeToken[][] = [[]]
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    const isSign = token.kind === 'sign'
    const goesOn = token.text === '|' || tokens[at - 1]?.text === '|' || tokens[at - 1]?.text === ':'
    if (depth === 0 && token.isFirst && !goesOn) parts.push([])
    if (isSign && /^[([{<]$/.test(token.text)) depth++
    if (isSign && /^[)\]}>]$/.test(token.text) && !(token.text === '>' && tokens[at - 1]?.text === '=')) depth--
    if (depth === 0 && isSign && /^[,;]$/.test(token.text)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** The bodies of an interface and of those that it extends, each once, the first ones first. */
export function bodiesOf(declared: Declaration, byName: ReadonlyMap<string, Declaration>): readonly (readonly CodeToken[])[] {
  const seen = new Set([declared])
  const open = [declared]
  for (let next = open.pop(); next !== undefined && seen.size < mostBodies; next = open.pop()) {
    const bases = next.bases.flatMap((name) => byName.get(name) ?? []).filter((base) => !seen.has(base))
    for (const base of bases.toReversed()) seen.add(base)
    open.push(...bases)
  }
  return [...seen].toReversed().map(({ tokens }) => tokens)
}

/** Maximum number of interfaces of which one is made. */
const mostBodies = 16

/** The names of the types of members. */
export function memberTypes(objects: readonly Declaration[]): ReadonlySet<string> {
  return new Set(
    objects.flatMap(({ tokens }) =>
      tokens.flatMap(({ kind, text }, at) => (kind === 'word' && tokens[at - 1]?.text === ':' ? [text] : [])),
    ),
  )
}
