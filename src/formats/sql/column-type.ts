import type { AnyDictionary, Layout } from '../../vector.ts'
import type { FormatOptions } from '../options.ts'

/** Maximum characters of texts in keys, because MySQL cannot index texts without a maximum length. */
const keyCharacters = 255

type Types = Readonly<Record<'integer' | 'boolean' | 'date' | 'timestamp' | 'text' | 'key', string>>

const types: Readonly<Record<FormatOptions['dialect'], Types>> = {
  postgres: { integer: 'BIGINT', boolean: 'BOOLEAN', date: 'DATE', timestamp: 'TIMESTAMPTZ', text: 'TEXT', key: 'TEXT' },
  mysql: { integer: 'BIGINT', boolean: 'BOOLEAN', date: 'DATE', timestamp: 'DATETIME', text: 'TEXT', key: `VARCHAR(${keyCharacters})` },
  sqlite: { integer: 'INTEGER', boolean: 'BOOLEAN', date: 'DATE', timestamp: 'DATETIME', text: 'TEXT', key: 'TEXT' },
}

/** The type of a column in a database; `isKey` if the column is part of a primary key or a reference. */
export function columnType(layout: Layout<AnyDictionary>, dialect: FormatOptions['dialect'], isKey: boolean): string {
  const own = types[dialect]
  switch (layout.type) {
    case 'number':
      return layout.scale === 0 ? own.integer : `DECIMAL(18, ${layout.scale})`
    case 'text':
      return isKey ? own.key : own.text
    case 'boolean':
    case 'date':
    case 'timestamp':
      return own[layout.type]
  }
}
