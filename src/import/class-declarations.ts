import { braceSyntax } from './brace-syntax.ts'
import { type Annotation, annotationsOf } from './class-annotations.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { importUnreadable } from './import-unreadable.ts'
import { members } from './typescript-declarations.ts'

/** A class, a struct, a record, a message or an enum. */
export interface ClassDeclaration {
  readonly kind: 'class' | 'enum'
  readonly name: string
  readonly start: number
  readonly end: number
  /** Whether the types of members follow their names without a sign, as in Go. */
  readonly isNameFirst: boolean
  /** The words between the name and the bracket: "extends", "BaseEntity". */
  readonly heritage: readonly string[]
  /** Whether it stands within another declaration. */
  readonly isInner: boolean
  /** The tokens in the brackets, without those of declarations within it. */
  readonly tokens: readonly CodeToken[]
}

/** A member that has values: the tokens of its type may contain brackets of lists and signs of types that may be empty. */
export interface ClassMember {
  readonly name: CodeToken
  readonly last: CodeToken
  readonly type: readonly CodeToken[]
  readonly annotations: readonly Annotation[]
}

const modifiers = wordsOf(
  'export default public private protected internal static final abstract sealed open data case pub partial typedef required virtual readonly override lateinit val var let mut transient volatile const',
)
const keywords = wordsOf('class struct message record enum')

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** Characters of the line of a declaration, and of what stands between its name and its bracket, that are considered. */
const longestHead = 300

const line = /^[ \t]{0,40}[a-z][^\n]{0,300}/gm

/** Maximum number of declarations within one another. Each level is read again. */
const deepest = 4

/** The declarations of a text, those within others too. @throws SynthError `import_unreadable` for a declaration that is not closed */
export function classesIn(text: string): readonly ClassDeclaration[] {
  const found: ClassDeclaration[] = []
  const around: ClassDeclaration[] = []
  for (const { 0: written, index } of text.matchAll(line)) {
    const start = index + written.search(/\S/)
    while (around.length > 0 && start >= (around.at(-1)?.end ?? 0)) around.pop()
    const head = around.length < deepest ? headOf(text, start, written.trim()) : null
    if (head === null) continue
    const code = new CodeReader(text, head.bracket, braceSyntax)
    const { tokens, isClosed } = code.takeBrackets()
    if (!isClosed) throw importUnreadable(text, start, `"${head.name}" has no closing bracket: close it with "}" or ")"`)
    if (text[head.bracket] === '(' && code.isAt('{')) code.takeBrackets()
    code.take(';')
    const { kind, name, isGo, heritage } = head
    const declaration = { kind, name, heritage, start, end: code.end, isNameFirst: isGo, isInner: around.length > 0, tokens }
    found.push(declaration)
    around.push(declaration)
  }
  return found.map((each, at) => withoutInner(each, found, at))
}

/** A declaration without the tokens of those within it, which directly follow it. */
function withoutInner(own: ClassDeclaration, all: readonly ClassDeclaration[], place: number): ClassDeclaration {
  const kept: CodeToken[] = []
  let next = place + 1
  for (const token of own.tokens) {
    while ((all[next]?.end ?? Infinity) <= token.start) next++
    if (token.start < (all[next]?.start ?? Infinity)) kept.push(token)
  }
  return { ...own, tokens: kept }
}

interface Head {
  readonly kind: 'class' | 'enum'
  readonly name: string
  readonly isGo: boolean
  readonly heritage: readonly string[]
  /** The offset of the opening bracket. */
  readonly bracket: number
}

/** The head of the declaration on a line: "public class Order extends Row {", "type Order struct {"; null for any other line. */
function headOf(text: string, start: number, written: string): Head | null {
  const found = [...written.matchAll(/\S+/g)]
  const words = found.map(([word]) => word)
  const first = words.findIndex((word) => !modifiers.has(word))
  const isGo = words[first] === 'type' && /^struct\b/.test(words[first + 2] ?? '')
  const keyword = isGo ? 'struct' : (words[first] ?? '')
  if (!keywords.has(keyword)) return null
  // "enum class" of Kotlin, "record struct" of C#.
  const place = !isGo && keywords.has(words[first + 1] ?? '') ? first + 2 : first + 1
  const [name = ''] = /^\w{1,100}/.exec(words[place] ?? '') ?? []
  const after = start + (isGo ? (found[first + 2]?.index ?? 0) + keyword.length : (found[place]?.index ?? 0) + name.length)
  const between = text.slice(after, after + longestHead)
  const bracket = between.search(/[{(;]/)
  const heritage = between.slice(0, Math.max(0, bracket))
  const holdsMembers = keyword === 'record' || words.slice(0, first).some((word) => word === 'data' || word === 'case')
  const isHead = name !== '' && /^(?:[ \t<:\r\n]|$)/.test(heritage) && !heritage.trim().includes('\n')
  if (!isHead || !(between[bracket] === '{' || (between[bracket] === '(' && holdsMembers))) return null
  return { kind: keyword === 'enum' ? 'enum' : 'class', name, isGo, heritage: heritage.match(/\w+/g) ?? [], bracket: after + bracket }
}

/** The values of an enum: "open" for "OPEN = 'open'"; the name for "OPEN = 1" and for "Open(1)". */
export function enumValues({ tokens }: ClassDeclaration): readonly string[] {
  return members(tokens).flatMap((part) => {
    const [name, equals, value] = annotationsOf(part).rest
    return (equals?.text === '=' && value?.kind === 'text' ? value : name)?.text ?? []
  })
}

const shared = wordsOf('static const reserved companion fun func fn def oneof option')

/** The members with values of a class: no methods, and nothing that all of its rows share. */
export function membersOf({ tokens, isNameFirst }: ClassDeclaration): readonly ClassMember[] {
  let before: readonly Annotation[] = []
  return members(tokens).flatMap((part) => {
    const { annotations: own, rest } = annotationsOf(part)
    const annotations = [...before, ...own]
    // An annotation may stand on the line before its member.
    before = rest.length === 0 ? annotations : []
    if (rest.length === 0 || rest.some(({ text }) => shared.has(text))) return []
    const words = rest.filter(({ kind, text }) => kind !== 'word' || !modifiers.has(text))
    const end = words.findIndex(({ kind, text }) => kind === 'text' || (kind === 'sign' && /^[={]$/.test(text)))
    const member = memberOf(end < 0 ? words : words.slice(0, end), isNameFirst)
    return member === null ? [] : [{ ...member, annotations }]
  })
}

/** The name and the type of "name: Type", "Type name" and, in Go, of "Name Type"; null for a method and for anything else. */
function memberOf(tokens: readonly CodeToken[], isNameFirst: boolean): Omit<ClassMember, 'annotations'> | null {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined || tokens.length < 2 || tokens.some(({ text }) => text === '(')) return null
  const colon = tokens.slice(0, 3).findIndex(({ text }) => text === ':')
  if (colon > 0) return { name: first, last, type: [...tokens.slice(1, colon), ...tokens.slice(colon + 1)] }
  if (isNameFirst) return { name: first, last, type: tokens.slice(1) }
  // The size of a list in C stands behind the name.
  const size = last.text === ']' && tokens.at(-2)?.kind === 'number' ? tokens.length - 3 : tokens.length
  const name = tokens[size - 1]
  if (name?.kind !== 'word' || size < 2) return null
  return { name, last, type: [...tokens.slice(0, size - 1), ...tokens.slice(size)] }
}
