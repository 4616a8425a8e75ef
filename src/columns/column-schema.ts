import type { Static } from 'typebox'
import type { DistributionSchema } from '../random/distributions/distribution-schema.ts'
import type { DistributionSpec } from '../random/distributions/distribution.ts'
import type { AnyInnerColumn } from '../schema/inner-column.ts'
import type { AnyColumn } from '../schema/any-schema.ts'
import type { knownKinds, plannedKinds } from './index.ts'

type Kind = (typeof knownKinds)[number]

/**
 * The value of a parameter, as immutable data. TypeBox gives a nested column or distribution a loose type, because a kind cannot refer to
 * the union of all kinds. This type replaces the loose type by that union.
 */
type Param<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : [Value, AnyInnerColumn] extends [AnyInnerColumn, Value]
    ? InnerColumn
    : [Value, DistributionSpec] extends [DistributionSpec, Value]
      ? DistributionSchema
      : { readonly [Key in keyof Value]: Param<Value[Key]> }

/** The properties that every column has besides its name and kind, without the index signature of `AnyColumn`. */
type Common = {
  readonly [Key in keyof AnyColumn as string extends Key ? never : Key extends 'name' | 'kind' ? never : Key]: AnyColumn[Key]
}

type Flat<Value> = { readonly [Key in keyof Value]: Value[Key] }

type PlannedKind = (typeof plannedKinds)[number]

type ParamsByKind = { readonly [Each in Kind | PlannedKind as Each['name']]: Param<Static<Each['params']>> }

/** The names of the kinds. */
export type KindName = Kind['name']

/** An unnamed column in the parameters of another one: its kind and the parameters of the kind. */
export type InnerColumn = { readonly [Name in KindName]: Flat<{ readonly kind: Name } & ParamsByKind[Name]> }[KindName]

type BodyByKind = { readonly [Name in KindName]: Flat<{ readonly kind: Name } & ParamsByKind[Name] & Common> }

/** A column without a name, of any kind or of one kind. */
export type ColumnBody<Name extends KindName = KindName> = BodyByKind[Name]

type ColumnByKind = {
  readonly [Name in keyof ParamsByKind]: Flat<{ readonly name: string; readonly kind: Name } & ParamsByKind[Name] & Common>
}

/** A column of one kind, or of one of several kinds. */
export type ColumnOf<Name extends KindName> = ColumnByKind[Name]

/** One column: its kind and the parameters of the kind, as in the registry. */
export type ColumnSchema = ColumnOf<KindName>

/** A column that an outcome adds to a plan. It may be of a kind that only plans have. */
export type AddedColumn = ColumnByKind[keyof ColumnByKind]

type KeyOf<Column> = Column extends unknown ? keyof Column : never

/**
 * A column of a plan. Its parameters are known by name only and may have values of any type, because a plan is built from whatever can be
 * read from a schema, so that all problems of the schema are found at once.
 */
export type PlanColumn = { readonly name: string; readonly kind: string } & Common & {
    readonly [Key in Exclude<KeyOf<AddedColumn>, 'name' | 'kind' | keyof Common>]?: unknown
  }
