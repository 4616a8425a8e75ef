import { hostname } from 'node:os'
import { SynthError } from '../errors.ts'
import type { Store } from '../stores/store.ts'
import { type DataSetHead, requireSame } from './data-set-head.ts'
import type { DescribedFile } from './file-plan.ts'
import { filesOf, manifestName, readManifest } from './manifest-plan.ts'
import { readJson } from './read-json.ts'
import type { WrittenWhole } from './write-file.ts'
import { partsHeadName } from './write-parts.ts'

/** The record is written again when this many times the duration of its last write has passed, so that long lists of files stay cheap. */
const restFactor = 20

/** A file of a record, with the name under which its bytes are kept until all files are complete. */
type Recorded = DescribedFile & { readonly stored: string }

interface RecordText {
  readonly head: DataSetHead
  readonly writer: { readonly host: string; readonly process: number }
  readonly files: readonly Recorded[]
}

/** How files that exist are treated. */
interface Existing {
  readonly resume: boolean
  readonly overwrite: boolean
}

/**
 * The record `manifest.json.part` of a write that is not complete: which data set it writes, and which of its files are. It keeps two
 * writers of one place apart, and lets a later one continue.
 */
export class WriteRecord {
  /** Whether a write of the same data set is continued. */
  readonly isResumed: boolean
  readonly #store: Store
  readonly #head: DataSetHead
  /** Files of this write and of earlier ones, by name. Those of earlier ones count if their bytes are right. */
  readonly #files: Map<string, Recorded>
  #writtenAt = -Infinity
  #took = 0

  private constructor(store: Store, head: DataSetHead, isResumed: boolean, earlier: readonly Recorded[]) {
    this.#store = store
    this.#head = head
    this.isResumed = isResumed
    this.#files = new Map(earlier.map((file) => [file.name, file]))
  }

  /**
   * @throws SynthError `file_exists` if another writer has not ended or parts are written here, `dataset_differs` if another data set would
   * be continued
   */
  static async open(store: Store, head: DataSetHead, existing: Existing): Promise<WriteRecord> {
    if (await store.exists(partsHeadName))
      throw new SynthError('file_exists', `${store.locate(partsHeadName)}: parts are written here: choose another place`)
    const isNew = await store.claim(recordName, textOf(head, []))
    const there = isNew ? null : await readRecord(store, existing)
    try {
      if (there !== null && existing.resume) requireSame(store.locate(recordName), there.head, head)
      const manifest = existing.resume ? await filesOfSame(store, head) : null
      if (there !== null && !existing.resume) await removeFiles(store, there.files)
      const earlier = [...(manifest ?? []), ...(existing.resume ? (there?.files ?? []) : [])]
      if (!isNew) await store.put(recordName, textOf(head, earlier))
      return new WriteRecord(store, head, existing.resume && (there !== null || manifest !== null), earlier)
    } catch (error) {
      if (isNew) await store.remove(recordName)
      throw error
    }
  }

  /** For a write without a record of its own. @throws SynthError `file_exists` if another writer has not ended */
  static async requireNone(store: Store, overwrite: boolean): Promise<void> {
    await readRecord(store, { resume: false, overwrite })
  }

  /** A file that an earlier writer completed, with its bytes compared; null if it has to be written. */
  async find(name: string): Promise<WrittenWhole | null> {
    const file = this.#files.get(name)
    if (file === undefined) return null
    const { stored, ...described } = file
    if (stored !== name && (await this.#store.isWhole(stored, file)))
      return { file: described, stored, ...this.#store.finished(name, stored) }
    if (!(await this.#store.isWhole(name, file))) return null
    return { file: described, stored: name, commit: () => Promise.resolve(), abort: () => Promise.resolve() }
  }

  /** Records a complete file, soon or with a later one. */
  async add({ file, stored }: WrittenWhole): Promise<void> {
    this.#files.set(file.name, { ...file, stored })
    if (performance.now() - this.#writtenAt >= restFactor * this.#took) await this.save()
  }

  /** Writes the record of all complete files. */
  async save(): Promise<void> {
    const start = performance.now()
    await this.#store.put(recordName, textOf(this.#head, [...this.#files.values()]))
    this.#writtenAt = performance.now()
    this.#took = this.#writtenAt - start
  }

  /** Removes the record, and what killed writers left of theirs. */
  async remove(): Promise<void> {
    await this.#store.remove(recordName)
    await this.#store.sweep([recordName])
  }
}

const recordName = `${manifestName}.part`

function textOf(head: DataSetHead, files: readonly Recorded[]): string {
  const record: RecordText = { head, writer: { host: hostname(), process: process.pid }, files }
  return `${JSON.stringify(record)}\n`
}

/** The record of another writer; null if it has ended meanwhile. @throws SynthError `file_exists` if it may still write */
async function readRecord(store: Store, { resume, overwrite }: Existing): Promise<RecordText | null> {
  const text = await store.read(recordName)
  if (text === null) return null
  const record = readJson<RecordText>(store.locate(recordName), text, ['head', 'writer', 'files'])
  const { host, process: id } = record.writer
  const isHere = host === hostname()
  if (isHere && isRunning(id))
    throw new SynthError(
      'file_exists',
      `${store.locate(recordName)}: process ${id} is writing here: wait until it ends, or choose another place`,
    )
  if (!isHere && !resume && !overwrite)
    throw new SynthError(
      'file_exists',
      `${store.locate(recordName)}: a process on ${host} writes here, or was killed: once it has ended, use the option resume or overwrite`,
    )
  return record
}

/** The files of a finished manifest of the same data set; null if there is none. */
async function filesOfSame(store: Store, head: DataSetHead): Promise<readonly Recorded[] | null> {
  const manifest = await readManifest(store)
  if (manifest === null) return null
  requireSame(store.locate(manifestName), manifest, head)
  return filesOf(manifest).map((file) => ({ ...file, stored: file.name }))
}

async function removeFiles(store: Store, files: readonly Recorded[]): Promise<void> {
  for (const { name, stored } of files) if (stored !== name) await store.finished(name, stored).abort()
}

/** Whether a process of this machine runs. One with our own number was this program before a restart of its container. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
