import type { CheckSchema, SchemaModel } from './schema-model.ts'

export type { CheckSchema, SchemaAnswer, SchemaModel, SchemaRequest, Usage } from './schema-model.ts'

export interface SchemaModelOptions {
  /** Plans the schema, so that the model hears of problems that types cannot show; pointers lead into the schema. Default: types alone. */
  readonly check?: CheckSchema
}

/**
 * The language model that the environment configures (`SYNTH_LLM_*`, or a well-known provider's key); null when it configures none.
 * Opens no connection before a story comes.
 * @throws ConfigurationError naming the variable whose value cannot be; it never tells the key
 */
export function createSchemaModel(
  _environment: Readonly<Record<string, string | undefined>>,
  _options: SchemaModelOptions = {},
): SchemaModel | null {
  return null
}
