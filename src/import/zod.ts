import { braceSyntax } from './brace-syntax.ts'
import { closing, outsideBrackets, partsOf } from './brackets.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedColumn, ImportedType } from './imported.ts'
import { importUnreadable } from './import-unreadable.ts'
import { rowColumn } from './row-column.ts'
import { TableDraft } from './table-draft.ts'

const example = `const Account = z.object({
  id: z.number().int(),
  email: z.string().email(),
  plan: z.enum(['free', 'pro', 'team']),
  seats: z.number().int().min(1).max(50).optional(),
})

const Invoice = z.object({
  id: z.string().uuid(),
  account: Account,
  total: z.number().positive(),
  paidAt: z.date().nullable(),
})`

/** Objects of Zod. */
export const zod: ImportFormat = {
  name: 'zod',
  title: 'Zod objects',
  description:
    'Objects and enums. A member that is another object of the text becomes a reference. A list of objects becomes a table; other lists and nested objects are left out.',
  example,
  read: (text) => {
    const declarations = declarationsIn(text)
    const objects = declarations.filter(({ kind }) => kind === 'object')
    if (objects.length === 0) return null
    const known: Known = {
      tables: new Map(objects.map(({ written, name }) => [written, name])),
      values: new Map(
        declarations.flatMap(({ kind, written, tokens }) => (kind === 'object' ? [] : [[written, textsOf(tokens)] as const])),
      ),
    }
    const drafts = objects.map(({ name, start, end, tokens }) => readMembers(new TableDraft(text, name, start, end), tokens, known))
    return drafted(text, drafts, declarations)
  },
}

interface Declaration {
  readonly kind: string
  /** The name in the text, and without "Schema" at its end. */
  readonly written: string
  readonly name: string
  readonly start: number
  readonly end: number
  /** The tokens in the brackets of the call. */
  readonly tokens: readonly CodeToken[]
}

interface Known {
  readonly tables: ReadonlyMap<string, string>
  readonly values: ReadonlyMap<string, readonly string[]>
}

const header =
  /^[ \t]{0,40}(?:export[ \t]{1,4})?const[ \t]{1,4}(\w{1,100})[ \t]{0,4}=[ \t]{0,4}z\s{0,8}\.\s{0,8}(object|strictObject|enum)(?=\()/gm

/** @throws SynthError `import_unreadable` for a call that is not closed */
function declarationsIn(text: string): readonly Declaration[] {
  const found: Declaration[] = []
  for (const { 0: head, 1: written = '', 2: kind = '', index } of text.matchAll(header)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const code = new CodeReader(text, index + head.length, braceSyntax)
    const { tokens, isClosed } = code.takeBrackets()
    if (!isClosed) throw importUnreadable(text, index, `"${written}" has no closing bracket: close it with ")"`)
    const name = written.replace(/_?schema$/i, '') || written
    // Calls such as ".strict()" follow the object.
    while (code.isAt('.') && code.peek(2).text === '(') {
      code.next()
      code.next()
      code.takeBrackets()
    }
    code.take(';')
    found.push({ kind: kind === 'enum' ? kind : 'object', written, name, start: index + head.search(/\S/), end: code.end, tokens })
  }
  return found
}

function textsOf(tokens: readonly CodeToken[]): readonly string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))
}

/** A call of a chain: "min(1)". */
interface Step {
  readonly name: string
  readonly tokens: readonly CodeToken[]
}

/** The calls of "z.string().min(1)"; null for anything else. */
function chainOf(tokens: readonly CodeToken[]): readonly Step[] | null {
  if (tokens[0]?.text !== 'z') return null
  const steps: Step[] = []
  for (let at = 1; tokens[at]?.text === '.';) {
    const isCall = tokens[at + 2]?.text === '('
    const end = isCall ? closing(tokens, at + 2) : at + 1
    steps.push({ name: tokens[at + 1]?.text ?? '', tokens: tokens.slice(at + 3, end) })
    at = end + 1
  }
  return steps
}

const types: Readonly<Record<string, ImportedType>> = {
  string: 'text',
  email: 'text',
  url: 'text',
  number: 'decimal',
  int: 'integer',
  bigint: 'integer',
  boolean: 'boolean',
  date: 'timestamp',
  datetime: 'timestamp',
  time: 'time',
  uuid: 'uuid',
  guid: 'uuid',
  record: 'json',
}

/** Reads the members of an object into the columns of a table, which it returns. @param tokens of the object, braces included */
function readMembers(draft: TableDraft, tokens: readonly CodeToken[], known: Known): TableDraft {
  for (const member of partsOf(tokens.slice(1, -1))) readMember(draft, member, known)
  return draft
}

function readMember(draft: TableDraft, member: readonly CodeToken[], known: Known): void {
  const { tables, values } = known
  const [first] = member
  const last = member.at(-1)
  const colon = outsideBrackets(member, ':')
  if (first === undefined || last === undefined) return
  const value = member.slice(colon + 1)
  const chain = chainOf(value)
  const names = new Set(chain?.map((step) => step.name) ?? value.map(({ text }) => text))
  const isOptional = names.has('optional') || names.has('nullable') || names.has('nullish')
  const declared = { isOptional, isRequired: !isOptional }
  const named = value[0]?.text ?? ''
  const table = tables.get(named)
  const listed = chain === null ? values.get(named) : listedIn(chain)
  const type = chain === null ? null : typeOf(chain)
  if (colon !== 1) draft.note(first.start, last.end, 'this is not a column: it is left out')
  else if (readList(draft, first.text, chain ?? [], known)) return
  else if (listed !== undefined) draft.column(first.text, first.start, { ...declared, type: 'text', values: listed })
  else if (chain === null && table !== undefined)
    rowColumn(draft, { name: first.text, start: first.start, end: last.end, table }, false, declared)
  else if (type === null) draft.note(first.start, last.end, 'a column cannot have such values: it is left out')
  else draft.column(first.text, first.start, { ...declared, type, ...boundsOf(type, chain ?? []) })
}

/**
 * Reads "z.array(Item)", and "z.array(z.object({ … }))", which becomes a table with the name of the member. Returns false for other lists.
 */
function readList(draft: TableDraft, name: string, chain: readonly Step[], known: Known): boolean {
  const item = chain.find((step) => step.name === 'array')?.tokens ?? []
  const [first] = item
  const last = item.at(-1)
  if (first === undefined || last === undefined) return false
  const row = item.length === 1 ? known.tables.get(first.text) : undefined
  const object = chainOf(item)?.find((step) => step.name === 'object')
  if (row !== undefined) draft.lists.push(row)
  else if (object !== undefined) readMembers(draft.innerTable(name, first.start, last.end), object.tokens, known)
  return row !== undefined || object !== undefined
}

/** The values of "z.enum(['a', 'b'])" and "z.literal('a')". */
function listedIn(chain: readonly Step[]): readonly string[] | undefined {
  const step = chain.find(({ name }) => name === 'enum' || name === 'literal')
  const texts = textsOf(step?.tokens ?? [])
  return texts.length > 0 ? texts : undefined
}

/** The type that a chain ends in: a uuid for "z.string().uuid()"; null for lists, objects and unions. */
function typeOf(chain: readonly Step[]): ImportedType | null {
  const [first] = chain.filter(({ name }) => name !== 'coerce' && name !== 'iso')
  if (first === undefined || !Object.hasOwn(types, first.name) || chain.some(({ name }) => name === 'array')) return null
  const own = first.name === 'date' && chain[0]?.name === 'iso' ? 'date' : (types[first.name] ?? null)
  return chain.slice(1).reduce<ImportedType | null>((type, { name }) => refined(type, name), own)
}

/** The type after a further call of the chain. */
function refined(type: ImportedType | null, name: string): ImportedType | null {
  if (type === 'text' && (name === 'date' || name === 'datetime' || name === 'time' || name === 'uuid'))
    return name === 'date' ? 'date' : (types[name] ?? null)
  return type === 'decimal' && name === 'int' ? 'integer' : type
}

/** Bounds of numbers, and the length of texts. */
function boundsOf(type: ImportedType, chain: readonly Step[]): Partial<ImportedColumn> {
  const step = type === 'integer' ? 1 : 0.01
  const said = (...names: readonly string[]): number | null => {
    const tokens = chain.find(({ name }) => names.includes(name))?.tokens ?? []
    const number = Number(
      tokens
        .map(({ text }) => text.replaceAll('_', ''))
        .slice(0, tokens[0]?.text === '-' ? 2 : 1)
        .join(''),
    )
    return tokens.length > 0 && Number.isFinite(number) ? number : null
  }
  const has = (name: string): boolean => chain.some((each) => each.name === name)
  if (type === 'text') return { length: said('max', 'length') }
  if (type !== 'integer' && type !== 'decimal') return {}
  const [above, below] = [has('positive') ? 0 : said('gt'), has('negative') ? 0 : said('lt')]
  return {
    min: said('min', 'gte') ?? (above === null ? (has('nonnegative') ? 0 : null) : above + step),
    max: said('max', 'lte') ?? (below === null ? null : below - step),
  }
}
