import { blockLines, type BlockLines, type CodeLine } from './block-lines.ts'
import { CodeReader, type CodeSyntax, type CodeToken } from './code-reader.ts'
import { readInlineReference, readReference } from './dbml-references.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { Imported, ImportNote } from './imported.ts'
import { noteAt } from './note-at.ts'
import { applyCheck } from './sql/apply-check.ts'
import { sqlTokens } from './sql/sql-tokens.ts'
import { sqlType } from './sql/sql-types.ts'
import { TableDraft } from './table-draft.ts'

const example = `Table users {
  id integer [primary key]
  username varchar(40) [not null, unique]
  role user_role
}

Table follows {
  following_user_id integer [ref: > users.id]
  followed_user_id integer
  created_at timestamp
}

Enum user_role {
  admin
  member
}

Ref: users.id < follows.followed_user_id`

const syntax: CodeSyntax = { comments: ['//'], texts: "'", names: '"`', hasEscapes: true }

/** Tables, enums and references of DBML. */
export const dbml: ImportFormat = {
  name: 'dbml',
  title: 'DBML',
  description: 'Tables with their columns and settings, enums, references of every form, keys and unique sets among the indexes.',
  example,
  read: (text) => {
    const blocks = [...text.matchAll(openings)].flatMap(
      ({ 0: found, 1: kind = '', index }) => blockAt(text, kind, index, found.length) ?? [],
    )
    if (!blocks.some(({ kind, at }) => kind === 'table' && text[at] === '{')) return null
    return readBlocks(text, blocks)
  },
}

interface Block {
  readonly kind: string
  readonly name: string
  readonly start: number
  /** The short name of a table: "U" of "users as U"; null for none. */
  readonly alias: string | null
  /** Offset of the brace or colon before the content. */
  readonly at: number
}

const openings = /^[ \t]{0,40}(table|enum|ref|project|tablegroup|tablepartial|records|note)\b/gim
/** Maximum characters of a name with its settings. */
const longestHeader = 420

/** The block that a word begins, if a brace or colon follows its name and settings: `table users [headercolor: #fff] {`; else null. */
function blockAt(text: string, kind: string, index: number, length: number): Block | null {
  const rest = text.slice(index + length, index + length + longestHeader)
  const bracket = rest.indexOf('[')
  const first = rest.search(/[{:\n]/)
  const isSet = bracket >= 0 && (first < 0 || bracket < first)
  const close = isSet ? rest.indexOf(']', bracket) : -1
  if (isSet && close < 0) return null
  const from = close + 1
  const sign = rest.slice(from).search(/[{:]/)
  if (sign < 0) return null
  const between = rest.slice(isSet ? from : 0, from + sign)
  const isNear = isSet ? between.trim() === '' : !between.trim().includes('\n')
  if (!isNear) return null
  const start = index + text.slice(index, index + length).search(/\S/)
  const head = rest.slice(0, isSet ? bracket : from + sign)
  const alias = /\sas\s+"?(\w{1,100})/i.exec(head)?.[1] ?? null
  return { kind: kind.toLowerCase(), name: nameOf(head), alias, start, at: index + length + from + sign }
}

/** The last part of a name: "users" of ' core."users" as U [headercolor: …]'. */
function nameOf(header: string): string {
  const own = header.split('[')[0]?.split(/\sas\s/i)[0] ?? ''
  return (own.split('.').at(-1) ?? '').trim().replaceAll(/["`]/g, '')
}

function readBlocks(text: string, blocks: readonly Block[]): Imported | null {
  const enums = new Map<string, readonly string[]>()
  const drafts = new Map<string, TableDraft>()
  const notes: ImportNote[] = []
  const code: { start: number; end: number }[] = []
  const bodies: { readonly block: Block; readonly lines: readonly CodeLine[] }[] = []
  for (const block of blocks) {
    if (block.start < (code.at(-1)?.end ?? 0)) continue
    const body =
      text[block.at] === '{' ? blockLines(text, block.at, syntax, `the ${block.kind} "${block.name}"`) : restOfLine(text, block.at + 1)
    code.push({ start: block.start, end: body.end })
    bodies.push({ block, lines: body.lines })
    if (block.kind === 'enum')
      enums.set(
        block.name,
        body.lines.flatMap(([first]) => (first === undefined ? [] : [first.text])),
      )
    if (block.kind === 'table') {
      const draft = new TableDraft(text, block.name, block.start, body.end)
      if (drafts.has(block.name))
        notes.push(noteAt(text, block.start, block.at, 'a table of this name exists already: only the first one is imported'))
      else drafts.set(block.name, draft)
    }
  }
  const known = new Map(drafts)
  for (const { name, alias } of blocks) {
    const draft = drafts.get(name)
    if (alias !== null && draft !== undefined && !known.has(alias)) known.set(alias, draft)
  }
  for (const { block, lines } of bodies) {
    const draft = block.kind === 'table' ? drafts.get(block.name) : undefined
    if (draft?.columns.size === 0) for (const line of lines) readColumn(draft, line, enums, known)
  }
  for (const { block, lines } of bodies) if (block.kind === 'ref') for (const line of lines) readReference(text, line, known, notes)
  return drafted(text, [...drafts.values()], code, notes)
}

function restOfLine(text: string, at: number): BlockLines {
  const code = new CodeReader(text, at, syntax)
  const line: CodeToken[] = []
  while (code.peek().kind !== 'end' && !code.peek().isFirst) line.push(code.next())
  return { lines: [line], end: code.end }
}

function readColumn(
  draft: TableDraft,
  line: CodeLine,
  enums: ReadonlyMap<string, readonly string[]>,
  drafts: ReadonlyMap<string, TableDraft>,
): void {
  const [first, type] = line
  if (first === undefined || /^note$/i.test(first.text)) return
  if (first.text.toLowerCase() === 'checks' && type?.text === '{') {
    for (const token of line) if (token.kind === 'name') applyCheck(draft, sqlTokens(draft.text, token), token.start, token.end)
    return
  }
  if (first.text.toLowerCase() === 'indexes' && type?.text === '{') {
    readIndexes(draft, line.slice(2, -1))
    return
  }
  const last = line.at(-1) ?? first
  if (first.kind === 'sign' || type === undefined || type.kind === 'sign') {
    draft.note(first.start, last.end, 'this is not a column: a column has a name and a type')
    return
  }
  const settings = line.findIndex(({ text: sign }, at) => at > 1 && sign === '[')
  const said = settings < 0 ? [] : line.slice(settings + 1)
  const ofType = line.slice(1, settings < 0 ? undefined : settings)
  const name = ofType.find(({ kind }) => kind === 'word' || kind === 'name')?.text ?? ''
  const sizes = ofType.flatMap(({ kind, text: size }) => (kind === 'number' ? [Number(size)] : []))
  const written = /^(\w+)(?:\((\d+)(?:,\s*(\d+))?\))?/.exec(name)
  const inName = [written?.[2], written?.[3]].flatMap((size) => (size === undefined ? [] : [Number(size)]))
  const values = enums.get(ofType.filter(({ kind }) => kind !== 'sign').at(-1)?.text ?? '') ?? null
  const declared = sqlType((written?.[1] ?? name).toLowerCase(), [...sizes, ...inName])
  const words = said.map(({ text: word }) => word.toLowerCase()).join(' ')
  if (declared === null && values === null)
    draft.note(first.start, (ofType.at(-1) ?? type).end, 'this type is unknown: the column has values that fit its name')
  draft.column(first.text, first.start, {
    ...(declared ?? { type: values === null ? null : 'text' }),
    ...(values === null ? {} : { values }),
    isOptional: /(?:^|, )null(?: |$)/.test(words),
    isRequired: /\bnot null\b/.test(words),
    isUnique: /\bunique\b/.test(words),
  })
  if (/(?:^|, )(?:pk|primary key)\b/.test(words)) draft.key = [...draft.key, first.text]
  const ref = said.findIndex(({ text: word }, at) => word.toLowerCase() === 'ref' && said[at + 1]?.text === ':')
  if (ref >= 0) readInlineReference(draft, first.text, said.slice(ref + 2), drafts)
  const check = said.find(({ kind }, at) => kind === 'name' && said[at - 2]?.text.toLowerCase() === 'check')
  if (check !== undefined) applyCheck(draft, sqlTokens(draft.text, check), check.start, check.end)
}

/** "(a, b) [pk]", "email [unique]" */
function readIndexes(draft: TableDraft, tokens: CodeLine): void {
  let names: string[] = []
  for (const [at, { kind, text, isFirst }] of tokens.entries()) {
    if (isFirst) names = []
    const lower = text.toLowerCase()
    const isSetting = tokens[at - 1]?.text === '[' || (names.length > 0 && tokens[at - 1]?.text === ',' && /^(?:unique|pk)$/.test(lower))
    if (isSetting && lower === 'unique') draft.setUnique(names)
    else if (isSetting && lower === 'pk') draft.key = names
    else if (kind === 'word' || kind === 'name') names = [...names, text]
  }
}
