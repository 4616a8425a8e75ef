import { partsOf } from '../brackets.ts'
import type { ImportedColumn } from '../imported.ts'
import { type Call, callOf, isFalse, isTrue, numberOf, valueOf } from './arguments.ts'
import type { Field } from './field-of.ts'
import { notNegative, pythonType } from './python-types.ts'

/**
 * The declaration of a field; null if its type is none that a column can have.
 * @param enums the values of the classes that are enums
 */
export function declaredField({ annotation, call }: Field, enums: ReadonlyMap<string, readonly string[]>): Partial<ImportedColumn> | null {
  const typed = typeCall(call)
  const name = annotation?.name ?? typed?.name ?? ''
  const values = annotation?.values ?? enums.get(name) ?? (typed === null ? null : enumValues(typed, enums)) ?? choicesOf(call)
  const type = values === null ? (pythonType(name) ?? pythonType(typed?.name ?? '')) : 'text'
  if (type === null) return null
  const isOptional = annotation?.isOptional === true || call?.name === 'None' || isTrue(call, 'null') || isTrue(call, 'nullable')
  // A Column of SQLAlchemy is optional unless it says otherwise; a field of Django, and a member with a type, is required.
  const isRequired = !isOptional && (annotation !== null || !isColumn(call) || isFalse(call, 'nullable'))
  const sizes = values === null ? { ...sizesOf(type, typed), ...boundsOf(type, call, name) } : { values }
  return { type, isOptional, isRequired, isUnique: isTrue(call, 'unique'), ...sizes }
}

/** Whether a call declares a column in SQLAlchemy. */
export function isColumn(call: Call | null): boolean {
  return call !== null && /^(?:Column|mapped_column)$/.test(call.name)
}

/** The call that names the type: "String(50)" of "Column(String(50))", else the call itself. */
function typeCall(call: Call | null): Call | null {
  if (call === null || !isColumn(call)) return call
  const inner = call.arguments.flatMap(({ name, value }) => (name === null ? (callOf(value) ?? []) : []))
  return inner.find((each) => each.name === 'Enum' || pythonType(each.name) !== null) ?? null
}

/** "Enum('draft', 'sent', name='state')", "Enum(Status)" */
function enumValues({ name, arguments: own }: Call, enums: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  if (name !== 'Enum') return null
  const said = own.flatMap((each) => (each.name === null ? each.value : []))
  return said.every(({ kind }) => kind === 'text') ? said.map(({ text }) => text) : (enums.get(said[0]?.text ?? '') ?? null)
}

/** The first of each pair in "choices=[('d', 'Draft'), ('s', 'Sent')]"; null if they are not listed there. */
function choicesOf(call: Call | null): readonly string[] | null {
  const [open, ...rest] = valueOf(call, 'choices') ?? []
  if (open?.text !== '[' && open?.text !== '(') return null
  const values = partsOf(rest.slice(0, -1)).flatMap((part) => part.find(({ kind }) => kind === 'text')?.text ?? [])
  return values.length > 0 ? values : null
}

/** Length and digits: "max_length=50", "String(50)", "decimal_places=2", "Numeric(10, 2)". */
function sizesOf(type: ImportedColumn['type'], typed: Call | null): Partial<ImportedColumn> {
  const numbers = (typed?.arguments ?? []).flatMap(({ name, value }) =>
    name === null && value[0]?.kind === 'number' ? [Number(value[0].text)] : [],
  )
  if (type === 'text') return { length: numberOf(typed, 'max_length') ?? numbers[0] ?? null }
  if (type === 'decimal') return { scale: numberOf(typed, 'decimal_places') ?? numbers[1] ?? null }
  return {}
}

/** Bounds: "Field(ge=0, lt=100)", "PositiveIntegerField()", "PositiveInt". */
function boundsOf(type: ImportedColumn['type'], call: Call | null, name: string): Partial<ImportedColumn> {
  if (type !== 'integer' && type !== 'decimal') return {}
  const step = type === 'integer' ? 1 : 0.01
  const [above, below] = [numberOf(call, 'gt'), numberOf(call, 'lt')]
  return {
    min: numberOf(call, 'ge') ?? (above === null ? null : above + step) ?? (notNegative.test(name) ? 0 : null),
    max: numberOf(call, 'le') ?? (below === null ? null : below - step),
  }
}
