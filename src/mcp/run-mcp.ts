import { inspect } from 'node:util'
import { McpServer } from '@modelcontextprotocol/server'
import { SynthError } from '../errors.ts'
import { version } from '../version.ts'
import { inputOf } from './input-of.ts'
import { StdioTransport } from './stdio-transport.ts'
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
  const tools = toolsFor(url)
  for (const tool of tools) register(server, tool)
  const transport = new StdioTransport(tools.map(({ name }) => name))
  await server.connect(transport)
  await transport.closed
}

function register(server: McpServer, { name, title, description, input, call }: Tool): void {
  const annotations = { readOnlyHint: true, idempotentHint: true }
  const { schema, problemOf } = inputOf(input)
  server.registerTool(name, { title, description, inputSchema: schema, annotations }, async (given) => {
    try {
      const problem = await problemOf(given)
      if (problem !== null) throw new SynthError('validation_failed', `${problem.pointer} ${problem.detail}`.trim(), [problem])
      const answer = await call(given)
      return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }], structuredContent: { ...answer } }
    } catch (error) {
      return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(failureOf(error)) }] }
    }
  })
}

/** The description of an error for the caller. Errors of the program itself are printed to standard error, without details for the caller. */
function failureOf(error: unknown): object {
  if (error instanceof SynthError) return { code: error.code, detail: error.message, problems: error.problems }
  process.stderr.write(`${inspect(error)}\n`)
  return { code: 'internal_error', detail: 'The tool failed: its standard error has the reason', problems: [] }
}
