import { code, pattern } from '../../builders/texts.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnSchema, Schema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import { codeOf } from './code-of.ts'
import type { ResolvedTable } from './resolved-tables.ts'

/** The schema of imported tables with codes in place of texts that can be longer than declared. @param tables in the order of the schema */
export function withShortTexts(schema: Schema, tables: readonly ResolvedTable[]): Schema {
  const tried = trySchema(schema)
  if ('reason' in tried) return schema
  const changed = schema.tables.map((table, index) => {
    const columns = table.columns.map((column) => {
      const declared = tables[index]?.columns.find(({ name }) => name === column.name)
      const longest = tried.longest.get(`${table.name}.${column.name}`) ?? 0
      return declared?.length == null || longest <= declared.length ? column : shortened(column, declared, declared.length)
    })
    return columns.every((column, place) => column === table.columns[place]) ? table : { ...table, columns }
  })
  return changed.every((table, index) => table === schema.tables[index]) ? schema : { ...schema, tables: changed }
}

/** A code of at most `length` characters, which has the form of an e-mail address, phone number or postal code where it stands for one. */
function shortened(column: ColumnSchema, { isUnique }: ImportedColumn, length: number): ColumnSchema {
  const shape = shapeOf(column, length)
  const body = shape === null ? codeOf(length, isUnique) : isUnique ? code(shape) : pattern(shape)
  return { name: column.name, ...body, ...(column.nullable === undefined ? {} : { nullable: column.nullable }) }
}

const user = 'user'
const host = '@mail.example'
/** Digits that tell users apart. */
const [leastDigits, mostDigits] = [4, 9]

function shapeOf(column: ColumnSchema, length: number): string | null {
  if (column.kind === 'switch' || column.kind === 'phone') return '#'.repeat(Math.min(length, mostDigits + 1))
  const digits = length - user.length - host.length
  const isEmail = column.kind === 'person_attribute' && column.attribute === 'email' && digits >= leastDigits
  return isEmail ? `${user}${'#'.repeat(Math.min(digits, mostDigits))}${host}` : null
}
