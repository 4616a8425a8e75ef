import type { TSchema } from 'typebox'

/** A TypeBox type viewed as JSON Schema, with the keywords that the types of a schema use. */
export interface TypeNode extends TSchema {
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly type?: string
  readonly properties?: Readonly<Record<string, TypeNode>>
  readonly required?: readonly string[] | undefined
  readonly additionalProperties?: boolean | TypeNode
  /** For a map: one pattern that matches every key. */
  readonly patternProperties?: Readonly<Record<string, TypeNode>>
  readonly items?: TypeNode | readonly TypeNode[]
  readonly additionalItems?: boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly anyOf?: readonly TypeNode[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  /** Added by `Type.Refine`: conditions beyond the structure. */
  readonly '~refine'?: readonly { readonly check: (value: unknown) => boolean; readonly error: (value: unknown) => string }[]
}

/** The JSON Schema view of a type. */
export function nodeOf(type: TSchema): TypeNode {
  return type
}
