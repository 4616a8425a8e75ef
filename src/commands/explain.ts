import { type Command, Option } from 'commander'
import type { Explanation } from '../library/explanation.ts'
import type { Terminal } from '../server/serve.ts'
import { reportFailures } from './failure.ts'
import { grouped } from './in-words.ts'
import { type InputOptions, openInput, readInput } from './input.ts'
import { readers } from './readers.ts'

interface ExplainOptions extends InputOptions {
  readonly rows?: number
  readonly json?: boolean
}

/** `synth explain`: prints how a story is understood. */
export function addExplain(program: Command, terminal: Terminal): void {
  program
    .command('explain')
    .description('print how a story is understood: its tables, what each part of it sets, and the parts without effect')
    .argument('[story]', 'the story, in plain English')
    .addOption(new Option('--story-file <path>', 'read the story from this file; - for standard input'))
    .addOption(new Option('--rows <count>', 'rows of the primary table').argParser(readers.rows))
    .addOption(new Option('--json', 'print the answer of POST /api/explain'))
    .action((story: string | undefined, options: ExplainOptions) =>
      reportFailures(terminal, async () => {
        const world = await openInput(await readInput(story, options, ' and --story-file'), { rows: options.rows ?? null })
        if (options.json === true) terminal.out(JSON.stringify(world.explain, null, 2))
        else for (const line of linesOf(world.explain)) terminal.out(line)
      }),
    )
}

function linesOf({ domain, tables, facts, unused, warnings }: Explanation): readonly string[] {
  const width = Math.max(0, ...tables.map(({ name }) => name.length))
  const digits = Math.max(0, ...tables.map(({ rows }) => grouped(rows).length))
  return [
    `domain: ${domain.name}${domain.words.length === 0 ? '' : ` (${domain.words.join(', ')})`}`,
    ...section(
      'tables',
      tables.map(
        ({ name, rows, reason }) => `${name.padEnd(width)}  ${grouped(rows).padStart(digits)} rows${reason === '' ? '' : `: ${reason}`}`,
      ),
    ),
    ...section(
      'used',
      facts.flatMap(({ used, text, sets }) => (used ? [`"${onOneLine(text)}": ${sets.map((each) => each.text).join('; ')}`] : [])),
    ),
    ...section(
      'without effect',
      unused.map(({ text, reason }) => `"${onOneLine(text)}"${reason === null ? '' : `: ${onOneLine(reason)}`}`),
    ),
    ...section('warnings', warnings),
  ]
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
