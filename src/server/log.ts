import { pino } from 'pino'
import { clipped } from '../clipped.ts'

/** How much is told, from nothing to every request. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof logLevels)[number]

/** What stands in a line beside its message: the names are for programs, such as `request_id`. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Lines for whoever runs the service. */
export interface Log {
  /** Whether `debug` leads anywhere, so that callers can save the work of making a line. */
  readonly debugEnabled: boolean
  error(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  debug(message: string, fields?: LogFields): void
}

/** Most characters of a message or a field, whoever made it. */
const longestText = 2000

/** What a terminal obeys or shows as something else, beyond what JSON escapes: C1 controls, line ends and marks of direction. */
const unseen = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/**
 * Lines of JSON, each with `level`, `time` (ISO 8601, UTC) and `msg`. Texts in them are cut and escaped: a caller's text is never more than
 * part of one line.
 *
 * @param write gets one line, without its end
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

/** The same JSON: outside of its texts it has none of these characters. */
function escaped(line: string): string {
  return line.replaceAll(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
