import type { Schema as PublishedSchema } from '../../src/schema/schema.ts'
import { understand } from '../../src/story/understand.ts'
import { describeSchema } from '../output/opened.ts'
import { made } from '../output/support/made.ts'
import type { Asked, Source } from './source.ts'
import type { Schema } from './data-set.ts'

/** The files that the service would send, made where the tests run, which takes less than starting it. */
export const onThisThread: Source = {
  schemaOf: (story, rows) => Promise.resolve(structuredClone(understand(story, rows).schema) as Schema),
  manifestOf: (asked) => Promise.resolve(describeSchema(asked, asked.seed).tables),
  rowsOf: (asked, table, columns, format) => Promise.resolve(chunks(made(sourceOf(asked), format, { table, columns }))),
}

const sourceOf = ({ schema, ...others }: Asked) => ({ schema: schema as unknown as PublishedSchema, ...others })

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
