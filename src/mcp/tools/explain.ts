import { Type } from 'typebox'
import { openStory } from '../../library/open-story.ts'
import { fields } from '../fields.ts'
import { defineTool } from '../tool.ts'

/** Explains how a story is understood. */
export const explain = defineTool({
  name: 'explain',
  title: 'Explain a story',
  description:
    'Explains how synth understands a story, without generating data: the tables with their rows, every fact that was read and what it sets, and every part that has ' +
    'no effect. Use it first, and change the story until no important part is unused.',
  input: Type.Object(
    {
      story: fields.story,
      rows: fields.primaryRows,
      with_schema: Type.Optional(
        Type.Boolean({ description: 'Whether to include the whole schema, which is long. Default false.', default: false }),
      ),
    },
    { additionalProperties: false },
  ),
  call: async ({ story, rows, with_schema: withSchema = false }) => {
    const world = await openStory(story, { rows })
    const { schema, ...explanation } = world.explain
    return { ...explanation, ...(withSchema ? { schema } : {}) }
  },
})
