import { type ClassDeclaration, classesIn, type ClassMember, enumValues, membersOf } from './class-declarations.ts'
import { classSets, readAnnotations } from './class-annotations.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedType } from './imported.ts'
import { rowColumn } from './row-column.ts'
import { TableDraft } from './table-draft.ts'

const example = `public enum Status { OPEN, SHIPPED }

@Entity
public class Customer {
    private Long id;
    private String name;
    private LocalDate birthDate;
    private List<Order> orders;
}

@Entity
public class Order {
    private Long id;
    private BigDecimal total;
    private Status status;
    private Instant createdAt;
    private Customer customer;
}`

/** Classes and structs of Java, Kotlin, C#, Go, Rust, Swift, C++ and Protocol Buffers. */
export const classes: ImportFormat = {
  name: 'classes',
  title: 'classes and structs',
  description:
    'Classes, records, structs, messages and enums of Java, Kotlin, C#, Go, Rust, Swift, C++ and Protocol Buffers. A member with the type of another class becomes a reference; classes that have lists of each other become a table between them. Annotations of JPA, Bean Validation, Entity Framework, TypeORM and gorm give keys, lengths, bounds and unique sets. Methods and constants are left out.',
  example,
  read: (text) => {
    const declarations = classesIn(text)
    const all = declarations.filter(({ kind }) => kind === 'class')
    const byName = new Map(all.map((each) => [each.name, each]))
    const tables = tablesAmong(all, byName)
    if (tables.length === 0) return null
    const names = namedTypes(text)
    const known: Known = {
      tables: new Set(tables.map(({ name }) => name)),
      values: new Map([
        ...names.values,
        ...declarations.flatMap((each) => (each.kind === 'enum' ? [[each.name, enumValues(each)] as const] : [])),
      ]),
      aliases: names.aliases,
    }
    const drafts = new Map(tables.map((table) => [table.name, new TableDraft(text, table.name, table.start, table.end)] as const))
    for (const table of tables) {
      const draft = drafts.get(table.name)
      if (draft === undefined) continue
      for (const other of readMembers(draft, allMembers(table, byName), known)) drafts.get(other)?.lists.push(draft.name)
      const before = declarations[declarations.indexOf(table) - 1]?.end ?? 0
      for (const set of classSets(text, Math.min(before, table.start), table.start))
        draft.setUnique(set.map((name) => memberNamed(draft, name)))
    }
    return drafted(
      text,
      [...drafts.values()],
      declarations.filter(({ isInner }) => !isInner),
    )
  },
}

/** Returns the classes that become tables, without those that only pass their members on to other classes. */
function tablesAmong(all: readonly ClassDeclaration[], byName: ReadonlyMap<string, ClassDeclaration>): readonly ClassDeclaration[] {
  const bases = new Set(all.flatMap(({ heritage }) => heritage))
  const used = new Set(all.flatMap((each) => membersOf(each).flatMap(({ type }) => type.map(({ text }) => text))))
  return all.filter((each) => (!bases.has(each.name) || used.has(each.name)) && allMembers(each, byName).length > 0)
}

/** Maximum number of classes whose members a class has. */
const mostBases = 16

/** The members of a class and of those that it extends, those of the first ones first. A member that is declared again counts once. */
function allMembers(table: ClassDeclaration, byName: ReadonlyMap<string, ClassDeclaration>): readonly ClassMember[] {
  const seen = new Set([table])
  for (const each of seen)
    for (const word of each.heritage) {
      const base = byName.get(word)
      if (base !== undefined && seen.size < mostBases) seen.add(base)
    }
  return [...seen].toReversed().flatMap(membersOf)
}

/** Types of Go with another name, and their values: "type Status string", 'StatusOpen Status = "open"'. */
function namedTypes(text: string): { readonly aliases: Known['aliases']; readonly values: ReadonlyMap<string, readonly string[]> } {
  const aliases = new Map([...text.matchAll(/^type (\w{1,100}) (\w{1,40})$/gm)].map(({ 1: name = '', 2: of = '' }) => [name, of]))
  const values = new Map<string, string[]>()
  for (const { 1: name = '', 2: value = '' } of text.matchAll(
    /^[ \t]{1,40}\w{1,100}[ \t]{1,40}(\w{1,100})[ \t]{1,40}= "([^"\n]{1,100})"/gm,
  ))
    if (aliases.has(name)) values.set(name, [...(values.get(name) ?? []), value])
  return { aliases, values }
}

interface Known {
  readonly tables: ReadonlySet<string>
  readonly values: ReadonlyMap<string, readonly string[]>
  /** "string" for "type Status string". */
  readonly aliases: ReadonlyMap<string, string>
}

/** The words of each type, in lower case. */
const words: Readonly<Record<ImportedType, string>> = {
  text: 'string str char text varchar charsequence wstring nstring url uri email',
  integer:
    'int integer long short byte bigint biginteger int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 sint32 sint64 fixed32 fixed64 i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 usize isize size_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t ulong ushort',
  decimal: 'float double decimal bigdecimal number float32 float64 f32 f64 money',
  boolean: 'bool boolean',
  date: 'localdate dateonly naivedate',
  timestamp: 'date datetime localdatetime zoneddatetime offsetdatetime datetimeoffset instant timestamp time naivedatetime systemtime',
  time: 'localtime timeonly naivetime',
  uuid: 'uuid guid',
  json: 'map dictionary hashmap btreemap json jsonnode value',
}
const types: ReadonlyMap<string, ImportedType> = new Map(
  (Object.entries(words) as [ImportedType, string][]).flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
)
const lists =
  /^(?:repeated|list|set|collection|icollection|ilist|ienumerable|ireadonlylist|vec|vector|array|hashset|mutablelist|mutableset|seq|arraylist|iterable)$/
const wrappers = /^(?:option|optional|nullable|box|rc|arc)$/

/** Adds the columns of members. Returns the names of the other tables of whose rows they have lists, which have lists of these rows, too. */
function readMembers(draft: TableDraft, members: readonly ClassMember[], known: Known): readonly string[] {
  const rows: ClassMember[] = []
  // "customerId" beside "customer" refers to the same row, so the members of other types come first.
  for (const member of members) {
    if (known.tables.has(typeOf(member, known).base)) rows.push(member)
    else readMember(draft, member, known)
  }
  for (const row of rows) readRow(draft, row, known)
  const mutual = rows.filter(({ annotations }) => annotations.some(({ name }) => name === 'manytomany'))
  return mutual.map((row) => typeOf(row, known).base)
}

/** The member that a unique set names, by its own name or by that of its column in the database: "full_name" for "fullName". */
function memberNamed(draft: TableDraft, name: string): string {
  const plain = name.replaceAll('_', '').toLowerCase()
  return draft.find(name)?.name ?? [...draft.columns.keys()].find((each) => each.replaceAll('_', '').toLowerCase() === plain) ?? name
}

interface MemberType {
  /** The last known word of the type: "Order" of "List<Order>", "DateTime" of "DateTime<Utc>"; its last word if none is known. */
  readonly base: string
  readonly isList: boolean
  readonly isOptional: boolean
}

function typeOf({ type }: ClassMember, { tables, values, aliases }: Known): MemberType {
  const named = type.flatMap(({ kind, text }) =>
    kind === 'word' && text !== 'null' && text !== 'undefined' ? [values.has(text) ? text : (aliases.get(text) ?? text)] : [],
  )
  const typed = named.map((word) => types.get(word.toLowerCase()))
  const map = named[typed.indexOf('json')]
  const base = map ?? named.findLast((word, at) => typed[at] !== undefined || tables.has(word) || values.has(word)) ?? named.at(-1) ?? ''
  const hasBrackets = type.some(({ text }) => text === '[')
  return {
    base,
    isList: named.some((word) => lists.test(word.toLowerCase())) || (hasBrackets && base !== 'char'),
    isOptional:
      type.some(({ text }) => text === '?' || text === '*' || text === 'null') || named.some((word) => wrappers.test(word.toLowerCase())),
  }
}

function readMember(draft: TableDraft, member: ClassMember, known: Known): void {
  const { name, last } = member
  const { base, isList, isOptional } = typeOf(member, known)
  const listed = known.values.get(base)
  const type = types.get(base.toLowerCase())
  const { declared: said, isKey, isLeftOut } = readAnnotations(member.annotations, listed === undefined ? (type ?? null) : null, draft.text)
  const declared = { isOptional, isRequired: !isOptional, ...said }
  if (isLeftOut) draft.note(name.start, last.end, `${name.text} is not stored: it is left out`)
  else if (isList) draft.note(name.start, last.end, 'a column cannot contain a list: it is left out')
  else if (listed !== undefined) draft.column(name.text, name.start, { ...declared, type: 'text', length: null, values: listed })
  else if (type === undefined) draft.note(name.start, last.end, `the type ${base} is unknown: ${name.text} is left out`)
  else draft.column(name.text, name.start, { type, ...declared })
  if (isKey && draft.find(name.text) !== undefined) draft.key = [...draft.key, name.text]
}

/** Reads a member that is a row of another table, or a list of its rows. */
function readRow(draft: TableDraft, member: ClassMember, known: Known): void {
  const { name, last } = member
  const { base, isList, isOptional } = typeOf(member, known)
  const key = draft.find(`${name.text}Id`) ?? draft.find(`${name.text}_id`)
  if (isList) draft.lists.push(base)
  else if (key !== undefined) draft.refer([key.name], base, null, name.start)
  else
    rowColumn(draft, { name: name.text, start: name.start, end: last.end, table: base }, false, {
      isOptional,
      isRequired: !isOptional,
      ...readAnnotations(member.annotations, null, draft.text).declared,
      isUnique: member.annotations.some((annotation) => annotation.name === 'onetoone'),
    })
}
