import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { SynthError } from '../errors.ts'
import type { Terminal } from '../server/serve.ts'

/** `synth import FILE`: prints the schema of tables that are declared in code, and reports on standard error what it does not have. */
export function addImport(program: Command, terminal: Terminal): void {
  program
    .command('import')
    .description(
      'print the schema of CREATE TABLE statements, a Prisma or DBML model, TypeScript types, a JSON Schema, a JSON sample or CSV',
    )
    .argument('<file>', 'path of the text')
    .option('--format <name>', 'format of the text; default: the first one that is found in it')
    .action(async (file: string, { format }: { readonly format?: string }) => {
      const { importSchema } = await import('../library/import-schema.ts')
      try {
        const imported = importSchema(await readFile(file, 'utf8'), { format })
        for (const { line, text, reason } of imported.report) terminal.error(`${file}:${line}: ${firstLine(text)}: ${reason ?? 'not used'}`)
        terminal.out(JSON.stringify(imported.schema, null, 2))
      } catch (error) {
        if (!(error instanceof SynthError) && !isFileError(error)) throw error
        terminal.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
        terminal.exit(1)
      }
    })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error
}
