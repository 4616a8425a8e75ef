import { pino } from 'pino'
import { clipped } from '../clipped.ts'

/** Log levels, from no lines to a line for every request. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof logLevels)[number]

/** The fields of a log line in addition to its message; names are identifiers, such as `request_id`. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** The log of the service. */
export interface Log {
  /** Whether `debug` lines are written, so that callers can avoid the work of composing them. */
  readonly debugEnabled: boolean
  error(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  debug(message: string, fields?: LogFields): void
}

/** Maximum number of characters of a message or a field. */
const longestText = 2000

/**
 * Characters that a terminal interprets or displays misleadingly, in addition to those that JSON escapes: C1 controls, line separators and
 * directional marks.
 */
const unseen = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/**
 * Writes lines of JSON, each with `level`, `time` (ISO 8601, UTC) and `msg`. Texts are truncated and escaped, so that the text of a caller
 * cannot begin a new line.
 *
 * @param write receives one line, without its line end
 */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    { write: (line) => write(escaped(line.trimEnd())) },
  )
  const at =
    (name: Exclude<LogLevel, 'silent'>) =>
    (message: string, fields: LogFields = {}): void => {
      if (logger.isLevelEnabled(name)) logger[name](cut(fields), clipped(message, longestText))
    }
  return { debugEnabled: level === 'debug', error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

function cut(fields: LogFields): LogFields {
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === 'string' ? clipped(value, longestText) : value] as const,
  )
  return Object.fromEntries(entries)
}

/** The same JSON: these characters occur only inside its strings. */
function escaped(line: string): string {
  return line.replaceAll(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
