import { SynthError } from '../errors.ts'
import { requireEnglish } from '../pipeline.ts'
import type { PlanningAnswer, PlanningCall } from './answer.ts'

/** The error for a story in another language than English; null for any other call. */
export async function refuseLanguage(call: PlanningCall): Promise<PlanningAnswer | null> {
  const story = storyOf(call)
  if (story === null) return null
  try {
    await requireEnglish(story)
    return null
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return { error: { code: error.code, detail: error.message, problems: error.problems } }
  }
}

function storyOf(call: PlanningCall): string | null {
  switch (call.name) {
    case 'openStory':
    case 'writtenExplanation':
    case 'describeStory':
    case 'unusedInStory':
    case 'writtenSchema':
      return call.args[0].story
    default:
      return null
  }
}
