import { Session } from 'node:inspector/promises'
import { forgetAll } from './rest.ts'

/** Gives back the memory of what this thread can make again; between tasks only. Takes tens of milliseconds. */
export async function restThread(): Promise<void> {
  forgetAll()
  await collectGarbage()
}

/** V8 collects garbage when the heap has grown, so a thread that makes nothing more would keep its garbage for ever. */
async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    // It waits for a turn of the event loop in which nothing is on the stack.
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
