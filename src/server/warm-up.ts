import { setTimeout } from 'node:timers/promises'
import { clipped } from '../clipped.ts'
import type { Core } from './core.ts'
import type { Log } from './log.ts'
import { outputBytes } from './output-bytes.ts'

/** Milliseconds between two stories, for requests that wait. */
const pause = 10

/**
 * Plans and makes each story once, empty, one after another between requests: word lists and tables that all requests share are made before
 * somebody waits for them. Never rejects: a story that cannot be planned is logged, and whoever asks for it hears more.
 */
export async function warmUp(stories: readonly string[], core: Core, log: Log): Promise<void> {
  for (const story of stories) {
    try {
      const output = await core.openStory({ story, rows: 0, seed: 0, format: 'records', maxRows: 0 })
      if (output.isSmall) outputBytes(output.steps(), core)
    } catch (error) {
      log.warn('a story cannot be planned', { story: clipped(story), reason: String(error) })
    }
    await setTimeout(pause, undefined, { ref: false })
  }
}
