import { readdirSync, readFileSync } from 'node:fs'
import { readSchema } from '../../../src/validation/read-schema.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'
import type { Rule } from './rule.ts'

const folder = new URL('../../../docs/examples/', import.meta.url)

export interface Example {
  readonly name: string
  readonly schema: AnySchema
  /** What somebody who knows the trade would say of the data. */
  readonly rules: readonly Rule[]
}

export const exampleNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))

export function exampleText(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8')
}

export function readExample(name: string): Example {
  return { name, schema: readSchema(JSON.parse(exampleText(`${name}.json`))), rules: rulesIn(exampleText(`${name}.rules.sql`)) }
}

/**
 * `-- rule: <sentence>` holds at any size, `-- shape: <sentence>` where there are many rows; the statement that follows gives the rows that
 * break it.
 */
function rulesIn(sql: string): readonly Rule[] {
  return sql
    .split(/^(?=-- (?:rule|shape): )/m)
    .filter((part) => part.startsWith('-- rule: ') || part.startsWith('-- shape: '))
    .map((part) => {
      const [, kind, name = ''] = /^-- (rule|shape): (.+)$/m.exec(part) ?? []
      const query = part.slice(part.indexOf('\n')).trim().replace(/;$/, '')
      return { name, sql: query, needsManyRows: kind === 'shape' }
    })
}
