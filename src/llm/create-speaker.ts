import { createAsker } from './asker.ts'
import type { Configuration } from './configuration.ts'
import { type Asked, converse } from './conversation.ts'
import { createBreaker } from './http/breaker.ts'
import type { Deadline } from './http/retry.ts'
import type { Runtime } from './runtime.ts'
import type { SchemaAnswer } from './schema-answer.ts'

/** Gets a schema for one story from the model. @throws the errors of `converse`; the signal's reason once it is aborted */
export type Speaker = (asked: Asked, deadline: Deadline, signal: AbortSignal) => Promise<SchemaAnswer>

/** Creates the conversations with one model: they share the known limits of its provider. */
export function createSpeaker(configuration: Configuration, runtime: Runtime): Speaker {
  const asker = createAsker(configuration, runtime, createBreaker(runtime.now))
  return async (asked, deadline, signal) => {
    const line = asker.open(deadline, signal)
    try {
      return await converse(asked, line)
    } finally {
      await line.close()
    }
  }
}
