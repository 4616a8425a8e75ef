import { Session } from 'node:inspector'
import { setImmediate } from 'node:timers/promises'
import { forgetAll } from './rest.ts'

/** Gives back the memory of what this thread can make again; between tasks only. Takes tens of milliseconds. */
export async function restThread(): Promise<void> {
  forgetAll()
  collectGarbage()
  // What was referred to weakly is released in a later turn of the event loop.
  await setImmediate()
  collectGarbage()
}

/** V8 collects garbage when the heap has grown, so a thread that makes nothing more would keep its garbage for ever. */
function collectGarbage(): void {
  const session = new Session()
  session.connect()
  try {
    session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
