import { braceSyntax } from './brace-syntax.ts'
import { closing, outsideBrackets, partsOf } from './brackets.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import type { ImportedColumn, ImportedType } from './imported.ts'
import { numberOf, textsIn } from './js-values.ts'
import { sqlType } from './sql/sql-types.ts'

type Tokens = readonly CodeToken[]

/** What annotations say of a member: "@Column(length = 40)", "[StringLength(40)]", and the tags of Go. */
export interface Annotation {
  /** In lower case, without its module. */
  readonly name: string
  readonly arguments: Tokens
}

/** The annotations before a member, and the member after them. */
export function annotationsOf(tokens: Tokens): { readonly annotations: readonly Annotation[]; readonly rest: Tokens } {
  const annotations: Annotation[] = []
  for (let at = 0; ;) {
    const text = tokens[at]?.text
    if (text === '#' && tokens[at + 1]?.text === '[') at = closing(tokens, at + 1) + 1
    else if (text === '[' && tokens[at + 1]?.text !== ']') {
      const end = closing(tokens, at)
      for (const part of partsOf(tokens.slice(at + 1, end))) annotations.push(annotationAt(part, 0).annotation)
      at = end + 1
    } else if (text === '@' && tokens[at + 1]?.kind === 'word') {
      const { annotation, end } = annotationAt(tokens, at + 1)
      annotations.push(annotation)
      at = end
    } else {
      const rest = tokens.slice(at)
      for (const { kind, text: tag } of rest) if (kind === 'name') annotations.push(...ofTags(tag))
      return { annotations, rest: rest.filter(({ kind }) => kind !== 'name') }
    }
  }
}

/** The annotation whose name begins at a place: "Column", "field:NotNull", "ORM.Column". */
function annotationAt(tokens: Tokens, from: number): { readonly annotation: Annotation; readonly end: number } {
  let at = from
  while (tokens[at + 1]?.text === '.' || tokens[at + 1]?.text === ':') at += 2
  const name = (tokens[at]?.text ?? '').toLowerCase()
  if (tokens[at + 1]?.text !== '(') return { annotation: { name, arguments: [] }, end: at + 1 }
  const end = closing(tokens, at + 1)
  return { annotation: { name, arguments: tokens.slice(at + 2, end) }, end: end + 1 }
}

/** Rules of the tags of Go that are annotations of other languages under another name. */
const tagNames: Readonly<Record<string, string>> = {
  primarykey: 'id',
  size: 'maxlength',
  uniqueindex: 'unique',
  'not null': 'notnull',
  gte: 'min',
  lte: 'max',
}

/** The rules in 'gorm:"size:100;not null" validate:"gte=18"'. */
function ofTags(tags: string): readonly Annotation[] {
  return tags.split('" ').flatMap((part) => {
    const at = part.indexOf(':"')
    const key = part.slice(0, Math.max(0, at)).trim()
    const rules = part.slice(at + 2).replace(/"$/, '')
    if (key !== 'gorm' && key !== 'validate' && key !== 'binding') return []
    return rules.split(key === 'gorm' ? ';' : ',').map((rule): Annotation => {
      const [, name = '', , value = ''] = /^([^:=]*)([:=](.*))?$/.exec(rule.trim()) ?? []
      const lower = name.trim().toLowerCase()
      const isColumn = key === 'gorm' && lower === 'type'
      const token = (text: string, kind: CodeToken['kind']): CodeToken => ({ kind, text, start: 0, end: 0, isFirst: false })
      const values =
        lower === 'oneof' ? value.split(' ').map((text) => token(text, 'text')) : [token(value, /^-?\d/.test(value) ? 'number' : 'text')]
      return { name: isColumn ? 'column' : lower === '-' ? 'transient' : (tagNames[lower] ?? lower), arguments: value === '' ? [] : values }
    })
  })
}

/** What annotations say of a column. */
export interface AnnotatedMember {
  readonly isKey: boolean
  /** Whether the member has no column. */
  readonly isLeftOut: boolean
  readonly declared: Partial<ImportedColumn>
}

/** The value of an argument, "length = 40", "{ length: 40 }"; empty if there is none. */
function valueOf(tokens: Tokens, name: string): Tokens {
  // The options of TypeScript are an object, alone or after a type: "@Column('int', { default: 0 })".
  const parts = partsOf(tokens).flatMap((part) => (part[0]?.text === '{' ? partsOf(part.slice(1, closing(part, 0))) : [part]))
  for (const part of parts) {
    const at = Math.max(outsideBrackets(part, '='), outsideBrackets(part, ':'))
    if (at === 1 && part[0]?.text.toLowerCase() === name) return part.slice(2)
  }
  return []
}

/** The number of an argument, also in quotes. */
function numberIn(tokens: Tokens): number | null {
  const [first] = tokens
  if (first?.kind === 'text' && /^-?\d+(?:\.\d+)?$/.test(first.text)) return Number(first.text)
  return numberOf(tokens)
}

/** What annotations say of a member of a type. @param text the whole text */
export function readAnnotations(annotations: readonly Annotation[], type: ImportedType | null, text: string): AnnotatedMember {
  const has = (...names: readonly string[]): boolean => annotations.some(({ name }) => names.includes(name))
  const argumentsOf = (...names: readonly string[]): Tokens => annotations.find(({ name }) => names.includes(name))?.arguments ?? []
  const column = argumentsOf('column', 'primarycolumn')
  const is = (name: string, value: string): boolean => valueOf(column, name)[0]?.text === value
  const isRequired =
    has('notnull', 'notblank', 'notempty', 'required', 'nonnull', 'isnotempty') ||
    is('nullable', 'false') ||
    valueOf(argumentsOf('manytoone', 'onetoone'), 'optional')[0]?.text === 'false'
  const isOptional = !isRequired && (has('isoptional', 'nullable') || is('nullable', 'true'))
  const isKey = has('id', 'key', 'primarykey', 'primarycolumn', 'primarygeneratedcolumn')
  return {
    isKey,
    isLeftOut: has('transient', 'notmapped', 'ignore'),
    declared: {
      ...(isRequired || isKey ? { isRequired: true, isOptional: false } : isOptional ? { isRequired: false, isOptional: true } : {}),
      ...(has('unique') ||
      is('unique', 'true') ||
      is('isunique', 'true') ||
      valueOf(argumentsOf('index', 'indexed'), 'unique')[0]?.text === 'true'
        ? { isUnique: true }
        : {}),
      ...sizesOf(column, argumentsOf, type),
      ...limitsOf(argumentsOf, has, type, text),
    },
  }
}

type ArgumentsOf = (...names: readonly string[]) => Tokens

/** The type, length and digits that a column is declared with: "precision = 8, scale = 2", 'TypeName = "decimal(10,2)"', "'int'". */
function sizesOf(column: Tokens, argumentsOf: ArgumentsOf, type: ImportedType | null): Partial<ImportedColumn> {
  const named = [
    column[0]?.kind === 'text' ? column : [],
    valueOf(column, 'typename'),
    valueOf(column, 'columndefinition'),
    valueOf(column, 'type'),
  ]
  const written = named.find(([first]) => first?.kind === 'text')?.[0]?.text ?? ''
  const [, name = '', size, scale] = /^(\w+)(?: ?\((\d+)(?:, ?(\d+))?\))?/.exec(written.toLowerCase()) ?? []
  const [precision, digits] = [
    numberIn(valueOf(column, 'precision')) ?? numberIn(argumentsOf('precision')),
    numberIn(valueOf(column, 'scale')) ?? numberIn(partsOf(argumentsOf('precision'))[1] ?? []),
  ]
  const sizes = [size, scale].flatMap((each) => (each === undefined ? [] : [Number(each)]))
  const length = numberIn(valueOf(column, 'length'))
  const sized = precision !== null && digits !== null && digits > 0 ? sqlType('decimal', [precision, digits]) : sqlType(name, sizes)
  if (sized === null) return length === null ? {} : { length }
  // What the language calls a number may be an integer in the database, but a text is no number there.
  const isSame = type === sized.type || (type === 'decimal' && sized.type === 'integer') || type === null
  return { ...(isSame ? sized : {}), ...(length === null ? {} : { length }) }
}

/** Bounds of numbers, and length, form and values of texts. */
function limitsOf(
  argumentsOf: ArgumentsOf,
  has: (...names: readonly string[]) => boolean,
  type: ImportedType | null,
  text: string,
): Partial<ImportedColumn> {
  if (type === 'text') return textLimits(argumentsOf, has, text)
  if (type !== 'integer' && type !== 'decimal') return {}
  const said = numbersOf(argumentsOf)
  const step = type === 'integer' ? 1 : 0.01
  const above = has('positive', 'ispositive') ? 0 : said(['gt'], 'value', 0)
  const below = said(['lt'], 'value', 0)
  const least = said(['min', 'decimalmin'], 'value', 0) ?? said(['range'], 'min', 0)
  const min = least ?? (above === null ? null : above + step) ?? (has('positiveorzero') ? 0 : null)
  const max = said(['max', 'decimalmax'], 'value', 0) ?? said(['range'], 'max', 1) ?? (below === null ? null : below - step)
  const fraction = numberIn(valueOf(argumentsOf('digits'), 'fraction'))
  return {
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...(min === null && max === null ? {} : { isRangeOfType: false }),
    ...(fraction === null || type === 'integer' ? {} : { scale: fraction }),
  }
}

/** Finds a number of an annotation with one of some names: that of an argument, of "value", or at a place. */
function numbersOf(argumentsOf: ArgumentsOf): (names: readonly string[], argument: string, place: number) => number | null {
  return (names, argument, place) => {
    const tokens = argumentsOf(...names)
    const named = numberIn(valueOf(tokens, argument)) ?? numberIn(valueOf(tokens, 'value'))
    return named ?? numberIn(partsOf(tokens)[place] ?? [])
  }
}

function textLimits(argumentsOf: ArgumentsOf, has: (...names: readonly string[]) => boolean, text: string): Partial<ImportedColumn> {
  const said = numbersOf(argumentsOf)
  const values = argumentsOf('oneof', 'isin').flatMap(({ kind, text: value }) => (kind === 'text' ? [value] : []))
  const exact = said(['len'], 'value', 0)
  const longest = exact ?? said(['size'], 'max', 1) ?? said(['length'], 'max', 1) ?? said(['maxlength', 'stringlength', 'max'], 'value', 0)
  const least = exact ?? said(['size'], 'min', 1) ?? said(['length'], 'min', 0) ?? said(['minlength', 'min'], 'value', 0)
  const shortest = least ?? numberIn(valueOf(argumentsOf('stringlength'), 'minimumlength'))
  const expression = argumentsOf('pattern', 'regularexpression', 'matches')
  const named = valueOf(expression, 'regexp')
  const pattern = (named.length > 0 ? named : expression).find(({ kind }) => kind === 'text')
  const meaning = has('email', 'emailaddress', 'isemail') ? ['email'] : has('url', 'isurl') ? ['website'] : null
  return {
    ...(longest === null ? {} : { length: longest }),
    ...(shortest === null ? {} : { shortest }),
    ...(pattern === undefined ? {} : { pattern: text.slice(pattern.start + 1, pattern.end - 1).replaceAll('\\\\', '\\') }),
    ...(meaning === null ? {} : { meaning }),
    ...(values.length > 0 ? { values } : {}),
  }
}

/** Maximum characters before a class in which its own annotations are searched. */
const longestHead = 1500

/** The unique sets that stand before a class: "@Unique(['a', 'b'])". @param from where the code before it ends */
export function classSets(text: string, from: number, start: number): readonly (readonly string[])[] {
  const code = new CodeReader(text.slice(0, start), Math.max(from, start - longestHead), braceSyntax)
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end') tokens.push(code.next())
  return tokens.flatMap(({ text: name }, at) => {
    if (tokens[at + 1]?.text !== '(') return []
    const set = setIn(name, tokens.slice(at + 2, closing(tokens, at + 1)))
    return set.length === 0 ? [] : [set]
  })
}

/** The columns that "Unique(['a', 'b'])", 'UniqueConstraint(columnNames = {"a", "b"})' or "Index(nameof(A), IsUnique = true)" names. */
function setIn(name: string, inner: Tokens): readonly string[] {
  const list = partsOf(inner).find(([open]) => open?.text === '[') ?? []
  if (name === 'Unique') return textsIn(list)
  if (name === 'UniqueConstraint') return textsIn(valueOf(inner, 'columnnames'))
  if (name !== 'Index') return []
  if (valueOf(inner, 'unique')[0]?.text === 'true') return textsIn(list)
  if (valueOf(inner, 'isunique')[0]?.text !== 'true') return []
  return inner.flatMap(({ kind, text }, at) =>
    kind === 'word' && inner[at - 2]?.text === 'nameof' ? [text] : kind === 'text' ? [text] : [],
  )
}
