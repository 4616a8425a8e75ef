/** The keywords of JSON Schema (draft 2020-12) that the editor supports. */
export interface JsonSchemaNode {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchemaNode>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchemaNode
  readonly items?: boolean | JsonSchemaNode
  readonly prefixItems?: readonly JsonSchemaNode[]
  readonly allOf?: readonly JsonSchemaNode[]
  readonly anyOf?: readonly JsonSchemaNode[]
  readonly oneOf?: readonly JsonSchemaNode[]
  readonly if?: JsonSchemaNode
  readonly then?: JsonSchemaNode
  readonly else?: JsonSchemaNode
  readonly $defs?: Readonly<Record<string, JsonSchemaNode>>
}
