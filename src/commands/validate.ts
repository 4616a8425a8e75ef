import { type Command, Option } from 'commander'
import type { SchemaDocument } from '../library/schema-document.ts'
import type { World } from '../library/world.ts'
import type { Core } from '../server/core.ts'
import type { Inspected } from '../server/inspect.ts'
import type { Terminal } from '../server/serve.ts'
import { reportFailures } from './failure.ts'
import { counted, sizeOf } from './in-words.ts'
import { openInput, readSchema } from './input.ts'
import { readers } from './readers.ts'

interface ValidateOptions {
  readonly rows?: number | null
  readonly json?: boolean
}

/** `synth validate`: reports the problems of a schema, each with its place, or its tables and rows. */
export function addValidate(program: Command, terminal: Terminal): void {
  program
    .command('validate')
    .description('report the problems of a schema, or its tables, rows and cost')
    .argument('<file>', 'path of the schema, a JSON file; - for standard input')
    .addOption(new Option('--rows <count>', 'rows of the primary table').argParser(readers.rows))
    .addOption(new Option('--json', 'print the answer of POST /api/validate-schema'))
    .action((file: string, { rows = null, json = false }: ValidateOptions) =>
      reportFailures(terminal, async () => {
        const schema = await readSchema(file)
        if (!json) {
          for (const line of linesOf(file, await openInput({ schema }, { rows }))) terminal.out(line)
          return
        }
        const inspected = await inspectedFile(schema, rows)
        terminal.out(JSON.stringify(inspected, null, 2))
        if (!inspected.valid) terminal.exit(1)
      }),
    )
}

async function inspectedFile(schema: SchemaDocument, rows: number | null): Promise<Inspected> {
  const [{ inspect }, { inspectSchema }, { mostPlannedRows }] = await Promise.all([
    import('../server/inspect.ts'),
    import('../pipeline.ts'),
    import('../plan/most-planned-rows.ts'),
  ])
  const core = {
    inspectSchema: async ({ schema: sent, ...request }: Parameters<Core['inspectSchema']>[0]) =>
      inspectSchema({ json: JSON.stringify(sent), ...request }),
  }
  return inspect({ schema, rows, seed: 0, maxRows: mostPlannedRows }, core)
}

function linesOf(file: string, { tables, explain: { rows, estimated_bytes: bytes, warnings } }: World): readonly string[] {
  return [
    `${file} is valid: ${counted(tables.length, 'table')}, ${counted(rows, 'row')}, about ${sizeOf(bytes)} as JSON`,
    ...tables.map(({ name, rows: own }) => `  ${name}: ${counted(own, 'row')}`),
    ...warnings.map((warning) => `warning: ${warning}`),
  ]
}
