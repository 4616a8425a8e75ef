import type { Command } from 'commander'
import { option } from './option.ts'
import { readers } from './readers.ts'

/** `synth mcp`: tools for coding assistants, over standard input and output. */
export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description('offer tools to coding assistants, by the Model Context Protocol over standard input and output')
    .addOption(
      option('--url <url>', 'address of the service that links to data sets lead to', 'SYNTH_URL')
        .argParser(readers.serviceUrl)
        .default('http://localhost:8000'),
    )
    .action(async ({ url }: { readonly url: string }) => {
      const { runMcp } = await import('../mcp/run-mcp.ts')
      await runMcp(url)
    })
}
