import { type Sql, text, toScale } from './sql.ts'

/** Whether a column is the category, truth or whole number that a map of cases is keyed by. */
export function caseSql(key: Sql, word: string): string {
  if (key.type === 'boolean') return word === 'true' ? key.sql : `not ${key.sql}`
  return key.type === 'text' ? `${key.sql} = ${text(word)}` : `${toScale(key, 0).sql} = ${BigInt(word)}`
}
