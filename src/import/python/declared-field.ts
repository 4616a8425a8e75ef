import { partsOf } from '../brackets.ts'
import type { CodeToken } from '../code-reader.ts'
import type { ImportedColumn } from '../imported.ts'
import { sqlType } from '../sql/sql-types.ts'
import { type Argument, type Call, callOf, isFalse, isTrue, numberOf, valueOf } from './arguments.ts'
import type { Field } from './field-of.ts'
import { meaningOf, notNegative, pythonType } from './python-types.ts'

/** The values of an enum. */
export interface PythonEnum {
  readonly values: readonly string[]
  /** Whether they are numbers. */
  readonly isNumeric: boolean
}

/** The enums of a text by name; undefined for a name that is none. */
export type FindEnum = (name: string) => PythonEnum | undefined

/**
 * The declaration of a field; null if its type is none that a column can have.
 * @param text the whole text
 */
export function declaredField({ annotation, call: own }: Field, findEnum: FindEnum, text: string): Partial<ImportedColumn> | null {
  const call = withArguments(own, annotation?.limits ?? [])
  const typed = typeCall(call)
  const name = annotation?.name ?? typed?.name ?? ''
  const listed = findEnum(name) ?? (typed === null ? null : enumOf(typed, findEnum)) ?? choicesOf(call, findEnum)
  const values = annotation?.values ?? listed?.values ?? null
  const type = values === null ? (pythonType(name) ?? pythonType(typed?.name ?? '')) : listed?.isNumeric === true ? 'integer' : 'text'
  if (type === null) return null
  const isOptional = annotation?.isOptional === true || call?.name === 'None' || isTrue(call, 'null') || isTrue(call, 'nullable')
  // A Column of SQLAlchemy is optional unless it says otherwise; a field of Django, and a member with a type, is required.
  const isRequired = !isOptional && (annotation !== null || !isColumn(call) || isFalse(call, 'nullable'))
  const meaning = meaningOf(name) ?? meaningOf(typed?.name ?? '')
  const sizes = values === null ? { ...sizesOf(type, typed), ...limitsOf(type, call, name, text), meaning } : { values }
  return { type, isOptional, isRequired, isUnique: isTrue(call, 'unique'), ...sizes }
}

/** A call with further arguments. */
function withArguments(call: Call | null, more: readonly Argument[]): Call | null {
  if (more.length === 0) return call
  return { name: call?.name ?? '', arguments: [...(call?.arguments ?? []), ...more] }
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
function enumOf({ name, arguments: own }: Call, findEnum: FindEnum): PythonEnum | null {
  if (name !== 'Enum') return null
  const said = own.flatMap((each) => (each.name === null ? each.value : []))
  if (said.length > 0 && said.every(({ kind }) => kind === 'text')) return { values: said.map(({ text }) => text), isNumeric: false }
  const named = findEnum(said[0]?.text ?? '')
  return named === undefined ? null : { values: named.values, isNumeric: false }
}

/** The first of each pair in "choices=[('d', 'Draft'), ('s', 'Sent')]", those of "choices=STATES" and "choices=State.choices". */
function choicesOf(call: Call | null, findEnum: FindEnum): PythonEnum | null {
  const value = valueOf(call, 'choices') ?? []
  if (value[0]?.kind === 'word')
    return findEnum(value.findLast(({ kind, text }) => kind === 'word' && text !== 'choices')?.text ?? '') ?? null
  return firstOfPairs(value)
}

/** Reads the stored values of a list of choices, such as "[('d', 'Draft'), ('s', 'Sent')]" or "['d', 's']". Null if the list has none. */
export function firstOfPairs([open, ...rest]: readonly CodeToken[]): PythonEnum | null {
  if (open?.text !== '[' && open?.text !== '(') return null
  const firsts = partsOf(rest.slice(0, -1)).flatMap((part) => part.find(({ kind }) => kind === 'text' || kind === 'number') ?? [])
  return firsts.length === 0 ? null : { values: firsts.map(({ text }) => text), isNumeric: firsts.every(({ kind }) => kind === 'number') }
}

/** Length and digits: "String(50)", "decimal_places=2", "Numeric(10, 2)". */
function sizesOf(type: ImportedColumn['type'], typed: Call | null): Partial<ImportedColumn> {
  const numbers = (typed?.arguments ?? []).flatMap(({ name, value }) =>
    name === null && value[0]?.kind === 'number' ? [Number(value[0].text)] : [],
  )
  if (type === 'text') return { length: numbers[0] ?? null }
  if (type !== 'decimal') return {}
  const scale = numberOf(typed, 'decimal_places') ?? numbers[1] ?? null
  const digits = numberOf(typed, 'max_digits') ?? numbers[0] ?? null
  const sized = scale === null || scale === 0 || digits === null ? null : sqlType('decimal', [digits, scale])
  return sized === null ? { scale } : { scale, min: sized.min, max: sized.max, isRangeOfType: true }
}

/** Bounds of numbers, and length and form of texts: "Field(ge=0, lt=100)", "PositiveIntegerField()", "validators=[MinValueValidator(1)]". */
function limitsOf(type: ImportedColumn['type'], call: Call | null, name: string, text: string): Partial<ImportedColumn> {
  const validators = partsOf((valueOf(call, 'validators') ?? []).slice(1, -1)).flatMap((part) => callOf(part) ?? [])
  const validator = (of: string): Call | null => validators.find((each) => each.name === of) ?? null
  const limit = (of: string): number | null => numberOf(validator(of), 'limit_value') ?? firstNumber(validator(of))
  if (type === 'text') {
    const length = numberOf(call, 'max_length') ?? limit('MaxLengthValidator')
    const expression = validator('RegexValidator')
    return {
      ...(length === null ? {} : { length }),
      shortest: numberOf(call, 'min_length') ?? limit('MinLengthValidator'),
      pattern: rawText(
        valueOf(call, 'pattern') ?? valueOf(call, 'regex') ?? valueOf(expression, 'regex') ?? expression?.arguments[0]?.value,
        text,
      ),
    }
  }
  if (type !== 'integer' && type !== 'decimal') return {}
  const step = type === 'integer' ? 1 : 0.01
  const [above, below] = [numberOf(call, 'gt'), numberOf(call, 'lt')]
  const min =
    numberOf(call, 'ge') ?? limit('MinValueValidator') ?? (above === null ? null : above + step) ?? (notNegative.test(name) ? 0 : null)
  const max = numberOf(call, 'le') ?? limit('MaxValueValidator') ?? (below === null ? null : below - step)
  return min === null && max === null ? {} : { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }), isRangeOfType: false }
}

/** The number that is the first argument of a call. */
function firstNumber(call: Call | null): number | null {
  const [first] = call?.arguments ?? []
  return first === undefined ? null : numberOf({ name: '', arguments: [{ name: 'first', value: first.value }] }, 'first')
}

/** A text as it is written, with its backslashes; null if a value is no text. */
function rawText(value: readonly CodeToken[] | undefined, text: string): string | null {
  const token = value?.find(({ kind }) => kind === 'text')
  return token === undefined ? null : text.slice(token.start + 1, token.end - 1)
}
