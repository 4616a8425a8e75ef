import { openDocument } from '../engine/document.ts'
import { generateTask } from '../engine/generate-task.ts'
import { planStory } from '../story/plan-story.ts'
import type { Core } from './core.ts'

/** The generator behind the service. */
export const generator: Core = {
  openDocument: ({ story, rows, seed, format, maxRows }) => openDocument(planStory(story, rows, maxRows), { seed, format, story }),
  generateTask,
}
