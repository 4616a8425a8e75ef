import type { ColumnBody, KindName } from '../schema/schema.ts'

/** The parameters of a kind that a builder does not take in a place of their own, by their names in a schema. */
export type Options<Kind extends KindName, Placed extends string = never> = Omit<ColumnBody<Kind>, 'kind' | Placed>
