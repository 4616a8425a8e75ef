import { SynthError } from '../../errors.ts'
import type { LoadTable } from './load-table.ts'
import type { DatabaseKind, DatabasePlace } from './place.ts'

/** The most bytes of a name in PostgreSQL, which cuts longer ones without an error. */
const mostBytes = 63

/** What databases require of names that schemas can have, and how. */
const rules: Partial<Readonly<Record<DatabaseKind, readonly [isAllowed: (name: string) => boolean, rule: string]>>> = {
  postgres: [(name) => Buffer.byteLength(name) <= mostBytes, `has names of at most ${mostBytes} bytes in UTF-8`],
  mysql: [(name) => !/[\u{10000}-\u{10FFFF}]/u.test(name), 'has no characters above U+FFFF in names'],
}

/** @throws SynthError `database_unsuited` for the name of a table or a column that the database would change or cannot have */
export function requireNames({ kind, title }: DatabasePlace, tables: readonly LoadTable[]): void {
  const [isAllowed, rule] = rules[kind] ?? [() => true, '']
  for (const { name: table, outline } of tables)
    for (const name of [table, ...outline.columns.map((column) => column.name)])
      if (!isAllowed(name)) throw new SynthError('database_unsuited', `${title} ${rule}: rename ${JSON.stringify(name)} in the schema`)
}
