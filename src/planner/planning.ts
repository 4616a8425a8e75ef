import { describeSchema, describeStory, inspectSchema, openSchema, openStory, unusedInStory } from '../pipeline.ts'
import { enforceCounts } from '../story/report/enforce-counts.ts'
import { trySeed } from './try-seed.ts'
import { writtenExplanation, writtenImport, writtenSchema } from './written-json.ts'

/** The functions of the planner, from plain data to plain data. They throw `SynthError` and take microseconds to seconds. */
export const planning = {
  openStory,
  openSchema,
  trySeed,
  writtenExplanation,
  inspectSchema,
  describeStory,
  describeSchema,
  unusedInStory,
  writtenSchema,
  writtenImport,
  enforceCounts,
}

export type Planning = typeof planning
