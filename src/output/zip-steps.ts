import { ZipFrame } from '../archives/zip.ts'
import { gzip } from '../codings/gzip.ts'
import { codedStep } from './coded-steps.ts'
import { RunningDigest } from '../running-digest.ts'
import { describeTable, type FileDescription, type Manifest } from './manifest.ts'
import type { Step } from './output.ts'
import type { SelectedTable } from './opening.ts'
import { bytesStep } from './steps.ts'

/** A file of an archive and its steps. */
export interface Zipped {
  readonly name: string
  /** The table whose rows it has; null for other files. */
  readonly table: SelectedTable | null
  steps(): Iterable<Step>
}

/** The file of an archive that describes its tables. */
export const manifestName = 'manifest.json'

const utf8 = new TextEncoder()

/** Makes a ZIP of files and a manifest with their sizes and hashes. The workers deflate, as for gzip. */
export function* zipSteps(files: readonly Zipped[], manifest: Omit<Manifest, 'tables'>): Generator<Step> {
  const zip = new ZipFrame()
  const described: (FileDescription | null)[] = []
  for (const file of files) {
    const sum = file.table === null ? null : new FileSum()
    yield* entrySteps(zip, file, sum)
    yield bytesStep(() => {
      described.push(sum?.describe(file.name, file.table?.outline.rows ?? 0) ?? null)
      return new Uint8Array(0)
    })
  }
  const tables = (): Manifest['tables'] =>
    files.flatMap(({ table }, place) => {
      const own = described[place] ?? null
      return table === null || own === null ? [] : [{ ...describeTable(table.outline), files: [own] }]
    })
  const text = bytesStep(() => utf8.encode(`${JSON.stringify({ ...manifest, tables: tables() }, null, 2)}\n`))
  yield* entrySteps(zip, { name: manifestName, table: null, steps: () => [text] }, null)
  yield bytesStep(() => zip.end())
}

function* entrySteps(zip: ZipFrame, { name, steps }: Zipped, sum: FileSum | null): Generator<Step> {
  yield bytesStep(() => zip.open(name))
  for (const step of steps()) {
    yield codedStep(step, gzip, sum !== null, (block, plain) => {
      zip.absorb(block)
      if (plain !== null) sum?.absorb(plain)
    })
  }
  yield bytesStep(() => zip.close())
}

/** Sums up size and hash of a file, block by block. */
class FileSum {
  readonly #digest = new RunningDigest()
  #bytes = 0

  absorb(plain: Uint8Array): void {
    this.#digest.add(plain)
    this.#bytes += plain.length
  }

  describe(name: string, rows: number): FileDescription {
    return { name, rows, bytes: this.#bytes, sha256: this.#digest.hex() }
  }
}
