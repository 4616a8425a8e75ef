import type { Command } from 'commander'
import type { Terminal } from '../server/serve.ts'
import { addCancel } from './cancel.ts'
import { addCompletion } from './completion/index.ts'
import { addExplain } from './explain.ts'
import { addGenerate } from './generate/index.ts'
import { addImport } from './import.ts'
import { addMcp } from './mcp.ts'
import { addServe } from './serve.ts'
import { addValidate } from './validate.ts'
import { addWorker } from './worker/index.ts'

/** The commands of the program, in the order of the help text. To add a command, add a file here and one line. */
export const commands: readonly ((program: Command, terminal: Terminal) => void)[] = [
  addServe,
  addGenerate,
  addExplain,
  addValidate,
  addImport,
  addWorker,
  addCancel,
  addMcp,
  addCompletion,
]
