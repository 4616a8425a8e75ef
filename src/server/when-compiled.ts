import type { Output } from '../output/output.ts'
import type { Core } from './core.ts'

/**
 * Maximum number of times that an output is opened: the first makes it known, the second begins to compile its plan, and other plans may
 * be compiled before.
 */
const mostOpened = 16

/**
 * Opens an output until this thread has compiled its plan; returns the last output. It ends before if the plan is too expensive for this
 * thread, or when `isWanted` returns false.
 */
export async function whenCompiled<Opened extends Output>(
  { compiling }: Pick<Core, 'compiling'>,
  open: () => Promise<Opened>,
  isWanted: () => boolean = () => true,
): Promise<Opened> {
  for (let opened = 1; ; opened++) {
    const output = await open()
    if (output.isCheap || opened === mostOpened || !isWanted()) return output
    const compiled = compiling()
    if (compiled === null && opened > 1) return output
    await compiled
  }
}
