/** How much is told, from nothing to every request. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof logLevels)[number]

/** Lines of plain text for whoever runs the service. */
export interface Log {
  /** Whether `debug` leads anywhere, so that callers can save the work of making a line. */
  readonly debugEnabled: boolean
  error(message: string): void
  warn(message: string): void
  info(message: string): void
  debug(message: string): void
}

/** @param write gets one line, without its end */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const threshold = logLevels.indexOf(level)
  const at = (name: LogLevel): ((message: string) => void) =>
    logLevels.indexOf(name) <= threshold ? (message) => write(`${name}: ${message}`) : () => {}
  return { debugEnabled: level === 'debug', error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}
