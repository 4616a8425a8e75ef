import type { ColumnBody, KindName } from '../schema/schema.ts'

/** The parameters of a kind, by their names in a schema, except those that a builder takes as arguments of their own. */
export type Options<Kind extends KindName, Placed extends string = never> = Omit<ColumnBody<Kind>, 'kind' | Placed>
