import { CodeReader, type CodeSyntax, type CodeToken } from '../code-reader.ts'
import { importUnreadable } from '../import-unreadable.ts'

/** A class with its statements. */
export interface PythonClass {
  readonly name: string
  /** Names in the brackets after the name, with their modules: "models.Model". */
  readonly bases: readonly string[]
  readonly start: number
  readonly end: number
  /** The statements of the body; those within methods and inner classes are left out. */
  readonly statements: readonly (readonly CodeToken[])[]
}

/** The quotes and comments of Python. */
export const pythonSyntax: CodeSyntax = { comments: ['#'], texts: '\'"', names: '', hasEscapes: true }
const header = /^class[ \t](\w{1,100})(?:\(([^()\n]{0,300})\))?:/gm

/** The classes of a text that begin at the start of a line. @throws SynthError `import_unreadable` for a bracket that is not closed */
export function classesIn(text: string): readonly PythonClass[] {
  const found: PythonClass[] = []
  for (const { 0: head, 1: name = '', 2: bases = '', index } of text.matchAll(header)) {
    const from = index + head.length
    if (index < (found.at(-1)?.end ?? 0)) continue
    const end = endOfBody(text, from)
    const statements = statementsIn(text, from, end)
    found.push({ name, bases: bases.split(',').map((base) => base.trim()), start: decoratedStart(text, index), end, statements })
  }
  return found
}

const innerHeader = /^[ \t]{1,40}class[ \t](\w{1,100})(?:\(([^()\n]{0,300})\))?:/gm

/** The classes within a class, such as its enums and its Meta. */
export function innerClasses(text: string, { start, end }: Pick<PythonClass, 'start' | 'end'>): readonly PythonClass[] {
  const body = text.slice(0, end)
  innerHeader.lastIndex = start
  const found: PythonClass[] = []
  for (let match = innerHeader.exec(body); match !== null; match = innerHeader.exec(body)) {
    const { 0: head, 1: name = '', 2: bases = '', index } = match
    const from = index + head.length
    const close = endOfInner(body, from, head.search(/\S/))
    const statements = statementsIn(body, from, close)
    found.push({ name, bases: bases.split(',').map((base) => base.trim()), start: index + head.search(/\S/), end: close, statements })
    innerHeader.lastIndex = close
  }
  return found
}

/** The offset after the last line that is indented by more than `indentation` characters. */
function endOfInner(text: string, from: number, indentation: number): number {
  let end = from
  for (let line = text.indexOf('\n', from) + 1; line > 0; line = text.indexOf('\n', line) + 1) {
    const stop = text.indexOf('\n', line)
    const written = text.slice(line, stop < 0 ? undefined : stop)
    const place = written.search(/[^\s)\]}]/)
    if (place >= 0 && place <= indentation && written.search(/\S/) <= indentation) return end
    if (written.trim() !== '') end = line + written.trimEnd().length
    if (stop < 0) break
  }
  return end
}

/** Maximum number of decorators before a class. */
const mostDecorators = 5

/** The offset of the first decorator before a class; that of the class if there is none. */
function decoratedStart(text: string, index: number): number {
  let start = index
  for (let tried = 0; tried < mostDecorators && start > 0; tried++) {
    const line = text.lastIndexOf('\n', start - 2) + 1
    if (text[line] !== '@') break
    start = line
  }
  return start
}

/** The offset after the last line of a body: a line that is not indented ends it. */
function endOfBody(text: string, from: number): number {
  const next = /\n(?=[^\s#])/g
  next.lastIndex = from
  const end = next.exec(text)?.index ?? text.length
  return from + text.slice(from, end).trimEnd().length
}

/** The statements at the indentation of the first one. */
function statementsIn(text: string, from: number, end: number): readonly (readonly CodeToken[])[] {
  const code = new CodeReader(text.slice(0, end), from, pythonSyntax)
  const statements: CodeToken[][] = []
  let [depth, indentation] = [0, -1]
  let isOwn = false
  for (let token = code.next(); token.kind !== 'end'; token = code.next()) {
    if (depth === 0 && (token.isFirst || indentation < 0)) {
      const column = token.start - text.lastIndexOf('\n', token.start) - 1
      if (indentation < 0) indentation = column
      isOwn = column === indentation
      if (isOwn) statements.push([])
    }
    if (token.kind === 'sign' && /^[([{]$/.test(token.text)) depth++
    if (token.kind === 'sign' && /^[)\]}]$/.test(token.text)) depth--
    if (isOwn) statements.at(-1)?.push(token)
  }
  if (depth > 0) throw importUnreadable(text, Math.max(0, end - 1), 'a bracket is not closed before the end of the class')
  return statements
}
