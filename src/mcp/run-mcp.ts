import { McpServer } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { SynthError } from '../errors.ts'
import { version } from '../version.ts'
import { inputOf } from './input-of.ts'
import type { Tool } from './tool.ts'
import { toolsFor } from './tools/index.ts'

const instructions =
  'synth turns a plain-English story, or a schema, into related synthetic tables with any number of rows; the same seed gives the same data. ' +
  'Explain a story, sample its rows, and link to the complete data in a running service.'

/**
 * Serves the tools over standard input and output until the input ends. Nothing else is written to standard output.
 * @param url of the service that links point to
 */
export async function runMcp(url: string): Promise<void> {
  const server = new McpServer({ name: 'synth', version }, { instructions })
  for (const tool of toolsFor(url)) register(server, tool)
  await server.connect(new StdioServerTransport())
}

function register(server: McpServer, { name, title, description, input, call }: Tool): void {
  const annotations = { readOnlyHint: true, idempotentHint: true }
  server.registerTool(name, { title, description, inputSchema: inputOf(input), annotations }, async (given) => {
    try {
      const answer = await call(given)
      return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }], structuredContent: { ...answer } }
    } catch (error) {
      if (!(error instanceof SynthError)) throw error
      const { code, message, problems } = error
      return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify({ code, detail: message, problems }) }] }
    }
  })
}
