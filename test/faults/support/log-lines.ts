import { createLog, type Log } from '../../../src/server/log.ts'

/** A log and what was written to it. */
export function logLines(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = []
  return { log: createLog('info', (line) => lines.push(line)), lines }
}
