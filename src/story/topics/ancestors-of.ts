import { oncePerObject } from '../../caches/once-per-object.ts'
import { countedOn } from '../../schema/counted-on.ts'
import type { Schema } from '../../schema/schema.ts'
import { referredBy } from '../bind/tables/references.ts'

type Ancestors = ReadonlyMap<string, ReadonlySet<string>>

/** For each table, the tables that its rows belong to, directly or indirectly. Cached per schema. */
export const ancestorsOf = oncePerObject(({ tables }: Schema): Ancestors => {
  const parents = new Map(
    tables.map(({ name, columns, rows }) => [
      name,
      new Set([...countedOn(rows), ...columns.flatMap((column) => referredBy(column) ?? [])].filter((other) => other !== name)),
    ]),
  )
  return new Map(
    tables.map(({ name }) => {
      const found = new Set(parents.get(name))
      for (const each of found) for (const further of parents.get(each) ?? []) if (further !== name) found.add(further)
      return [name, found]
    }),
  )
})
