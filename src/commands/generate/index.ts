import { availableParallelism } from 'node:os'
import { type Command, Option } from 'commander'
import { formats } from '../../formats/index.ts'
import type { Format } from '../../formats/format.ts'
import { type OptionName, optionTypes } from '../../formats/options.ts'
import { mostParts } from '../../output/selection.ts'
import type { Terminal } from '../../server/serve.ts'
import { reportFailures, UsageError } from '../failure.ts'
import { memoryOption } from '../memory-option.ts'
import { readers } from '../readers.ts'
import type { GenerateOptions } from './generate-options.ts'

const [documents, files] = [ofScope('document'), ofScope('table')]

const options: readonly Option[] = [
  new Option('--story-file <path>', 'read the story from this file; - for standard input'),
  new Option('--schema <path>', 'read a schema from this JSON file instead of a story; - for standard input'),
  new Option('--rows <count>', 'rows of the primary table, such as 1000 or 1e6; default: those of the story, or 1000').argParser(
    readers.rows,
  ),
  new Option('--seed <number>', 'any whole number; equal seeds give equal bytes').argParser(readers.seed).default(0),
  new Option(
    '--format <name>',
    `${files.join(', ')}, or on standard output ${documents.join(' or ')}; with .gz or .zst compressed; default: csv in a directory, records on standard output`,
  ),
  new Option(
    '--out <place>',
    'directory or s3://bucket/prefix for the files of the tables and a manifest.json; URL of a PostgreSQL or MySQL database; file .sqlite, .db or .duckdb; - for standard output',
  ).default('-'),
  new Option('--create', 'create the tables in the database, the default; with --overwrite replace those that exist'),
  new Option('--truncate', 'remove all rows from the tables of the database first'),
  new Option('--table <name>', 'only this table'),
  new Option('--columns <names>', 'only these columns of --table, separated by commas').argParser(readers.names),
  new Option('--offset <count>', 'rows of --table to skip').argParser(readers.count),
  new Option('--limit <count>', 'maximum rows of --table').argParser(readers.count),
  new Option('--workers <count>', 'threads that generate data; 0 for none')
    .argParser(readers.integer(0, 256))
    .default(availableParallelism()),
  memoryOption(),
  new Option('--overwrite', 'replace existing files or tables'),
  new Option('--resume', 'continue an interrupted write of the same data: keep complete files, make the rest'),
  new Option(
    '--append',
    'files: add the rows that a smaller data set of the same input lacks; database: add rows, whose integer keys continue after the largest',
  ),
  new Option('--split-rows <count>', 'cut tables into files of at most this many rows').argParser(readers.count),
  new Option('--split-size <size>', 'cut tables into files of about this size before compression, such as 100MB').argParser(readers.size),
  new Option('--parts <count>', 'cut tables into this many parts, for processes that share the work').argParser(
    readers.integer(1, mostParts),
  ),
  new Option(
    '--part <number>',
    'write only this part, from 0; default: the index of the array job (Kubernetes, Slurm, AWS Batch), else all parts',
  ).argParser(readers.integer(0, mostParts - 1)),
  new Option(
    '--queue <url>',
    'have workers write the parts: the redis:// or rediss:// URL of their queue; --out is then the name of one of their destinations, such as lake or lake/shop',
  ),
  new Option('--quiet', 'print no progress'),
  ...optionTypes.map(({ name, description, values }) => {
    const option = new Option(`--${name} <${values === null ? 'text' : 'value'}>`, `of ${having(name).join(', ')}: ${description}`)
    return values === null ? option : option.choices(values.map(String))
  }),
]

const examples = `
Examples:
  synth generate "a hospital with 500 patients and 50 doctors" --out data/
  synth generate "an online shop, 7% returns" --rows 1e6 --seed 42 --format parquet --out shop/
  synth generate --schema billing.json --table payments --format csv.gz > payments.csv.gz
  synth generate --schema billing.json --out postgres://localhost/shop --create
  synth generate "an online shop" --rows 1e8 --queue redis://localhost:6379 --out lake --parts 64
  synth generate --story-file shop.txt --table orders --format ndjson | head`

/** Names of the formats whose files hold all tables or one table. */
function ofScope(wanted: Format['scope']): readonly string[] {
  return [...formats.values()].flatMap(({ name, scope }) => (scope === wanted ? [name] : []))
}

/** Names of the formats that have an option. */
function having(option: OptionName): readonly string[] {
  return [...formats.values()].flatMap(({ name, defaults }) => (option in defaults ? [name] : []))
}

/** `synth generate`: writes the tables of a story or a schema to files or to standard output. */
export function addGenerate(program: Command, terminal: Terminal): void {
  const command = program
    .command('generate')
    .description('write the tables of a story or a schema to files, a database or standard output')
    .argument('[story]', 'the story, in plain English')
    .addHelpText('after', examples)
  for (const each of options) command.addOption(each)
  command.action((story: string | undefined, given: GenerateOptions) =>
    reportFailures(terminal, async () => {
      if (given.queue !== undefined && command.getOptionValueSource('workers') === 'cli')
        throw new UsageError('--workers is not for a queue: the workers of the queue have --threads')
      // Loaded here, so that help and errors appear without delay.
      const { runGenerate } = await import('./run-generate.ts')
      await runGenerate(story, given)
    }),
  )
}
