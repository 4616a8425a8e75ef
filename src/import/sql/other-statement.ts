import type { CodeReader } from '../code-reader.ts'
import { lineEnd } from '../line-end.ts'

/** A statement that declares no table. */
export interface OtherStatement {
  readonly end: number
  /** Why it is not imported, without a full stop at the end; null if the data has nothing of it anyway. */
  readonly reason: string | null
}

const others =
  /^(?:insert into|comment on|drop (?:table|type|database|schema|index|sequence|view|trigger|function|procedure)|alter (?:sequence|type|index|domain|database|schema|default|function|view|extension|role|user)|grant \w+|revoke \w+|lock tables|unlock tables|start transaction|delete from|merge into|truncate table)$/
const others1 = /^(?:set|use|pragma|select|update|copy|begin|commit|print|exec|execute|do|analyze|vacuum|reindex|declare)$/

const ofRows = 'only declarations are imported: these rows are not in the data'

/** Reads the statement at the place of a reader; null if there is none that is known. */
export function otherStatement(code: CodeReader): OtherStatement | null {
  const [first, second] = [code.peek(), code.peek(1)]
  const word = first.text.toLowerCase()
  const { text } = code
  if (word === 'copy') {
    const end = endOfCopy(text, first.start)
    if (end !== null) return { end, reason: ofRows }
  }
  if (isLine(text, first.start)) return { end: lineEnd(text, first.start), reason: null }
  if (word === 'go' || ((word === 'begin' || word === 'commit' || word === 'rollback') && second.isFirst)) {
    if (!second.isFirst && second.kind !== 'end') return null
    code.next()
    return { end: code.end, reason: null }
  }
  const isOther = others.test(`${word} ${second.text.toLowerCase()}`)
  if (!isOther && !(others1.test(word) && endsOnLine(text, first.start))) return null
  const isDo = word === 'do'
  const end = isDo ? endOfBody(code, first.start, 'function') : skipStatement(code)
  if (/^alter (?:type|domain) \S+ (?!owner\b)/i.test(text.slice(first.start, end).replaceAll(/\s+/g, ' ').slice(0, longestHead)))
    return { end, reason: 'a change of a type is not imported' }
  return { end, reason: /^(?:insert|merge|copy|update|delete)$/.test(word) ? ofRows : null }
}

/** Characters of a statement that tell what it is. */
const longestHead = 300

/** Lines of database clients and of scripts of SQL Server, which have no semicolon. */
const lines = [
  /^set [\w.]+ (?:on|off)$/i,
  /^use \[[^\]\n]{1,100}\]$/i,
  /^delimiter \S{1,4}$/i,
  /^exec(?:ute)? [\w.[\]]{1,100}(?: @.{0,400})?$/i,
  /^\\[a-z.][^\n]{0,200}$/i,
  /^\/$/,
  /^(?:;;|\/\/|\$\$)$/,
]

function isLine(text: string, at: number): boolean {
  const line = text.slice(at, Math.min(lineEnd(text, at), at + longestHead * 2)).trimEnd()
  return lines.some((form) => form.test(line))
}

/** The end of "COPY … FROM stdin;" with the rows after it, up to the line "\\."; null for any other COPY. */
function endOfCopy(text: string, start: number): number | null {
  const head = text.slice(start, lineEnd(text, start))
  if (!/\bfrom stdin\b/i.test(head) || !head.trimEnd().endsWith(';')) return null
  const end = text.indexOf('\n\\.', start)
  return end < 0 ? text.length : end + '\n\\.'.length
}

/** Whether the line of a statement ends in a semicolon. */
function endsOnLine(text: string, at: number): boolean {
  return /;\s*$/.test(text.slice(at, Math.min(lineEnd(text, at), at + 2000)))
}

/** Reads up to the semicolon that ends the statement. @returns its end */
export function skipStatement(code: CodeReader): number {
  while (code.peek().kind !== 'end' && !code.isAt('go') && code.next().text !== ';') continue
  return code.end
}

/**
 * The end of a statement that may have statements in it: after its body in dollar quotes, or after the line with its END.
 * @param kind what it creates, in lower case
 */
export function endOfBody(code: CodeReader, start: number, kind: string): number {
  const { text } = code
  if (!/^(?:function|procedure|proc|trigger|event)$/.test(kind)) return skipStatement(code)
  const semicolon = text.indexOf(';', start)
  const head = text.slice(start, semicolon < 0 ? undefined : semicolon)
  const tag = /\$\w{0,40}\$/.exec(head)
  if (tag !== null) {
    const close = text.indexOf(tag[0], start + tag.index + tag[0].length)
    if (close < 0) return text.length
    const end = text.indexOf(';', close)
    return end < 0 ? text.length : end + 1
  }
  if (!/\bbegin\b/i.test(head)) return skipStatement(code)
  const line = /\n[ \t]{0,8}end\b[^\n]{0,200}/gi
  line.lastIndex = start
  const indentation = start - text.lastIndexOf('\n', start - 1) - 1
  for (let found = line.exec(text); found !== null; found = line.exec(text))
    if (found[0].search(/\S/) - 1 <= indentation && !/^\s*end (?:if|loop|case|while)\b/i.test(found[0]))
      return found.index + found[0].length
  return semicolon < 0 ? text.length : lineEnd(text, semicolon)
}
