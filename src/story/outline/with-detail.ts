import { measured } from './meaning-in.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { distinctBody } from '../meanings/distinct-body.ts'
import { numeric } from '../meanings/numeric.ts'
import type { DetailContext } from './detail-context.ts'
import type { Detail } from './outline.ts'
import { timeOf, withDays, withYears } from './with-days.ts'
import { withLength } from './with-length.ts'
import { withType } from './with-type.ts'
import { decimals } from '../amounts/decimals.ts'

/** Kinds without numbers. */
const worded = new Set<ColumnBody['kind']>(['phone', 'person', 'person_attribute', 'email', 'national_id'])

/** Kinds that have one of a few values in each row. */
const chosen = new Set<ColumnBody['kind']>(['category', 'boolean', 'person_attribute', 'mapping', 'text'])

/** Applies a detail to a column. Null if the column cannot have it. */
export function withDetail(body: ColumnBody, detail: Detail, context: DetailContext): ColumnBody | null {
  switch (detail.type) {
    case 'type':
      return withType(body, detail)
    case 'values':
      return withValues(body, detail.values, context)
    case 'range':
      if (worded.has(body.kind)) return null
      return timeOf(body) === null ? withRange(body, detail) : withYears(body, detail, context)
    case 'days':
      return withDays(body, detail, context)
    case 'length':
      return withLength(body, detail)
    case 'unique':
      return distinctBody(body, context.words, hasNumber(context))
    case 'optional':
      return optional(body, context)
    case 'required':
      return filled(body)
    case 'reference':
      return body.kind === 'foreign_key' || body.kind === 'self_reference' ? body : null
    case 'even':
      return chosen.has(body.kind) ? body : null
    case 'unit':
      return measured.has(body.kind) ? body : null
    case 'format':
      if (detail.of === 'ISO') return timeOf(body) === null ? null : body
      if (detail.of === 'ISO date') return timeOf(body) === null ? null : withType(body, { type: 'type', of: 'date', scale: null })
      // Addresses are in the form of English-speaking countries.
      if (detail.of === null || (body.kind === 'text' && context.words.at(-1) === 'address')) return body
      return body.kind === 'phone' ? { ...body, country: context.draft.helper('phone_country', oneOf([detail.of])) } : null
    case 'named':
      return body.kind === 'person_attribute' ? body : null
    case 'signed':
      return 'min' in body && typeof body.min === 'number' && body.min < 0 ? body : null
    case 'like':
    case 'key':
      return body
  }
}

/** Makes a column empty in some rows. A column that orders its table is never empty, so a copy of it is shown. */
function optional(body: ColumnBody, { draft, name }: DetailContext): ColumnBody | null {
  if (body.kind === 'sequence') return null
  // Its roots are empty already.
  if (body.kind === 'self_reference') return body
  const shown = body.kind === 'date' || body.kind === 'timestamp' ? draft.copyOf(name, body) : body
  return { ...shown, nullable: { rate: 0.1 } }
}

function filled(body: ColumnBody): ColumnBody | null {
  if (body.kind === 'self_reference') return null
  const { nullable, ...always } = body
  return nullable === undefined ? body : always
}

/** Values of versions and codes are no amounts: "1.0". */
const texts = wordSet('version versions release releases build code codes')

/** Lists values for a column. Numbers make a number column, unless the column is text. */
function withValues(body: ColumnBody, values: readonly string[], { draft, name, words }: DetailContext): ColumnBody | null {
  // Other columns follow from names of people: "name (first and last)".
  if (body.kind === 'person') return null
  // "Received on (same day or the day after)" lists no dates.
  if (timeOf(body) !== null && /_(?:on|at|date)$/.test(name) && values.some((value) => !/\d/.test(value))) return null
  const isText = body.kind === 'pattern' || words.some((word) => texts.has(word))
  const isNumber = !isText && values.every((value) => /^\d{1,9}(?:\.\d{1,4})?$/.test(value))
  return isNumber ? numeric(oneOf(values))(draft, name) : oneOf(values)
}

function withRange(body: ColumnBody, { min, max, digits: said }: Extract<Detail, { readonly type: 'range' }>): ColumnBody | null {
  const isWhole = Number.isInteger(min) && Number.isInteger(max) && said === 0
  const { nullable } = body
  const rest = nullable === undefined ? {} : { nullable }
  const digits = Math.max(said, decimals(min), decimals(max))
  if (body.kind === 'decimal') return { ...decimal(min, max, Math.max(body.scale, digits)), ...rest }
  return { ...(isWhole ? whole(min, max) : decimal(min, max, Math.max(1, digits))), ...rest }
}

/** Whether texts may contain the number of the row. */
function hasNumber({ draft }: DetailContext): boolean {
  return draft.helpers.some(({ name, kind }) => kind === 'sequence' && name.endsWith('number'))
}
