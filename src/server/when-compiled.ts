import { setTimeout } from 'node:timers/promises'
import type { Output } from '../output/output.ts'

/** Milliseconds between two looks. */
const pause = 10
/** Maximum number of looks: a plan may be too expensive for this thread. */
const mostLooks = 16

/** Opens an output until this thread has compiled its plan, or until `isWanted` returns false or too many looks; returns the last output. */
export async function whenCompiled(open: () => Promise<Output>, isWanted: () => boolean = () => true): Promise<Output> {
  for (let look = 1; ; look++) {
    const output = await open()
    if (output.isCheap || look === mostLooks || !isWanted()) return output
    await setTimeout(pause, undefined, { ref: false })
  }
}
