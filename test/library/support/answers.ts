import { explained } from '../../../src/library/explained.ts'
import { explainStory } from '../../../src/pipeline.ts'

/** What `POST /api/explain` answers, as it is on the wire. */
export function understood(story: string, seed: number): unknown {
  return explained(explainStory({ story, rows: null, seed, maxRows: 4e9, format: 'records' }), story)
}
