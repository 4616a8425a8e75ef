import fc from 'fast-check'
import type { DatasetRequest } from '../../../src/server/datasets/dataset-request.ts'

const rows = fc.option(fc.integer({ min: 0, max: 4_000_000_000 }))
const seed = fc.maxSafeInteger().map((number) => number + 0)
const story = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }).filter((text) => /\S/.test(text))
const schema = fc
  .dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), { noNullPrototype: true })
  .map((value) => JSON.parse(JSON.stringify(value)) as Readonly<Record<string, unknown>>)

/** Any request that can be asked for. */
export const anyRequest: fc.Arbitrary<DatasetRequest> = fc.oneof(
  fc.record({ story, rows, seed }, { noNullPrototype: true }),
  fc.record({ schema, rows, seed }, { noNullPrototype: true }),
)
