import { generateTask } from '../engine/generate-task.ts'
import { describeSchema, describeStory, explainStory, inspectSchema, openSchema, openStory, unusedInStory } from '../pipeline.ts'

/** What the server asks of the generator; tests put another in its place. */
export interface Core {
  /** Plans a response without generating it. */
  readonly openStory: typeof openStory
  readonly explainStory: typeof explainStory
  readonly unusedInStory: typeof unusedInStory
  /** The same for a schema that was sent. */
  readonly openSchema: typeof openSchema
  readonly inspectSchema: typeof inspectSchema
  /** What the tables of a story or a schema are. */
  readonly describeStory: typeof describeStory
  readonly describeSchema: typeof describeSchema
  /** Runs a small task on the calling thread. */
  readonly generateTask: typeof generateTask
}

/** The generator itself. */
export const core: Core = { openStory, explainStory, unusedInStory, openSchema, inspectSchema, describeStory, describeSchema, generateTask }
