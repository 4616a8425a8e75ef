import type { Static } from 'typebox'
import type { DistributionSchema } from '../random/distributions/distribution-schema.ts'
import type { DistributionSpec } from '../random/distributions/distribution.ts'
import type { AnyInnerColumn } from '../schema/inner-column.ts'
import type { AnyColumn } from '../schema/any-schema.ts'
import type { knownKinds, plannedKinds } from './index.ts'

type Kind = (typeof knownKinds)[number]

/**
 * The value of a parameter, as data that nobody changes. TypeBox types a column or a distribution inside of it loosely, because a kind cannot refer
 * to the union of all kinds; here it becomes that union.
 */
type Param<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : [Value, AnyInnerColumn] extends [AnyInnerColumn, Value]
    ? InnerColumn
    : [Value, DistributionSpec] extends [DistributionSpec, Value]
      ? DistributionSchema
      : { readonly [Key in keyof Value]: Param<Value[Key]> }

/** What every column has beside its name and kind; the index signature of `AnyColumn` is left out. */
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

/** A column that has no name yet, of any kind or of one. */
export type ColumnBody<Name extends KindName = KindName> = BodyByKind[Name]

type ColumnByKind = {
  readonly [Name in keyof ParamsByKind]: Flat<{ readonly name: string; readonly kind: Name } & ParamsByKind[Name] & Common>
}

/** A column of one kind, or of one of several. */
export type ColumnOf<Name extends KindName> = ColumnByKind[Name]

/** One column: its kind and the parameters of the kind, as in the registry. */
export type ColumnSchema = ColumnOf<KindName>

/** A column that an outcome adds to a plan: of any kind, including those that only plans have. */
export type AddedColumn = ColumnByKind[keyof ColumnByKind]

type KeyOf<Column> = Column extends unknown ? keyof Column : never

/**
 * A column of a plan. Its parameters are known by name and may hold anything: a plan is made of what can be read of a schema that was sent, so that
 * all of its problems are found at once.
 */
export type PlanColumn = { readonly name: string; readonly kind: string } & Common & {
    readonly [Key in Exclude<KeyOf<AddedColumn>, 'name' | 'kind' | keyof Common>]?: unknown
  }
