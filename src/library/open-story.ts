import { SynthError } from '../errors.ts'
import { explainStory, requireEnglish } from '../pipeline.ts'
import { mostPlannedRows } from '../plan/most-planned-rows.ts'
import { isStory } from '../schema/is-story.ts'
import { limits } from '../schema/limits.ts'
import { storySource } from '../source.ts'
import { explained } from './explained.ts'
import { openSource } from './open-source.ts'
import { readWorldOptions } from './read-world-options.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'
import type { WorldOptions } from './world-options.ts'

/**
 * Opens the tables of a story. This plans them, which takes milliseconds; rows are generated when they are read.
 * @param story plain English, 1 to 20,000 characters
 * @throws SynthError `story_not_understood`, `story_language`, `story_contradicts`, `import_unreadable`, `validation_failed`,
 * `too_many_rows`, `plan_too_costly`
 */
export async function openStory<Tables extends object = Record<string, Row>>(
  story: string,
  options: WorldOptions = {},
): Promise<World<Tables>> {
  if (!isStory(story)) {
    const detail = `must be a string of 1 to ${limits.storyLength} characters, not blank, without unpaired surrogates`
    throw new SynthError('validation_failed', `The story ${detail}`, [{ pointer: '/story', detail }])
  }
  const { rows, seed, ...threads } = readWorldOptions(options)
  await requireEnglish(story)
  const source = storySource({ story, rows }, mostPlannedRows)
  const explain = (): ReturnType<typeof explained> =>
    explained(explainStory({ story, rows, seed, maxRows: mostPlannedRows, format: 'records' }), story)
  return openSource<Tables>({ source, schema: { ...source.schema, story }, explain, seed, ...threads })
}
