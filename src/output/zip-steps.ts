import { ZipFrame } from '../archives/zip.ts'
import { gzip } from '../codings/gzip.ts'
import type { BlockSum } from '../codings/coding.ts'
import { crc32Combine } from '../codings/crc32-combine.ts'
import { codedStep } from './coded-steps.ts'
import { describeTable, type FileDescription, type Manifest } from './manifest.ts'
import type { Step } from './output.ts'
import type { SelectedTable } from './selection.ts'
import { bytesStep } from './steps.ts'

/** A file of an archive and what makes it. */
export interface Zipped {
  readonly name: string
  /** The table that it has the rows of; null for a file beside the tables. */
  readonly table: SelectedTable | null
  steps(): Iterable<Step>
}

const utf8 = new TextEncoder()

/** Makes a ZIP of files, and of a manifest that tells what they came to. The workers deflate, as they do for gzip. */
export function* zipSteps(files: readonly Zipped[], manifest: Omit<Manifest, 'tables'>): Generator<Step> {
  const zip = new ZipFrame()
  const described: (FileDescription | null)[] = []
  for (const file of files) {
    const sum = new FileSum()
    yield* entrySteps(zip, file, (block) => sum.absorb(block))
    yield bytesStep(() => {
      described.push(file.table === null ? null : sum.describe(file.name, file.table.outline.rows))
      return new Uint8Array(0)
    })
  }
  const tables = (): Manifest['tables'] =>
    files.flatMap(({ table }, place) => {
      const own = described[place] ?? null
      return table === null || own === null ? [] : [{ ...describeTable(table.outline), files: [own] }]
    })
  const text = bytesStep(() => utf8.encode(`${JSON.stringify({ ...manifest, tables: tables() }, null, 2)}\n`))
  yield* entrySteps(zip, { name: 'manifest.json', table: null, steps: () => [text] }, () => {})
  yield bytesStep(() => zip.end())
}

function* entrySteps(zip: ZipFrame, { name, steps }: Zipped, absorb: (block: BlockSum) => void): Generator<Step> {
  yield bytesStep(() => zip.open(name))
  for (const step of steps()) {
    yield codedStep(step, gzip, (block) => {
      zip.absorb(block)
      absorb(block)
    })
  }
  yield bytesStep(() => zip.close())
}

/** What a file comes to, block by block. */
class FileSum {
  #crc = 0
  #bytes = 0

  absorb({ crc, plainBytes }: BlockSum): void {
    this.#crc = crc32Combine(this.#crc, crc, plainBytes)
    this.#bytes += plainBytes
  }

  describe(name: string, rows: number): FileDescription {
    return { name, rows, bytes: this.#bytes, crc32: this.#crc.toString(16).padStart(8, '0') }
  }
}
