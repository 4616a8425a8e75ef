import { describeSchema, describeStory, explainStory, inspectSchema, openSchema, openStory, unusedInStory } from '../pipeline.ts'
import { enforceCounts } from '../story/enforce-counts.ts'
import { understand } from '../story/understand.ts'
import { trySeed } from './try-seed.ts'

/** What a planner is asked for: functions from plain data to plain data. They throw `SynthError`s, and take from microseconds to seconds. */
export const planning = {
  openStory,
  openSchema,
  trySeed,
  explainStory,
  inspectSchema,
  describeStory,
  describeSchema,
  unusedInStory,
  understand,
  enforceCounts,
}

export type Planning = typeof planning
