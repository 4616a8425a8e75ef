import { type ClassDeclaration, classesIn, type ClassMember, enumValues, membersOf } from './class-declarations.ts'
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
    'Classes, records, structs, messages and enums of Java, Kotlin, C#, Go, Rust, Swift, C++ and Protocol Buffers. A member with the type of another class becomes a reference; classes that have lists of each other become a table between them. Methods and constants are left out.',
  example,
  read: (text) => {
    const declarations = classesIn(text)
    const tables = declarations.filter(({ kind }) => kind === 'class')
    if (tables.length === 0) return null
    const known: Known = {
      tables: new Set(tables.map(({ name }) => name)),
      values: new Map(declarations.flatMap((each) => (each.kind === 'enum' ? [[each.name, enumValues(each)] as const] : []))),
    }
    return drafted(
      text,
      tables.map((table) => draftOf(text, table, known)),
      declarations,
    )
  },
}

interface Known {
  readonly tables: ReadonlySet<string>
  readonly values: ReadonlyMap<string, readonly string[]>
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

function draftOf(text: string, table: ClassDeclaration, known: Known): TableDraft {
  const draft = new TableDraft(text, table.name, table.start, table.end)
  const rows: ClassMember[] = []
  // "customerId" beside "customer" refers to the same row, so the members of other types come first.
  for (const member of membersOf(table)) {
    if (known.tables.has(typeOf(member, known).base)) rows.push(member)
    else readMember(draft, member, known)
  }
  for (const row of rows) readRow(draft, row, known)
  return draft
}

interface MemberType {
  /** The last known word of the type: "Order" of "List<Order>", "DateTime" of "DateTime<Utc>"; its last word if none is known. */
  readonly base: string
  readonly isList: boolean
  readonly isOptional: boolean
}

function typeOf({ type }: ClassMember, { tables, values }: Known): MemberType {
  const named = type.flatMap(({ kind, text }) => (kind === 'word' && text !== 'null' && text !== 'undefined' ? [text] : []))
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
  const declared = { isOptional, isRequired: !isOptional }
  const listed = known.values.get(base)
  const type = types.get(base.toLowerCase())
  if (isList) draft.note(name.start, last.end, 'a column cannot contain a list: it is left out')
  else if (listed !== undefined) draft.column(name.text, name.start, { ...declared, type: 'text', values: listed })
  else if (type === undefined) draft.note(name.start, last.end, `the type ${base} is unknown: ${name.text} is left out`)
  else draft.column(name.text, name.start, { ...declared, type })
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
    })
}
