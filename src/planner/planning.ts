import {
  describeSchema,
  describeStory,
  explainStory,
  importText,
  inspectSchema,
  openSchema,
  openStory,
  unusedInStory,
} from '../pipeline.ts'
import { enforceCounts } from '../story/report/enforce-counts.ts'
import { understand } from '../story/understand.ts'
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
  understand,
  importText,
  enforceCounts,
}

export type Planning = typeof planning
