#!/usr/bin/env node
import { Command } from 'commander'
import { commands } from './commands/index.ts'
import type { Terminal } from './server/serve.ts'
import { version } from './version.ts'

const terminal: Terminal = {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  exit: (code) => process.exit(code),
}

/** Errors are one line, and the wrong use of a command is told from its failure by the exit code 2. */
function createProgram(): Command {
  return new Command('synth')
    .description('Turns a plain-English story into related synthetic tables, streamed at any number of rows, reproducible by seed.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .configureOutput({ outputError: (text, write) => write(`${text.trim().replaceAll(/\s+/g, ' ')}\n`) })
    .exitOverride(({ exitCode }) => terminal.exit(exitCode === 0 ? 0 : 2))
}

// A reader that closes the pipe early, such as `head`, is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const program = createProgram()
for (const add of commands) add(program, terminal)

if (process.argv.length === 2) program.outputHelp()
else await program.parseAsync()
