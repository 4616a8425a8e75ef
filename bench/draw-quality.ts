import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chunkRows, drawList, drawRange } from '../src/random/draw.ts'
import { combineKeys, seedKey, siteName, textKey, type SiteKey } from '../src/random/site.ts'
import {
  allPairs,
  birthdaySpacings,
  bitBalance,
  evenness,
  repeats,
  repeatsInChunks,
  serialCorrelation,
  type Finding,
} from './draw-statistics.ts'

/*
 * Quality of the draws. Without arguments: measures and writes results/draw-quality.md in the current directory's bench folder.
 * `stream NAME` writes the draws of one stream to standard output without end, as input of other test programs.
 */

const blockDraws = 1 << 20
const twoTo32 = 4294967296

type Stream = (block: number, out: Uint32Array) => void

const keyOf = (seed: number, column: string): SiteKey => combineKeys(seedKey(seed), textKey(siteName('orders', column, '')))
const total = keyOf(42, 'total')
const columns = Array.from({ length: 256 }, (_, i) => keyOf(42, `column_${i}`))

/** Each function fills a block of 2^20 draws. */
const streams: ReadonlyMap<string, Stream> = new Map<string, Stream>([
  ['rows', (block, out) => drawRange(total, block * blockDraws, blockDraws, out)],
  [
    'columns',
    (block, out) =>
      interleave(
        columns.map((key) => rowsOf(key, block * 4096, 4096)),
        out,
      ),
  ],
  [
    'chunks',
    (block, out) =>
      interleave(
        Array.from({ length: 256 }, (_, i) => rowsOf(total, (block * 256 + i) * chunkRows, chunkRows)),
        out,
      ),
  ],
  [
    'seeds',
    (block, out) =>
      interleave(
        Array.from({ length: 65_536 }, (_, i) => rowsOf(keyOf(block * 65_536 + i, 'total'), 0, 16)),
        out,
      ),
  ],
  ['gathered rows', gather],
])

const meanings: Readonly<Record<string, string>> = {
  rows: 'one column in row order',
  columns: '256 columns `column_0` to `column_255`, row by row',
  chunks: '256 neighbouring chunks of one column, offset by offset',
  seeds: '65,536 neighbouring seeds, the first 16 rows, row by row',
  'gathered rows': 'one column, every 4099th row (a new chunk for every draw)',
}

function rowsOf(key: SiteKey, first: number, count: number): Uint32Array {
  const draws = new Uint32Array(count)
  drawRange(key, first, count, draws)
  return draws
}

function interleave(parts: readonly Uint32Array[], out: Uint32Array): void {
  parts.forEach((part, place) => {
    for (let i = 0; i < part.length; i++) out[i * parts.length + place] = part[i] as number
  })
}

function gather(block: number, out: Uint32Array): void {
  const rows = Float64Array.from({ length: blockDraws }, (_, i) => ((block * blockDraws + i) * 4099) % twoTo32)
  drawList(total, rows, blockDraws, out)
}

function take(stream: Stream, blocks: number): Uint32Array {
  const draws = new Uint32Array(blocks * blockDraws)
  for (let block = 0; block < blocks; block++) stream(block, draws.subarray(block * blockDraws, (block + 1) * blockDraws))
  return draws
}

/** Our own statistics on 2^24 draws of every stream and on many pairs of columns, seeds and chunks. */
function ownFindings(): Finding[] {
  const ofStreams = [...streams].flatMap(([name, stream]) => {
    const draws = take(stream, 16)
    const findings = [...evenness(draws), bitBalance(draws), ...serialCorrelation(draws), repeats(draws), birthdaySpacings(draws)]
    return findings.map((finding) => ({ ...finding, of: name }))
  })
  const pairsOf = (of: string, count: number, draws: (i: number) => Uint32Array): Finding[] =>
    allPairs(Array.from({ length: count }, (_, i) => draws(i))).map((finding) => ({ ...finding, of }))
  return [
    ...ofStreams,
    { ...repeatsInChunks(total, 1 << 17), of: 'rows' },
    ...pairsOf('pairs of 200 columns, 65,536 rows', 200, (i) => rowsOf(keyOf(42, `column_${i}`), 0, 65_536)),
    ...pairsOf('pairs of 200 seeds, 65,536 rows', 200, (i) => rowsOf(keyOf(i, 'total'), 0, 65_536)),
    ...pairsOf('pairs of 500 chunks', 500, (i) => rowsOf(total, i * chunkRows, chunkRows)),
    ...pairsOf('pairs of 500 chunks, 2^32 chunks apart', 500, (i) => rowsOf(total, i * chunkRows * twoTo32, chunkRows)),
  ]
}

interface Verdict {
  readonly stream: string
  readonly battery: string
  readonly test: string
  readonly p: number
}

/** The output of `command` with the stream as its standard input. */
async function runOn(stream: string, command: string, args: readonly string[]): Promise<string> {
  const source = spawn(process.execPath, [fileURLToPath(import.meta.url), 'stream', stream], { stdio: ['ignore', 'pipe', 'ignore'] })
  const tester = spawn(command, args, { stdio: [source.stdout, 'pipe', 'inherit'] })
  let text = ''
  for await (const part of tester.stdout) text += String(part)
  source.kill()
  return text
}

/** The numbers of the tests that its authors call good and that take seconds: diehard, STS, and the long tests of D. Bauer from 204 on. */
const dieharderTests = [0, 2, 8, 15, 16, 100, 101, 102, 204, 205, 206, 207, 208, 209]

async function dieharder(stream: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const test of dieharderTests) {
    const text = await runOn(stream, 'dieharder', ['-g', '200', '-d', String(test)])
    const lines = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    for (const [name = '', ntuple = '', , , p = '', verdict = ''] of lines) {
      if (/PASSED|WEAK|FAILED/.test(verdict)) verdicts.push({ stream, battery: 'dieharder', test: `${name} ${ntuple}`, p: Number(p) })
    }
  }
  return verdicts
}

async function testU01(stream: string, program: string): Promise<Verdict[]> {
  const text = await runOn(stream, program, [])
  const lines = text.split('\n').map((line) => line.split('|'))
  return lines
    .filter((cells) => cells.length === 3)
    .map(([battery = '', test = '', p = '']) => ({ stream, battery: `TestU01 ${battery}`, test, p: Number(p) }))
}

async function batteryVerdicts(): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'draw-quality-'))
  const program = join(folder, 'testu01')
  const verdicts: Verdict[] = []
  execFileSync('cc', ['-O2', '-o', program, 'bench/testu01.c', '-ltestu01', '-lm'], { stdio: 'inherit' })
  for (const stream of streams.keys()) {
    const both = await Promise.all([testU01(stream, program), dieharder(stream)])
    verdicts.push(...both.flat())
    console.log(`${stream}: ${both.map((each) => each.length).join(' + ')} p-values`)
  }
  rmSync(folder, { recursive: true })
  return verdicts
}

function findingRows(findings: readonly Finding[]): string {
  return findings
    .map(({ of, test, value, expected, z, limit }) => `| ${of} | ${test} | ${value} | ${expected} | ${z.toFixed(2)} | ${limit} |`)
    .join('\n')
}

function batteryRows(verdicts: readonly Verdict[]): string {
  const names = new Set(verdicts.map(({ stream, battery }) => `| ${stream} | ${battery}`))
  return [...names]
    .map((name) => {
      const group = verdicts.filter(({ stream, battery }) => name === `| ${stream} | ${battery}`)
      const outside = (limit: number): number => group.filter(({ p }) => p < limit || p > 1 - limit).length
      return `${name} | ${group.length} | ${outside(0.01)} (${(group.length * 0.02).toFixed(1)}) | ${outside(0.001)} (${(group.length * 0.002).toFixed(2)}) | ${outside(1e-6)} |`
    })
    .join('\n')
}

function weakRows(findings: readonly Finding[], verdicts: readonly Verdict[]): string {
  const ours = findings.filter(({ z, limit }) => Math.abs(z) > limit).map(({ of, test, z }) => `- ${of}: ${test}, z = ${z.toFixed(2)}`)
  const theirs = verdicts
    .filter(({ p }) => p < 0.001 || p > 0.999)
    .map(({ stream, battery, test, p }) => `- ${stream}: ${battery}, ${test}, p = ${p < 0.5 ? p : `1 - ${(1 - p).toPrecision(2)}`}`)
  return [...ours, ...theirs].join('\n') || 'None.'
}

function page(findings: readonly Finding[], verdicts: readonly Verdict[]): string {
  return `# The quality of \`draw\`

Command: \`npx tsc -p bench && node dist-bench/bench/draw-quality.js\` (needs a C compiler and Debian's \`libtestu01-0-dev\` and \`dieharder\`).
Date: ${new Date().toISOString().slice(0, 10)}. Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}. Seed 42, table \`orders\`, column \`total\`.

Streams:

${[...streams.keys()].map((name) => `- **${name}**: ${meanings[name] ?? ''}`).join('\n')}

## Batteries

TestU01 1.2.3: SmallCrush, Rabbit, SmallCrush on reversed bits; dieharder 3.31.1: its tests ${dieharderTests.join(', ')}.
A p-value is even on [0, 1] for a perfect source: in brackets is how many of them chance alone puts outside.

| stream | battery | p-values | outside 0.01 to 0.99 | outside 0.001 to 0.999 | outside 10^-6 |
|---|---|---|---|---|---|
${batteryRows(verdicts)}

## Own statistics

On 2^24 draws of each stream, and on all pairs of many columns, seeds and chunks. z counts standard deviations from what a perfect source gives; for
the greatest of many it is that of the greatest, and the limit is what chance exceeds once in about a thousand times.

| stream | test | value | expected | z | limit of \\|z\\| |
|---|---|---|---|---|---|
${findingRows(findings)}

## Weak results

Every p-value outside 0.001 to 0.999 and every |z| beyond its limit. Chance alone gives about ${(verdicts.length * 0.002 + findings.length * 0.001).toFixed(1)} of them among ${verdicts.length + findings.length};
a fault shows as the same test in several streams or as a p-value beyond 10^-6.

${weakRows(findings, verdicts)}
`
}

async function writeStream(name: string): Promise<void> {
  const stream = streams.get(name)
  if (stream === undefined) throw new Error(`No stream is named ${name}`)
  process.stdout.on('error', () => process.exit(0))
  for (let block = 0; ; block++) {
    const draws = new Uint32Array(blockDraws)
    stream(block, draws)
    if (!process.stdout.write(new Uint8Array(draws.buffer))) await new Promise((resume) => process.stdout.once('drain', resume))
  }
}

if (process.argv[2] === 'stream') await writeStream(process.argv[3] ?? 'rows')
else {
  const findings = ownFindings()
  console.log(findingRows(findings))
  const verdicts = process.argv[2] === 'quick' ? [] : await batteryVerdicts()
  console.log(weakRows(findings, verdicts))
  if (verdicts.length > 0) writeFileSync('bench/results/draw-quality.md', page(findings, verdicts))
}
