import { oneOf } from '../../builders/drawn.ts'
import { code, pattern } from '../../builders/texts.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnSchema, Schema } from '../../schema/schema.ts'
import { type TakenText, trySchema } from '../../try-schema.ts'
import { codeOf } from './code-of.ts'
import type { ResolvedTable } from './resolved-tables.ts'

/**
 * The schema of imported tables with shorter words, or codes, in place of texts that can be longer than declared.
 * @param tables the imported tables, in the order of the schema
 */
export function withShortTexts(schema: Schema, tables: readonly ResolvedTable[]): Schema {
  const tried = trySchema(schema)
  if ('reason' in tried) return schema
  const changed = schema.tables.map((table, index) => {
    const columns = table.columns.map((column) => {
      const declared = tables[index]?.columns.find(({ name }) => name === column.name)
      const text = tried.texts.get(`${table.name}.${column.name}`)
      if (text === undefined || declared === undefined || declared.length === null || text.longest <= declared.length) return column
      return shortened(column, text, declared, declared.length)
    })
    return columns.every((column, place) => column === table.columns[place]) ? table : { ...table, columns }
  })
  return changed.every((table, index) => table === schema.tables[index]) ? schema : { ...schema, tables: changed }
}

/** Most words that a column takes from its list, and the least number of short words with which it needs no code. */
const mostWords = 60
const enoughWords = 6

/**
 * A column with texts of at most `length` characters: the short words of its list if there are enough, else a code. The code has the form
 * of an e-mail address, phone number or postal code if the column holds these.
 */
function shortened(column: ColumnSchema, { words }: TakenText, { isUnique }: ImportedColumn, length: number): ColumnSchema {
  const short = isUnique || words === null ? [] : [...new Set(words.filter((word) => word !== '' && word.length <= length))]
  const shape = shapeOf(column, length)
  const coded = shape === null ? codeOf(length, isUnique) : isUnique ? code(shape) : pattern(shape)
  const body = short.length < enoughWords ? coded : oneOf(short.slice(0, mostWords))
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
  const digits = length - user.length - host.length
  const isEmail = column.kind === 'person_attribute' && column.attribute === 'email' && digits >= leastDigits
  return isEmail ? `${user}${'#'.repeat(Math.min(digits, mostDigits))}${host}` : null
}
