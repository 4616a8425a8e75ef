#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { commands } from './commands/index.ts'
import type { Terminal } from './server/serve.ts'
import { version } from './version.ts'

const terminal: Terminal = {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  exit: (code) => process.exit(code),
}

/** Errors are printed on one line. Wrong usage of a command exits with code 2, a failure with code 1. */
function createProgram(): Command {
  return new Command('synth')
    .description('Turns a plain-English story into related synthetic tables, streamed at any number of rows, reproducible by seed.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .configureOutput({ outputError: (text, write) => write(`${inQuotes(text.trim().replaceAll(/\s+/g, ' '))}\n`) })
    .exitOverride((error) => {
      if (error.exitCode !== 0) terminal.exit(2)
      throw error
    })
}

/** The message for a story of several words without quotes says what is missing. */
function inQuotes(message: string): string {
  const [, command] = /^error: too many arguments for '(generate|explain)'/.exec(message) ?? []
  return command === undefined ? message : `error: put the story in quotes: synth ${command} "an online shop with 400 customers"`
}

// If a reader such as `head` closes the pipe early, the program must not stop with an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' || process.exitCode === 1) return
  process.exitCode = 1
  terminal.error(`error: write_failed: Standard output cannot be written: ${error.message}`)
})
process.stderr.on('error', () => {})

const program = createProgram()
for (const add of commands) add(program, terminal)

try {
  if (process.argv.length === 2) program.outputHelp()
  else await program.parseAsync()
} catch (thrown) {
  // The help or the version is printed. The process ends by itself, so that a full standard output is still reported.
  if (!(thrown instanceof CommanderError)) throw thrown
}
