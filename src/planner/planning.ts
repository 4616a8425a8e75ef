import {
  describeSchema,
  describeStory,
  explainStory,
  importText,
  inspectSchema,
  openSchema,
  openStory,
  understoodStory,
  unusedInStory,
} from '../pipeline.ts'
import { enforceCounts } from '../story/report/enforce-counts.ts'
import { trySeed } from './try-seed.ts'

/** The functions of the planner, from plain data to plain data. They throw `SynthError` and take microseconds to seconds. */
export const planning = {
  openStory,
  openSchema,
  trySeed,
  explainStory,
  inspectSchema,
  describeStory,
  describeSchema,
  unusedInStory,
  understoodStory,
  importText,
  enforceCounts,
}

export type Planning = typeof planning
