import { braceSyntax } from './brace-syntax.ts'
import { outsideBrackets, partsOf } from './brackets.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedColumn, ImportedType } from './imported.ts'
import { importUnreadable } from './import-unreadable.ts'
import { chainOf, expressionOf, numberOf, type Step, textsIn } from './js-values.ts'
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

/** Objects of Zod, Yup and Joi. */
export const zod: ImportFormat = {
  name: 'zod',
  title: 'Zod, Yup or Joi objects',
  description:
    'Objects of Zod, Yup and Joi with types, bounds, lengths, patterns and listed values, and enums. A member that is another object of the text becomes a reference, an object within columns with its name as a prefix, a list of objects a table.',
  example,
  read: (text) => {
    const declarations = declarationsIn(text)
    const objects = declarations.filter(({ kind }) => kind === 'object')
    if (objects.length === 0) return null
    const known: Known = {
      tables: new Map(objects.map(({ written, name }) => [written, name])),
      aliases: new Map(declarations.flatMap(({ kind, written, tokens }) => (kind === 'object' ? [] : [[written, tokens] as const]))),
      depth: 0,
    }
    const drafts = objects.map(({ name, start, end, tokens }) =>
      readMembers(new TableDraft(text, name, start, end), fieldsOf(tokens), '', known),
    )
    return drafted(text, drafts, declarations)
  },
}

interface Declaration {
  readonly kind: 'object' | 'value'
  /** The name in the text, and without "Schema" at its end. */
  readonly written: string
  readonly name: string
  readonly start: number
  readonly end: number
  /** The tokens of the chain: "z.object({ … }).strict()". */
  readonly tokens: readonly CodeToken[]
}

interface Known {
  readonly tables: ReadonlyMap<string, string>
  /** The chains that other names stand for. */
  readonly aliases: ReadonlyMap<string, readonly CodeToken[]>
  /** Number of objects around what is read. */
  readonly depth: number
}

/** Names of the libraries, as they are usually imported. */
const roots = /^(?:z|zod|yup|Yup|Joi|joi)$/
const header =
  /^[ \t]{0,40}(?:export[ \t]{1,4})?const[ \t]{1,4}(\w{1,100})(?:[^\w=\r\n\u2028\u2029][^=\r\n\u2028\u2029]{0,99})?=\s{0,20}(?=(?:z|zod|yup|Yup|Joi|joi)\s{0,20}\.)/gm

/** @throws SynthError `import_unreadable` for a call that is not closed */
function declarationsIn(text: string): readonly Declaration[] {
  const found: Declaration[] = []
  for (const { 0: head, 1: written = '', index } of text.matchAll(header)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const code = new CodeReader(text, index + head.length, braceSyntax)
    const tokens = [code.next()]
    while (code.isAt('.') || code.isAt('(')) {
      if (code.isAt('.')) tokens.push(code.next(), code.next())
      else {
        const open = code.peek()
        const inner = code.takeBrackets()
        if (!inner.isClosed) throw importUnreadable(text, index, `"${written}" has no closing bracket: close it with ")"`)
        for (const token of [open, ...inner.tokens, { ...open, text: ')', start: code.end - 1, end: code.end }]) tokens.push(token)
      }
    }
    code.take(';')
    const kind = fieldsOf(tokens).length > 0 ? 'object' : 'value'
    const name = written.replace(/_?schema$/i, '') || written
    found.push({ kind, written, name, start: index + head.search(/\S/), end: code.end, tokens })
  }
  return found
}

/** The object with the fields, braces included: of "z.object({ … })", "yup.object().shape({ … })" and "Joi.object().keys({ … })". */
function fieldsOf(tokens: readonly CodeToken[]): readonly CodeToken[] {
  const steps = stepsOf(tokens) ?? []
  const [first] = steps
  if (first === undefined || !/^(?:object|strictObject|looseObject)$/.test(first.name)) return []
  return (
    steps.find(({ name, tokens: inner }) => inner[0]?.text === '{' && (name === first.name || name === 'shape' || name === 'keys'))
      ?.tokens ?? []
  )
}

/** The calls after the name of the library: "string", "min(1)" of "z.string().min(1)"; null for anything else. */
function stepsOf(tokens: readonly CodeToken[]): readonly Step[] | null {
  return roots.test(tokens[0]?.text ?? '') ? (chainOf(tokens)?.slice(1) ?? null) : null
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

/** Maximum depth of objects within one another. */
const deepest = 5

/** Reads the members of an object into the columns of a table, which it returns. @param tokens of the object, braces included */
function readMembers(draft: TableDraft, tokens: readonly CodeToken[], prefix: string, known: Known): TableDraft {
  for (const member of partsOf(tokens.slice(1, -1))) readMember(draft, member, prefix, known)
  return draft
}

function readMember(draft: TableDraft, member: readonly CodeToken[], prefix: string, known: Known): void {
  const [first] = member
  const last = member.at(-1)
  const colon = outsideBrackets(member, ':')
  if (first === undefined || last === undefined) return
  const leftOut = (reason: string): void => draft.note(first.start, last.end, reason)
  if (colon !== 1) return leftOut('this is not a column: it is left out')
  const name = `${prefix}${first.text}`
  const value = aliased(member.slice(2), known)
  const chain = stepsOf(value)
  // Members of Yup and Joi may be missing unless they are required.
  const names = new Set((chain ?? chainOf(value) ?? []).map((step) => step.name))
  const isOptional =
    value[0]?.text.startsWith('z') === true || chain === null
      ? ['optional', 'nullable', 'nullish'].some((each) => names.has(each))
      : !names.has('required')
  const declared = { isOptional, isRequired: !isOptional }
  const table = known.tables.get(value[0]?.text ?? '')
  const listed = chain === null ? undefined : listedIn(chain)
  const type = chain === null ? null : typeOf(chain)
  const fields = chain === null ? [] : fieldsOf(value)
  if (readList(draft, first.text, chain ?? [], known)) return
  if (fields.length > 0 && known.depth < deepest) {
    draft.remark(first.start, last.end, `${name} is an object: its members are columns of the table`)
    readMembers(draft, fields, `${name}_`, { ...known, depth: known.depth + 1 })
  } else if (listed !== undefined) draft.column(name, first.start, { ...declared, type: 'text', values: listed })
  else if (chain === null && table !== undefined) rowColumn(draft, { name, start: first.start, end: last.end, table }, false, declared)
  else if (type === null) leftOut('a column cannot have such values: it is left out')
  else {
    draft.column(name, first.start, { ...declared, type, ...boundsOf(type, chain ?? [], draft.text) })
    const other = chain?.find((step) => unheld.has(step.name))
    if (other !== undefined) draft.note(first.start, last.end, `${other.name} of ${name} is not imported: its values may break it`)
  }
}

/** Calls that limit values in ways that no column holds. */
const unheld: ReadonlySet<string> = new Set(
  'multipleOf step multiple startsWith endsWith includes refine superRefine test when custom alphanum uppercase'.split(' '),
)

/** A value with the chain in place of the name that stands for it: "Id.optional()" after "const Id = z.string().uuid()". */
function aliased(value: readonly CodeToken[], { aliases }: Known): readonly CodeToken[] {
  const chain = aliases.get(value[0]?.text ?? '')
  return chain === undefined ? value : [...chain, ...value.slice(1)]
}

/**
 * Reads "z.array(Item)", "yup.array().of(Item)", and "z.array(z.object({ … }))", which becomes a table with the name of the member. Returns
 * false for other lists.
 */
function readList(draft: TableDraft, name: string, chain: readonly Step[], known: Known): boolean {
  const isList = chain.some((step) => step.name === 'array')
  const item = isList ? (chain.find((step) => /^(?:array|of|items)$/.test(step.name) && step.tokens.length > 0)?.tokens ?? []) : []
  const [first] = item
  const last = item.at(-1)
  if (first === undefined || last === undefined || known.depth >= deepest) return false
  const row = item.length === 1 ? known.tables.get(first.text) : undefined
  const fields = fieldsOf(item)
  if (row !== undefined) draft.lists.push(row)
  else if (fields.length > 0) readMembers(draft.innerTable(name, first.start, last.end), fields, '', { ...known, depth: known.depth + 1 })
  return row !== undefined || fields.length > 0
}

/** The values of "z.enum(['a', 'b'])", "z.literal('a')", a union of literals, "yup.string().oneOf(['a'])" and "Joi.string().valid('a')". */
function listedIn(chain: readonly Step[]): readonly string[] | undefined {
  const step = chain.find(({ name }) => /^(?:enum|nativeEnum|literal|oneOf|valid|equal)$/.test(name))
  const union = chain[0]?.name === 'union' ? partsOf(chain[0].tokens.slice(1, -1)).map((part) => stepsOf(part)) : []
  const isOfLiterals = union.length > 0 && union.every((part) => part?.[0]?.name === 'literal')
  const texts = textsIn((isOfLiterals ? chain[0] : step)?.tokens ?? [])
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
  return type === 'decimal' && (name === 'int' || name === 'integer') ? 'integer' : type
}

/** Bounds of numbers, and the length and form of texts. */
function boundsOf(type: ImportedType, chain: readonly Step[], text: string): Partial<ImportedColumn> {
  const step = type === 'integer' ? 1 : 0.01
  const tokensOf = (...names: readonly string[]): readonly CodeToken[] => chain.find(({ name }) => names.includes(name))?.tokens ?? []
  const said = (...names: readonly string[]): number | null => numberOf(tokensOf(...names))
  const has = (name: string): boolean => chain.some((each) => each.name === name)
  if (type === 'text') {
    const exact = said('length')
    const meaning = has('email') ? ['email'] : has('url') || has('uri') ? ['website'] : has('ip') || has('ipv4') ? ['ip', 'address'] : null
    return {
      shortest: exact ?? said('min'),
      length: exact ?? said('max'),
      pattern: expressionOf(tokensOf('regex', 'matches', 'pattern'), text),
      meaning,
    }
  }
  if (type !== 'integer' && type !== 'decimal') return {}
  const above = has('positive') ? 0 : said('gt', 'moreThan', 'greater')
  const below = has('negative') ? 0 : said('lt', 'lessThan', 'less')
  return {
    min: said('min', 'gte') ?? (above === null ? (has('nonnegative') ? 0 : null) : above + step),
    max: said('max', 'lte') ?? (below === null ? null : below - step),
  }
}
