import { rowColumn } from '../row-column.ts'
import type { TableDraft } from '../table-draft.ts'
import { type Call, callOf, isTrue, valueOf } from './arguments.ts'
import { declaredField, isColumn } from './declared-field.ts'
import type { Field } from './field-of.ts'

/** The other classes of a text. */
export interface KnownClasses {
  readonly tables: ReadonlySet<string>
  /** The values of each class that is an enum. */
  readonly enums: ReadonlyMap<string, readonly string[]>
}

/** Calls of Django that refer to one row of another class. */
const references: ReadonlySet<string> = new Set(['ForeignKey', 'OneToOneField'])
/** Calls without a column. */
const relations: ReadonlySet<string> = new Set(['relationship', 'Relationship', 'GenericRelation', 'ManyToManyField'])

/** Adds the column of a field. Returns the other table if the field is a list of its rows. */
export function readField(draft: TableDraft, field: Field, { tables, enums }: KnownClasses): string | null {
  const { name, first, last, annotation, call } = field
  const row = annotation?.name ?? ''
  if (call !== null && relations.has(call.name)) return null
  if (call !== null && references.has(call.name)) {
    const table = targetName(call) === 'self' ? draft.name : targetName(call)
    const isOptional = isTrue(call, 'null')
    rowColumn(draft, { name, start: first.start, end: last.end, table }, true, {
      isOptional,
      isRequired: !isOptional,
      isUnique: call.name === 'OneToOneField',
    })
    return null
  }
  if (annotation?.isList === true && tables.has(row)) return row
  if (annotation?.isList === true) draft.note(first.start, last.end, 'a column cannot contain a list: it is left out')
  else if (tables.has(row))
    rowColumn(draft, { name, start: first.start, end: last.end, table: row }, true, { isOptional: annotation?.isOptional === true })
  else {
    const declared = declaredField(field, enums)
    if (declared === null) draft.note(first.start, last.end, `no column can have this type: ${name} is left out`)
    else addColumn(draft, field, declared)
  }
  return null
}

/** The class that "ForeignKey(Author)", "ForeignKey('blog.Author')" and "ManyToManyField(to='Tag')" name. */
export function targetName(call: Call): string {
  const value = valueOf(call, 'to') ?? call.arguments.find(({ name }) => name === null)?.value
  return value?.at(-1)?.text.split('.').at(-1) ?? ''
}

function addColumn(draft: TableDraft, { name, first, call }: Field, declared: NonNullable<ReturnType<typeof declaredField>>): void {
  draft.column(name, first.start, declared)
  if (isTrue(call, 'primary_key')) draft.key = [...draft.key, name]
  const [table, column] = targetOf(call).split('.').slice(-2)
  if (table !== undefined && column !== undefined) draft.refer([name], table, [column], first.start)
}

/** "person.id" of "Column(Integer, ForeignKey('person.id'))" and "Field(foreign_key='person.id')"; empty for none. */
function targetOf(call: Call | null): string {
  const inner = (isColumn(call) ? (call?.arguments ?? []) : []).flatMap(({ value }) => callOf(value) ?? [])
  const key = inner.find(({ name }) => name === 'ForeignKey')?.arguments[0]?.value
  return (valueOf(call, 'foreign_key') ?? key)?.[0]?.text ?? ''
}
