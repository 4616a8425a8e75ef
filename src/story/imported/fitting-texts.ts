import { oneOf } from '../../builders/drawn.ts'
import { code, pattern } from '../../builders/texts.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnSchema, Schema } from '../../schema/schema.ts'
import { type TakenText, trySchema } from '../../try-schema.ts'
import { codeOf } from './code-of.ts'
import type { ResolvedTable } from './resolved-tables.ts'

/**
 * The schema of imported tables with other words, or codes, in place of texts that can be shorter or longer than declared.
 * @param tables the imported tables, in the order of the schema
 */
export function withFittingTexts(schema: Schema, tables: readonly ResolvedTable[]): Schema {
  const tried = trySchema(schema)
  if ('reason' in tried) return schema
  const changed = schema.tables.map((table, index) => {
    const columns = table.columns.map((column) => {
      const declared = tables[index]?.columns.find(({ name }) => name === column.name)
      const text = tried.texts.get(`${table.name}.${column.name}`)
      if (text === undefined || declared === undefined || isWithin(text, declared) || column.kind === 'lookup') return column
      return fitted(column, text, declared)
    })
    return columns.every((column, place) => column === table.columns[place]) ? table : { ...table, columns }
  })
  return changed.every((table, index) => table === schema.tables[index]) ? schema : { ...schema, tables: changed }
}

function isWithin({ shortest, longest }: TakenText, declared: ImportedColumn): boolean {
  return (declared.length ?? longest) >= longest && (declared.shortest ?? shortest) <= shortest
}

/** Most words that a column takes from its list, and the least number of fitting words with which it needs no code. */
const mostWords = 60
const enoughWords = 6
/** Characters of a text without a declared length. */
const usualLength = 9

/**
 * A column with texts of the declared length: the fitting words of its list if there are enough, else a code. The code has the form of an
 * e-mail address, phone number or postal code if the column holds these.
 */
function fitted(column: ColumnSchema, { words, longest }: TakenText, declared: ImportedColumn): ColumnSchema {
  const { isUnique } = declared
  const [least, most] = [declared.shortest ?? 0, declared.length ?? Infinity]
  const fitting =
    isUnique || words === null ? [] : [...new Set(words.filter(({ length }) => length >= Math.max(1, least) && length <= most))]
  const length = Math.min(most, Math.max(least, most === Infinity ? usualLength : Math.min(longest, most)))
  const shape = shapeOf(column, length)
  const isShaped = shape !== null && shape.length >= least
  const coded = isShaped ? (isUnique ? code(shape) : pattern(shape)) : codeOf(length, isUnique, least)
  const body = fitting.length < enoughWords ? coded : oneOf(fitting.slice(0, mostWords))
  return { name: column.name, ...body, ...(column.nullable === undefined ? {} : { nullable: column.nullable }) }
}

const user = 'user'
const host = '@mail.example'
/** Digits of a postal code in most countries. */
const postalDigits = 5
/** Digits that tell users apart. */
const [leastDigits, mostDigits] = [4, 9]

function shapeOf(column: ColumnSchema, length: number): string | null {
  if (column.kind === 'switch') return '#'.repeat(Math.min(length, postalDigits))
  if (column.kind === 'phone') return '#'.repeat(Math.min(length, mostDigits + 1))
  return column.kind === 'person_attribute' && column.attribute === 'email' ? emailShape(length) : null
}

/** The form of e-mail addresses with at most `length` characters; null for too few. */
export function emailShape(length: number): string | null {
  const digits = length - user.length - host.length
  return digits >= leastDigits ? `${user}${'#'.repeat(Math.min(digits, mostDigits))}${host}` : null
}
