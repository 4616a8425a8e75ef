import { generateTask } from '../engine/generate-task.ts'
import { openStory } from '../pipeline.ts'
import type { Core } from './core.ts'

/** The generator behind the service. */
export const generator: Core = { openDocument: openStory, generateTask }
