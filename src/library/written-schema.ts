import type { SchemaDocument } from './schema-document.ts'

/** The least that `openSchema` needs of a schema's type: tables, and columns with a name and a kind. */
export interface SchemaOutline {
  readonly version: number
  readonly tables: readonly {
    readonly name: string
    readonly columns: readonly { readonly name: string; readonly kind: string }[]
  }[]
}

/**
 * What the type of a schema has to fulfil. Where the kinds of its columns are known, because it is written in place or `as const`, it is a
 * schema without unknown parameters. Where they are any text, as in imported JSON, there is nothing to check before it is opened.
 */
export type WrittenSchema<Document extends SchemaOutline> = string extends Document['tables'][number]['columns'][number]['kind']
  ? unknown
  : SchemaDocument & Exact<Document, SchemaDocument>

/** A type that a value fulfils if it has no property, at any depth, that the wanted type does not have. */
type Exact<Given, Wanted> = unknown extends Wanted
  ? unknown
  : Given extends readonly unknown[]
    ? { readonly [Index in keyof Given]: Exact<Given[Index], Extract<Wanted, readonly unknown[]>[number]> }
    : Given extends object
      ? { readonly [Key in keyof Given]: Exact<Given[Key], ValueOf<Alternative<Given, Extract<Wanted, object>>, Key>> }
      : Wanted

/** The members of a union with the `kind`, `type` or `name` of the given object; all members if none has it. */
type Alternative<Given, Wanted> = Given extends { readonly kind: infer Kind }
  ? FoundOr<Extract<Wanted, { readonly kind: Kind }>, Wanted>
  : Given extends { readonly type: infer Type }
    ? FoundOr<Extract<Wanted, { readonly type: Type }>, Wanted>
    : Given extends { readonly name: infer Name }
      ? FoundOr<Extract<Wanted, { readonly name: Name }>, Wanted>
      : Wanted

type FoundOr<Found, All> = [Found] extends [never] ? All : Found

type ValueOf<Wanted, Key> = Wanted extends unknown ? (Key extends keyof Wanted ? Wanted[Key] : never) : never
