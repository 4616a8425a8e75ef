import { Type } from 'typebox'
import { limits } from '../schema/limits.ts'

const story = Type.String({
  minLength: 1,
  maxLength: limits.storyLength,
  description: 'What the data is about, in plain English: "an online shop with 400 customers and 7% returns".',
})
const schema = Type.Unsafe<Readonly<Record<string, unknown>>>({
  type: 'object',
  description: 'A synth schema. The tool explain returns the schema of a story; change it where the story cannot express what you need.',
})

/** Fields shared by several tools. */
export const fields = {
  story,
  /** A story or a schema. */
  source: { story: Type.Optional(story), schema: Type.Optional(schema) },
  schema,
  seed: Type.Optional(
    Type.Integer({
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The same seed gives the same data. Default 0.',
    }),
  ),
  primaryRows: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 4_000_000_000,
      description: 'Rows of the primary table; the other tables follow. Default: the number in the story or the schema.',
    }),
  ),
} as const
