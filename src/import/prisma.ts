import { braceSyntax } from './brace-syntax.ts'
import { blockLines, type BlockLines, type CodeLine } from './block-lines.ts'
import { closing } from './brackets.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedType } from './imported.ts'
import { noteAt } from './note-at.ts'
import { sqlType } from './sql/sql-types.ts'
import { TableDraft } from './table-draft.ts'

const example = `enum Role {
  ADMIN
  MEMBER
}

model User {
  id        Int      @id @default(autoincrement())
  email     String   @unique
  role      Role     @default(MEMBER)
  bio       String?  @db.VarChar(200)
  posts     Post[]
}

model Post {
  id        Int      @id @default(autoincrement())
  title     String
  published Boolean  @default(false)
  author    User     @relation(fields: [authorId], references: [id])
  authorId  Int
}`

/** Models of Prisma. */
export const prisma: ImportFormat = {
  name: 'prisma',
  title: 'a Prisma schema',
  description:
    'Models with their fields, enums, relations, ids and unique sets, and the native types @db.…; many-to-many relations become tables of their own. Names are those of the models, not those of @map.',
  example,
  read: (text) => {
    const blocks = blocksIn(text)
    const models = blocks.filter(({ kind, lines }) => kind === 'model' && lines.some(isField))
    if (models.length === 0) return null
    const enums = new Map(blocks.flatMap((block) => (block.kind === 'enum' ? [[block.name, valuesOf(block.lines)] as const] : [])))
    const names = new Set(models.map(({ name }) => name))
    const drafts = models.map(({ name, start, end, lines }) => {
      const draft = new TableDraft(text, name, start, end)
      const held = relationsHeld(lines, name)
      for (const line of lines) readLine(draft, line, { enums, names, held })
      return draft
    })
    const notes = blocks.flatMap(({ kind, name, start }) =>
      kind === 'view' || kind === 'type' ? [noteAt(text, start, start + kind.length + 1 + name.length, `a ${kind} is not imported`)] : [],
    )
    return drafted(text, drafts, blocks, notes)
  },
}

interface Block extends BlockLines {
  readonly kind: string
  readonly name: string
  readonly start: number
}

/** The blocks of a schema, which are not nested. */
function blocksIn(text: string): readonly Block[] {
  const blocks: Block[] = []
  let from = 0
  for (const { 0: found, 1: kind = '', 2: name = '', index } of text.matchAll(
    /^[ \t]{0,40}(model|enum|type|view|datasource|generator)[ \t]{1,4}(\w{1,100})[ \t]{0,4}\{/gm,
  )) {
    if (index < from) continue
    const block = blockLines(text, index + found.length - 1, braceSyntax, `the ${kind} "${name}"`)
    blocks.push({ kind, name, start: index + found.search(/\S/), ...block })
    from = block.end
  }
  return blocks
}

function isField([name, type]: CodeLine): boolean {
  return name?.kind === 'word' && type?.kind === 'word' && /^[A-Z]/.test(type.text)
}

function valuesOf(lines: readonly CodeLine[]): readonly string[] {
  return lines.flatMap(([first]) => (first?.kind === 'word' ? [first.text] : []))
}

interface Known {
  readonly enums: ReadonlyMap<string, readonly string[]>
  /** Names of the models. */
  readonly names: ReadonlySet<string>
  /** Names of the relations of the model with itself that one of its fields holds. */
  readonly held: ReadonlySet<string>
}

/** The names of the relations of a model with itself that have a field with the key: "manager" is the other side of "reports". */
function relationsHeld(lines: readonly CodeLine[], model: string): ReadonlySet<string> {
  const held = lines.flatMap((line): string[] => {
    const tokens = line[1]?.text === model ? relationOf(attributesOf(line)) : []
    return namesAfter(tokens, 'fields').length > 0 ? [nameOf(tokens)] : []
  })
  return new Set(held)
}

/** The tokens in the brackets of "@relation". */
function relationOf(attributes: readonly Attribute[]): CodeLine {
  return attributes.find(({ name }) => name === 'relation')?.tokens ?? []
}

/** The name of a relation; empty for none. */
function nameOf(tokens: CodeLine): string {
  return tokens.find(({ kind }) => kind === 'text')?.text ?? ''
}

const types: Readonly<Record<string, ImportedType>> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'integer',
  Float: 'decimal',
  Decimal: 'decimal',
  Boolean: 'boolean',
  DateTime: 'timestamp',
  Json: 'json',
}

function readLine(draft: TableDraft, line: CodeLine, known: Known): void {
  const [first, type] = line
  const last = line.at(-1)
  if (first === undefined || last === undefined) return
  if (first.text === '@') {
    readBlockAttribute(draft, line)
    return
  }
  if (!isField(line) || type === undefined) {
    draft.note(first.start, last.end, 'this is not a field')
    return
  }
  const attributes = attributesOf(line)
  const isList = line[2]?.text === '['
  if (known.names.has(type.text)) {
    const relation = relationOf(attributes)
    const fields = namesAfter(relation, 'fields')
    const isHeld = type.text === draft.name && known.held.has(nameOf(relation))
    if (fields.length > 0) draft.refer(fields, type.text, namesAfter(relation, 'references'), first.start)
    else if (isList && !isHeld) draft.lists.push(type.text)
    return
  }
  const values = known.enums.get(type.text) ?? null
  const native = attributes.find(({ name }) => name.startsWith('db.'))
  if (isList || (values === null && types[type.text] === undefined)) {
    draft.note(
      first.start,
      last.end,
      isList ? 'a column cannot contain a list: it is left out' : 'no column can have this type: it is left out',
    )
    return
  }
  const sized = native === undefined ? null : sqlType(native.name.slice(3).toLowerCase(), numbersIn(native.tokens))
  draft.column(first.text, first.start, {
    ...(sized ?? { type: values === null ? (types[type.text] ?? null) : 'text' }),
    ...(values === null ? {} : { values }),
    ...(defaultOf(attributes) === 'uuid' ? { type: 'uuid' } : {}),
    isOptional: line[2]?.text === '?',
    isRequired: line[2]?.text !== '?',
    isUnique: attributes.some(({ name }) => name === 'unique'),
  })
  if (attributes.some(({ name }) => name === 'id')) draft.key = [first.text]
}

interface Attribute {
  /** "id", "db.VarChar" */
  readonly name: string
  /** The tokens in its brackets. */
  readonly tokens: CodeLine
}

function attributesOf(line: CodeLine): readonly Attribute[] {
  const found: Attribute[] = []
  for (let at = 0; at < line.length; at++) {
    if (line[at]?.text !== '@' || line[at + 1]?.kind !== 'word') continue
    let next = at + 2
    let name = line[at + 1]?.text ?? ''
    while (line[next]?.text === '.') {
      name = `${name}.${line[next + 1]?.text ?? ''}`
      next += 2
    }
    const end = line[next]?.text === '(' ? closing(line, next) : next
    found.push({ name, tokens: line.slice(next + 1, end) })
    at = Math.max(at, end - 1)
  }
  return found
}

function defaultOf(attributes: readonly Attribute[]): string {
  return attributes.find(({ name }) => name === 'default')?.tokens[0]?.text ?? ''
}

function numbersIn(tokens: CodeLine): readonly number[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : []))
}

/** The names in "fields: [a, b]". */
function namesAfter(tokens: CodeLine, word: string): readonly string[] {
  const at = tokens.findIndex(({ text }) => text === word)
  if (at < 0) return []
  const open = tokens.findIndex(({ text }, place) => place > at && text === '[')
  const close = tokens.findIndex(({ text }, place) => place > open && text === ']')
  return open < 0 ? [] : tokens.slice(open + 1, close < 0 ? undefined : close).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
}

/** "@@id([a, b])", "@@unique([a, b])" */
function readBlockAttribute(draft: TableDraft, line: CodeLine): void {
  const name = line[2]?.text
  const open = line.findIndex(({ text }) => text === '[')
  const close = line.findIndex(({ text }) => text === ']')
  const names = line
    .slice(open + 1, close)
    .flatMap(({ kind, text }, at, all) => (kind === 'word' && all[at - 1]?.text !== ':' ? [text] : []))
  if (name === 'id') draft.key = names
  if (name === 'unique') draft.setUnique(names)
}
