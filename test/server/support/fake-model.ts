import { ModelUse } from '../../../src/llm/model-use.ts'
import type { SchemaAnswer } from '../../../src/llm/schema-answer.ts'
import type { SchemaModel, SchemaRequest } from '../../../src/llm/schema-model.ts'

/** A language model that answers as `schemaOf` does, and what it was asked. */
export function fakeModel(schemaOf: (request: SchemaRequest) => Promise<SchemaAnswer>): SchemaModel & { readonly asked: SchemaRequest[] } {
  const asked: SchemaRequest[] = []
  const use = new ModelUse()
  return {
    model: 'fake-1',
    asked,
    use,
    schemaOf: (request) => {
      asked.push(request)
      return use.count(schemaOf(request), request.signal)
    },
  }
}
