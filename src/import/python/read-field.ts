import type { ImportedColumn } from '../imported.ts'
import { rowColumn } from '../row-column.ts'
import type { TableDraft } from '../table-draft.ts'
import { type Call, callOf, isFalse, isTrue, valueOf } from './arguments.ts'
import { declaredField, type FindEnum, isColumn } from './declared-field.ts'
import type { Field } from './field-of.ts'

/** The other classes of a text. */
export interface KnownClasses {
  /** The table of each class that is a model. */
  readonly tables: ReadonlyMap<string, TableDraft>
  /** Finds an enum, or a list of choices, by the name of its class or constant. */
  readonly findEnum: FindEnum
}

/** Calls of Django that refer to one row of another class. */
const references: ReadonlySet<string> = new Set(['ForeignKey', 'OneToOneField'])
/** Calls without a column. */
const relations: ReadonlySet<string> = new Set([
  'relationship',
  'Relationship',
  'GenericRelation',
  'Manager',
  'ConfigDict',
  'hybrid_property',
])

/** Adds the column of a field, or the list of rows of another table that it is. */
export function readField(draft: TableDraft, field: Field, known: KnownClasses): void {
  const { first, last, annotation, call } = field
  const row = known.tables.get(annotation?.name ?? '')
  // A constant of the class is no field.
  if ((call === null && annotation === null) || (call !== null && relations.has(call.name))) return
  if (call?.name === 'ManyToManyField' && valueOf(call, 'through') !== undefined) return
  if (call?.name === 'ManyToManyField') addLists(draft, field, targetTable(draft, call, known))
  else if (call !== null && references.has(call.name)) addReference(draft, field, call, known)
  else if (annotation?.isList === true && row !== undefined) draft.lists.push(row.name)
  else if (annotation?.isList === true) draft.note(first.start, last.end, 'a column cannot contain a list: it is left out')
  else if (row !== undefined)
    addRow(draft, field, row.name, { isOptional: annotation?.isOptional === true, isRequired: annotation?.isOptional !== true })
  else {
    const declared = declaredField(field, known.findEnum, draft.text)
    if (declared === null && targetOf(call) !== '')
      addColumn(draft, field, { isRequired: isTrue(call, 'primary_key') || isFalse(call, 'nullable') })
    else if (declared === null) draft.note(first.start, last.end, `no column can have this type: ${field.name} is left out`)
    else addColumn(draft, field, declared)
  }
}

/** A many-to-many field stands on one side only, but each side has a list of the other. */
function addLists(draft: TableDraft, { name, first, last }: Field, other: TableDraft | undefined): void {
  if (other === undefined || other === draft) {
    const reason = other === draft ? 'a list of rows of the same table' : 'the class that it lists is not declared here'
    return draft.note(first.start, last.end, `${reason}: ${name} is left out`)
  }
  draft.lists.push(other.name)
  other.lists.push(draft.name)
}

/** The table of the class that a call names; undefined if that is not declared. */
function targetTable(draft: TableDraft, call: Call, { tables }: KnownClasses): TableDraft | undefined {
  const name = targetName(call)
  return name === 'self' ? draft : tables.get(name)
}

function addReference(draft: TableDraft, field: Field, call: Call, known: KnownClasses): void {
  const isOptional = isTrue(call, 'null')
  addRow(draft, field, targetTable(draft, call, known)?.name ?? targetName(call), {
    isOptional,
    isRequired: !isOptional,
    isUnique: call.name === 'OneToOneField' || isTrue(call, 'unique'),
  })
  if (isTrue(call, 'primary_key')) draft.key = draft.references.at(-1)?.columns ?? []
}

function addRow(draft: TableDraft, { name, first, last }: Field, table: string, declared: Partial<ImportedColumn>): void {
  rowColumn(draft, { name, start: first.start, end: last.end, table }, true, declared)
}

/** The class that "ForeignKey(Author)", "ForeignKey('blog.Author')" and "ManyToManyField(to='Tag')" name. */
function targetName(call: Call): string {
  const value = valueOf(call, 'to') ?? call.arguments.find(({ name }) => name === null)?.value
  return value?.at(-1)?.text.split('.').at(-1) ?? ''
}

function addColumn(draft: TableDraft, { name: attribute, first, call }: Field, declared: Partial<ImportedColumn>): void {
  const name = columnName(call) ?? attribute
  draft.column(name, first.start, declared)
  if (isTrue(call, 'primary_key')) draft.key = [...draft.key, name]
  const [table, column] = targetOf(call).split('.').slice(-2)
  if (table !== undefined && column !== undefined) draft.refer([name], table, [column], first.start)
}

/** The name of a column that differs from that of its field: Column("email_address", String), db_column="email"; null for none. */
function columnName(call: Call | null): string | null {
  const [first] = isColumn(call) ? (call?.arguments ?? []) : []
  const said = first?.name === null ? first.value : (valueOf(call, 'db_column') ?? valueOf(call, 'name'))
  return said?.length === 1 && said[0]?.kind === 'text' ? said[0].text : null
}

/** "person.id" of "Column(Integer, ForeignKey('person.id'))" and "Field(foreign_key='person.id')"; empty for none. */
function targetOf(call: Call | null): string {
  const inner = (isColumn(call) ? (call?.arguments ?? []) : []).flatMap(({ value }) => callOf(value) ?? [])
  const key = inner.find(({ name }) => name === 'ForeignKey')?.arguments[0]?.value
  return (valueOf(call, 'foreign_key') ?? key)?.[0]?.text ?? ''
}
