import { Session } from 'node:inspector/promises'
import { measureUsual } from './outgrown.ts'
import { forgetAll } from './rest.ts'

/** Releases memory of this thread whose content can be created again. Call it only between tasks. Takes tens of milliseconds. */
export async function restThread(): Promise<void> {
  forgetAll()
  await collectGarbage()
  measureUsual()
}

/** Collects garbage. V8 does so only when the heap grows, so an idle thread would keep its garbage forever. */
async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    // The collection waits for a turn of the event loop with an empty stack.
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
