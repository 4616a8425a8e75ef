import { clipped } from '../clipped.ts'
import { SynthError } from '../errors.ts'
import type { Terminal } from '../server/serve.ts'

/** A command was ended by a signal. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  /** 128 + the number of the signal. */
  readonly exitCode: number
  readonly #signal: 'SIGINT' | 'SIGTERM'

  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(`ended by ${signal}`)
    this.exitCode = signal === 'SIGINT' ? 130 : 143
    this.#signal = signal
  }

  /** The same with another message. */
  because(message: string): Interrupted {
    const same = new Interrupted(this.#signal)
    same.message = message
    return same
  }
}

/** The command line is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A file that a command line names cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'

  /** @param cause a system error */
  constructor(path: string, cause: unknown) {
    super(`cannot read ${shownPath(path)}: ${reasonOf(cause)}`, { cause })
  }
}

/** A path on one line, in quotes if it is empty or has characters that a terminal does not show. */
export function shownPath(path: string): string {
  return /^[^\p{C}]+$/u.test(path) ? clipped(path) : JSON.stringify(clipped(path))
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'there is no such file'
    case 'EISDIR':
      return 'it is a directory'
    case 'EACCES':
      return 'this user has no permission'
    case 'ELOOP':
      return 'its symbolic links have no end'
    case 'ENAMETOOLONG':
      return 'the name is too long'
    default:
      return message
  }
}

/**
 * Runs a command. An error that its caller caused is printed with its code, and each of its problems on a line; the exit code is 2 for
 * wrong options, 130 or 143 after a signal, and else 1.
 */
export async function reportFailures(terminal: Terminal, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const exitCode = exitCodeOf(error)
    if (exitCode === null) throw error
    for (const line of linesOf(error as Error)) terminal.error(line)
    terminal.exit(exitCode)
  }
}

/** Null for an error in the program. */
function exitCodeOf(error: unknown): number | null {
  if (error instanceof Interrupted) return error.exitCode
  if (error instanceof UsageError) return 2
  if (error instanceof SynthError) return error.code === 'validation_failed' ? 2 : 1
  return error instanceof UnreadableFile || (error instanceof Error && 'code' in error && 'syscall' in error) ? 1 : null
}

function linesOf(error: Error): readonly string[] {
  if (!(error instanceof SynthError)) return [`error: ${error.message}`]
  const others = error.problems.filter(({ detail }) => detail !== error.message)
  const problems = others.length > 1 ? others.map(({ pointer, detail }) => `${pointer} ${detail}`) : []
  const shown = error.code === 'validation_failed' ? withFlags : (text: string) => text
  return [`error: ${error.code}: ${shown(error.message)}`, ...problems.map((problem) => `  ${shown(problem)}`)]
}

/** The options of the library that the command line has under other names. */
const flags: Readonly<Record<string, string>> = { splitRows: 'split-rows', splitBytes: 'split-size', coding: 'format', directory: 'out' }

/** A message about options of the library, with their names on the command line. */
function withFlags(message: string): string {
  const flag = (name: string): string => `--${flags[name] ?? name}`
  return message
    .replace(/^\/(\w+)(?= )/, (_pointer, name: string) => flag(name))
    .replaceAll(/\b(?:splitRows|splitBytes)\b/g, (name) => flag(name))
}
