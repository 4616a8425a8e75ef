import type { Command } from 'commander'
import type { Terminal } from '../server/serve.ts'
import { addMcp } from './mcp.ts'
import { addServe } from './serve.ts'

/** The commands of the program, in the order of its help. A new command is a new file here and one line. */
export const commands: readonly ((program: Command, terminal: Terminal) => void)[] = [addServe, addMcp]
