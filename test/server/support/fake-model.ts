import type { SchemaAnswer, SchemaModel, SchemaRequest } from '../../../src/llm/schema-model.ts'

/** A language model that answers as `schemaOf` does, and what it was asked. */
export function fakeModel(schemaOf: (request: SchemaRequest) => Promise<SchemaAnswer>): SchemaModel & { readonly asked: SchemaRequest[] } {
  const asked: SchemaRequest[] = []
  return {
    model: 'fake-1',
    asked,
    schemaOf: (request) => {
      asked.push(request)
      return schemaOf(request)
    },
  }
}
