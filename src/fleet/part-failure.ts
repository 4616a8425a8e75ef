import { type ErrorCode, errorTable, SynthError } from '../errors.ts'

/** The codes of temporary errors, after which the part is tried again. All other errors of callers fail at once. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['write_failed', 'workers_lost'])

/** A failure of a part, as shown to callers. */
export interface PartFailure {
  readonly code: ErrorCode
  readonly detail: string
}

/** Whether a part that failed with this error would fail again on any worker. */
export function isFinal(error: unknown): boolean {
  return error instanceof SynthError && !passing.has(error.code)
}

/**
 * The text of a failure in the queue: the code and a sentence.
 * @param place the directory or URL of the destination, which the text must not contain
 * @param name the name of the destination, which replaces it
 */
export function failureText(error: unknown, place: string, name: string): string {
  const code = error instanceof SynthError ? error.code : 'internal_error'
  const message = error instanceof Error ? error.message : String(error)
  return `${code}: ${message.replaceAll(place, name)}`.slice(0, 2000)
}

/** Reads such a text, or a message of the queue itself. */
export function readFailure(text: string): PartFailure {
  const [, code = '', detail = ''] = /^(\w+): (.*)$/s.exec(text) ?? []
  return Object.hasOwn(errorTable, code) ? { code: code as ErrorCode, detail } : { code: 'internal_error', detail: text }
}

/** The text of a part that a worker stopped because its export had ended. */
export const stoppedText = 'stopped: the export failed or was cancelled'
