import type { Command } from 'commander'
import type { Terminal } from '../server/serve.ts'
import { option } from './option.ts'
import { readers } from './readers.ts'

/** Milliseconds that a client which has closed the input has to read the last answers. */
const patience = 1000

/** `synth mcp`: serves tools to coding assistants over standard input and output. */
export function addMcp(program: Command, terminal: Terminal): void {
  program
    .command('mcp')
    .description('serve tools to coding assistants over the Model Context Protocol on standard input and output')
    .addOption(
      option('--url <url>', 'base URL of the service that links to data sets point to', 'SYNTH_URL')
        .argParser(readers.serviceUrl)
        .default('http://localhost:8000'),
    )
    .action(async ({ url }: { readonly url: string }) => {
      const { runMcp } = await import('../mcp/run-mcp.ts')
      await runMcp(url)
      // The process ends earlier if the event loop has nothing left to do.
      setTimeout(() => terminal.exit(0), patience).unref()
    })
}
