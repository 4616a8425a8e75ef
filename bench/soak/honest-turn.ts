import { formats } from '../../src/formats/index.ts'
import type { Chance } from './chance.ts'
import { smallSource } from './small-source.ts'
import { type Source, exampleSources, storySources } from './sources.ts'
import { type Ask, type Asking, type Reader, get, patient, post } from './turn.ts'

/** The extensions of files. */
const files: readonly (readonly [string, string])[] = [
  ...['csv', 'tsv', 'ndjson', 'json', 'sql', 'copy', 'arrow'].flatMap((name) => [[name, ''] as const, [name, '.gz'] as const]),
  ['parquet', ''],
  ['parquet', '?codec=gzip'],
  ['csv', '?null=NULL&header=false&delimiter=;&eol=crlf&formulas=guard'],
  ['sql', '?dialect=mysql&ddl=true'],
  ['tsv', '?null=-'],
]
const accepted = ['gzip', 'zstd', 'gzip, deflate, br', 'identity', '*', 'zstd;q=0.5, gzip;q=0.1']
const pages = ['/api/health', '/livez', '/readyz', '/metrics', '/docs/', '/openapi.json', '/schema.json', '/errors/saturated']

/** The turns of a client that uses the service as documented. */
export function honestTurn(chance: Chance): Asking {
  const [kind, asks] = chance.weighted<readonly [string, (chance: Chance) => readonly Ask[]]>([
    [12, ['story', (by) => [generate(by, patient, by.size(1, 5000))]]],
    [10, ['schema', (by) => [generateData(by)]]],
    [8, ['explain, validate', (by) => [inspect(by)]]],
    [12, ['file of a story', (by) => [fileOfStory(by)]]],
    [8, ['data set', visit]],
    [6, ['service', (by) => [get(by.pick(pages), patient)]]],
    [3, ['bulk', (by) => [generate(by, { ...patient, bytes: 30e6, seconds: 3 }, by.size(1e6, 1e7))]]],
    [8, ['leaves', (by) => [generate(by, leaver(by), by.size(1, 1e6))]]],
  ])
  return { kind, honest: true, asks: asks(chance) }
}

/** A request that always has the same answer. */
export function sameTurn(chance: Chance): Asking {
  const [source, seed] = [storySources[chance.below(5)], chance.below(2)]
  const body = { ...source?.request, rows: 500, seed, format: chance.pick(['records', 'columns']) }
  return { kind: 'the same again', honest: true, same: true, asks: [post('/generate', body, patient)] }
}

/** A very long response that is read slowly, or not at all. */
export function slowTurn(chance: Chance): Asking {
  const reader = { bytes: Infinity, seconds: 5 + chance.below(70), bytesPerSecond: chance.pick([0, 20_000, 1e6, 4e6]) }
  return { kind: 'slow reader', honest: true, asks: [generate(chance, reader, chance.size(1e6, 1e7))] }
}

function coding(chance: Chance): Readonly<Record<string, string>> {
  return chance.happens(0.5) ? {} : { 'accept-encoding': chance.pick(accepted) }
}

/** Disconnects before the headers, after them, after the first bytes, or in the middle. */
function leaver(chance: Chance): Reader {
  if (chance.happens(0.4)) return { ...patient, seconds: chance.size(1, 100) / 1000 }
  return { ...patient, bytes: chance.pick([0, 1, chance.size(1000, 1e7)]) }
}

function generate(chance: Chance, reader: Reader, rows: number): Ask {
  const { request } = chance.pick(storySources)
  const body = { ...request, rows, seed: chance.below(1e9), format: chance.pick(['records', 'records', 'columns', ...formats.keys()]) }
  return post('/generate', body, reader, coding(chance))
}

function sourceOf(chance: Chance): Source {
  return chance.happens(0.4) ? chance.pick(exampleSources) : smallSource(chance)
}

function generateData(chance: Chance): Ask {
  const { request, tables } = sourceOf(chance)
  const table = chance.pick(tables)
  const some = chance.pick([{}, { table: table.name }, { table: table.name, columns: table.columns.slice(0, 3), offset: 10, limit: 1000 }])
  const body = { ...request, rows: chance.size(1, 2000), seed: chance.below(1e9), format: chance.pick([...formats.keys()]), ...some }
  return post('/api/generate-data', body, patient, coding(chance))
}

function inspect(chance: Chance): Ask {
  const { request } = chance.pick(storySources)
  const rows = chance.size(1, 1e6)
  if (chance.happens(0.4)) return post('/api/explain', { ...request, rows }, patient)
  if (chance.happens(0.4)) return post('/api/generate-schema', { ...request, rows, engine: 'rules' }, patient)
  return post('/api/validate-schema', { ...sourceOf(chance).request, rows }, patient)
}

/** The path of a file with its query string. */
function withEnding(path: string, [format, ending]: readonly [string, string]): string {
  return `${path}.${format}${ending}`
}

function fileOfStory(chance: Chance): Ask {
  const { request, tables } = chance.pick(storySources)
  const path = withEnding(`/datasets/${chance.pick(tables).name}`, chance.pick(files))
  const story = 'story' in request ? encodeURIComponent(request.story) : ''
  const query = `story=${story}&rows=${chance.size(1, 5000)}&seed=${chance.below(1e9)}`
  return get(`${path}${path.includes('?') ? '&' : '?'}${query}`, patient, coding(chance))
}

/** Makes a data set and reads some of it: files, parts, ranges, columns, archives. */
function visit(chance: Chance): readonly Ask[] {
  const { request, tables } = chance.happens(0.5) ? chance.pick(storySources) : sourceOf(chance)
  const [table, at] = [chance.pick(tables), '{location}']
  const parts = chance.size(1, 200)
  const part = String(chance.below(parts)).padStart(5, '0')
  const start = chance.below(2000)
  const all: readonly Ask[] = [
    get(at, patient),
    get(withEnding(`${at}/${table.name}`, chance.pick(files)), patient, coding(chance)),
    get(withEnding(`${at}/${table.name}/part-${part}-of-${String(parts).padStart(5, '0')}`, chance.pick(files)), patient),
    get(`${at}/${table.name}.parquet`, patient, { range: chance.pick(['bytes=0-3', 'bytes=-500', 'bytes=4-90,100-']) }),
    get(`${at}/${table.name}.csv?columns=${table.columns.slice(0, 2).join(',')}&offset=${start}&limit=100`, patient),
    get(`${at}/all.${chance.pick(['csv', 'sql', 'parquet', 'ndjson'])}.zip`, patient),
    { ...get(`${at}/${table.name}.parquet`, patient), method: 'HEAD' },
    get(`${at}/${table.name}.parquet`, patient, { 'if-none-match': '{etag}' }),
  ]
  const made = post('/datasets', { ...request, rows: chance.size(1, 3000), seed: chance.below(1e9) }, patient)
  return [made, ...all.filter(() => chance.happens(0.5))]
}
