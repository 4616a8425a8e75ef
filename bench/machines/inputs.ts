import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStory } from '../../src/index.ts'
import { median } from '../measure.ts'
import { requestsOfPart } from './requests.ts'
import { cli, story } from './story.ts'

const parts = 128
const repetitions = 5
const threads = 2
/** Rows of the primary table: for parts of about 50 MB, for the comparison of the sizes of parts, and for nearly empty parts. */
const rows = { large: 8_000_000, balance: 200_000, tiny: parts }

/** The measured inputs of a simulation: one machine. */
export interface Inputs {
  /** Seconds of a process that makes one nearly empty part, and of each further part in the same process. */
  readonly first: number
  readonly next: number
  readonly bytesPerSecond: number
  /** The share of each part in all bytes. */
  readonly shares: readonly number[]
  /** Requests of a part to an object store. */
  readonly requests: number
}

export async function measureInputs(): Promise<Inputs> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-machines-'))
  try {
    const next = await ofParts(join(folder, 'tiny'), rows.tiny)
    const large = await ofParts(join(folder, 'large'), rows.large)
    return {
      first: median(Array.from({ length: repetitions }, (_, part) => processSeconds(join(folder, 'first'), part))),
      next: next.seconds,
      bytesPerSecond: large.bytes / (large.seconds - next.seconds),
      shares: await sharesOf(join(folder, 'balance')),
      requests: await requestsOfPart(),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function processSeconds(out: string, part: number): number {
  const start = performance.now()
  const args = ['--rows', String(rows.tiny), '--parts', String(parts), '--part', String(part), '--out', out]
  execFileSync(process.execPath, [cli, 'generate', story, '--quiet', '--workers', String(threads), ...args])
  return (performance.now() - start) / 1000
}

/** The median seconds and bytes of parts that one process makes, after a warm-up part. */
async function ofParts(out: string, count: number): Promise<{ readonly seconds: number; readonly bytes: number }> {
  await using world = await openStory(story, { rows: count, seed: 0, workers: threads })
  const made: { readonly seconds: number; readonly bytes: number }[] = []
  for (let part = 0; part <= repetitions; part++) {
    const start = performance.now()
    const files = await world.write(out, { format: 'csv', parts, part })
    const seconds = (performance.now() - start) / 1000
    if (part > 0) made.push({ seconds, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) })
  }
  return { seconds: median(made.map(({ seconds }) => seconds)), bytes: median(made.map(({ bytes }) => bytes)) }
}

async function sharesOf(out: string): Promise<readonly number[]> {
  await using world = await openStory(story, { rows: rows.balance, seed: 0, workers: threads })
  await world.write(out, { format: 'csv', parts })
  const sizes = Array.from({ length: parts }, (_, part) => {
    const record = JSON.parse(readFileSync(join(out, `_parts/${part}.json`), 'utf8')) as { readonly files: readonly { bytes: number }[] }
    return record.files.reduce((sum, { bytes }) => sum + bytes, 0)
  })
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => size / whole)
}
