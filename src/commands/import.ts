import { parse } from 'node:path'
import type { Command } from 'commander'
import type { Terminal } from '../server/serve.ts'
import { limits } from '../schema/limits.ts'
import { reportFailures } from './failure.ts'
import { readText } from './input.ts'

/** `synth import FILE`: prints the schema of tables that are declared in code, and reports on standard error what it does not have. */
export function addImport(program: Command, terminal: Terminal): void {
  program
    .command('import')
    .description(
      'print the schema of CREATE TABLE statements, a model in Prisma, DBML, GraphQL, Mermaid, Python, Zod or TypeScript, classes of Java, Kotlin, C#, Go and others, a migration of Rails, Laravel or Knex, a JSON Schema, or a sample in INSERT statements, JSON or CSV',
    )
    .argument('<file>', 'path of the text; - for standard input')
    .option('--format <name>', 'format of the text; default: the first one that is found in it')
    .action((file: string, { format }: { readonly format?: string }) =>
      reportFailures(terminal, async () => {
        const { importSchema } = await import('../library/import-schema.ts')
        const imported = importSchema(await readText(file), { format, name: nameOf(file) })
        for (const { line, text, reason } of imported.report) terminal.error(`${file}:${line}: ${firstLine(text)}: ${reason ?? 'not used'}`)
        terminal.out(JSON.stringify(imported.schema, null, 2))
      }),
    )
}

/** The name of a file without its extension, for a table that has none in the text; undefined for standard input. */
function nameOf(file: string): string | undefined {
  return file === '-' ? undefined : parse(file).name.slice(0, limits.nameLength) || undefined
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
