import { blockLines, type CodeLine } from './block-lines.ts'
import type { CodeSyntax } from './code-reader.ts'
import { closing } from './brackets.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import { sqlType } from './sql/sql-types.ts'
import { TableDraft } from './table-draft.ts'

const example = `erDiagram
  CUSTOMER ||--o{ ORDERS : places
  CUSTOMER {
    int id PK
    string name
    string email UK
  }
  ORDERS {
    int id PK
    int customer_id FK
    date ordered_on
    decimal total
  }`

const syntax: CodeSyntax = { comments: ['%%'], texts: '"', names: '', hasEscapes: false }

/** Entity relationship diagrams of Mermaid. */
export const mermaid: ImportFormat = {
  name: 'mermaid',
  title: 'a Mermaid diagram',
  description:
    'The entities of an erDiagram with their attributes and keys. A relationship becomes a reference, in a column of its own unless the entity has one; many-to-many relationships become tables.',
  example,
  read: (text) => {
    const start = text.search(/^[ \t]{0,40}erDiagram\b/m)
    if (start < 0) return null
    const entities = entitiesIn(text, start)
    const relationships = relationshipsIn(text, start)
    const drafts = new Map(entities.map((draft) => [draft.name, draft]))
    for (const { left, right, at } of relationships)
      for (const name of [left, right]) if (!drafts.has(name)) drafts.set(name, entityWithout(text, name, text.indexOf(name, at)))
    const between = relationships.flatMap((relationship) => relate(text, relationship, drafts) ?? [])
    const end = [...entities, ...relationships].reduce((last, part) => Math.max(last, part.end), start)
    return drafted(text, [...drafts.values(), ...between], [{ start, end }])
  },
}

/** What stands before the brace of an entity: a name, and perhaps another one to show. */
const header = /^[ \t]*(?:"([^"]+)"|([\w-]+))(?:\[[^\]]*\])?[ \t]*$/
const longestHeader = 250

/** @throws SynthError `import_unreadable` for an entity that is not closed */
function entitiesIn(text: string, from: number): readonly TableDraft[] {
  const found: TableDraft[] = []
  for (let brace = text.indexOf('{', from); brace >= 0; brace = text.indexOf('{', Math.max(brace + 1, found.at(-1)?.end ?? 0))) {
    const before = text.slice(Math.max(0, brace - longestHeader), brace)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    const [, quoted, plain] = header.exec(line) ?? []
    const name = quoted ?? plain
    if (name === undefined) continue
    const { lines, end } = blockLines(text, brace, syntax, `the entity "${name}"`)
    const draft = new TableDraft(text, name, brace - line.trimStart().length, end)
    for (const each of lines) readAttribute(draft, each)
    found.push(draft)
  }
  return found
}

/** Types of diagrams that SQL does not have. */
const types: Readonly<Record<string, string>> = { str: 'text', number: 'decimal', guid: 'uuid', enum: 'text', object: 'json' }

/** "string email UK" */
function readAttribute(draft: TableDraft, line: CodeLine): void {
  const [type] = line
  if (type === undefined) return
  const last = line.at(-1) ?? type
  const place = line[1]?.text === '(' || line[1]?.text === '[' ? closing(line, 1) + 1 : 1
  const name = line[place]
  if (type.kind !== 'word' || name?.kind !== 'word')
    return draft.note(type.start, last.end, 'this is not an attribute: it has a type and a name')
  const sizes = line.slice(1, place).flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : []))
  const written = type.text.toLowerCase()
  const keys = new Set(line.slice(place + 1).flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])))
  const declared = sqlType(types[written] ?? written, sizes)
  if (declared === null) draft.remark(type.start, name.end, 'this type is unknown: the column has values that fit its name')
  draft.column(name.text, name.start, { ...declared, isUnique: keys.has('UK') })
  if (keys.has('PK')) draft.key = [...draft.key, name.text]
}

interface Relationship {
  readonly left: string
  readonly right: string
  readonly isLeftMany: boolean
  readonly isRightMany: boolean
  readonly at: number
  readonly end: number
}

const relation =
  /^[ \t]{0,40}([\w-]{1,100})[ \t]{1,10}([|}][|o])(?:--|\.\.)([|o][|{])[ \t]{1,10}([\w-]{1,100})[ \t]{0,10}(?::[^\n]{0,200})?$/gm

function relationshipsIn(text: string, from: number): readonly Relationship[] {
  return [...text.matchAll(relation)].flatMap(({ 0: found, 1: left = '', 2: one = '', 3: other = '', 4: right = '', index }) =>
    index < from
      ? []
      : [
          {
            left,
            right,
            isLeftMany: one.includes('}'),
            isRightMany: other.includes('{'),
            at: index + found.search(/\S/),
            end: index + found.length,
          },
        ],
  )
}

/** An entity of which only relationships are drawn. */
function entityWithout(text: string, name: string, at: number): TableDraft {
  const draft = new TableDraft(text, name, at, at)
  draft.column('id', at, { type: 'integer' })
  draft.column('name', at)
  draft.key = ['id']
  draft.remark(at, at + name.length, `${name} has no attributes here: it has an id and a name`)
  return draft
}

/** Adds the reference of a relationship to the entity that has many rows. Returns the table between two that both have many. */
function relate(
  text: string,
  { left, right, isLeftMany, isRightMany, at, end }: Relationship,
  drafts: ReadonlyMap<string, TableDraft>,
): TableDraft | null {
  if (!isLeftMany || !isRightMany) {
    const [child, parent] = isLeftMany ? [left, right] : [right, left]
    const draft = drafts.get(child)
    const own = drafts.get(parent)
    if (draft !== undefined && own !== undefined) refer(draft, own, at)
    return null
  }
  const bridge = new TableDraft(text, `${left}_${right}`, at, end)
  for (const name of [left, right]) {
    const own = drafts.get(name)
    if (own !== undefined) refer(bridge, own, at)
  }
  bridge.setUnique([...bridge.columns.keys()])
  return bridge
}

/** The column that refers to an entity: the one that has its name, else a new one. */
function refer(draft: TableDraft, parent: TableDraft, at: number): void {
  const base = parent.name.toLowerCase()
  const stems = new Set([base, base.replace(/s$/, ''), base.replace(/ies$/, 'y')])
  const own = [...draft.columns.keys()].find((name) => stems.has(name.toLowerCase().replace(/_?id$/, '')) && /id$/i.test(name))
  const [key = 'id'] = parent.key
  const name = own ?? `${base.replace(/(?<!s)s$/, '')}_id`
  if (own === undefined) draft.column(name, at, draft === parent ? { isOptional: true } : {})
  if (!parent.columns.has(key)) parent.column(key, at, { type: 'integer' })
  if (parent.key.length === 0) parent.key = [key]
  draft.refer([name], parent.name, [key], at)
}
