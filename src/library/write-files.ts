import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SynthError } from '../errors.ts'
import type { FileDescription } from '../output/manifest.ts'
import { RunningDigest } from '../running-digest.ts'
import type { Chunk } from './runner.ts'
import type { WriteOptions, WrittenFile } from './write-options.ts'

/** A file to write. */
export interface FilePlan {
  readonly table: string | null
  readonly name: string
  readonly rows: number
  /** Whether it describes the files before it, whose hashes are then computed. */
  readonly describes?: boolean
  /** @param before the files written before this one */
  chunks(before: readonly DescribedFile[]): AsyncIterable<Chunk>
}

/** A file that is complete, but not at its place. */
export interface DescribedFile extends FileDescription {
  readonly table: string | null
}

interface Target extends FilePlan {
  readonly path: string
  readonly key: string
}

/** Paths of the files that this process is writing. */
const busy = new Set<string>()

/**
 * Writes all files into a directory, or none: each is called `{name}.part` until all are complete and on the disk.
 * @throws SynthError `file_exists`, `write_failed`, any error of `chunks`, or the reason of `signal`
 */
export async function writeFiles(
  directory: string,
  files: readonly FilePlan[],
  options: Pick<WriteOptions, 'overwrite' | 'signal' | 'onProgress'>,
): Promise<readonly WrittenFile[]> {
  const { overwrite = false } = options
  const targets = files.map((file) => ({ ...file, path: join(directory, file.name), key: resolve(directory, file.name) }))
  requireFree(targets)
  for (const { key } of targets) busy.add(key)
  const parts: string[] = []
  try {
    await mkdir(directory, { recursive: true })
    if (!overwrite) await requireAbsent(targets)
    const written: DescribedFile[] = []
    for (const target of targets) {
      parts.push(partOf(target.path))
      written.push(await writePart(target, written, { ...options, hashes: targets.some(({ describes }) => describes === true) }))
    }
    // Another process may have created one of the files meanwhile.
    if (!overwrite) await requireAbsent(targets)
    for (const { path } of targets) await rename(partOf(path), path)
    await syncDirectory(directory)
    return written.map(({ table, name, rows, bytes }) => ({ table, path: join(directory, name), rows, bytes }))
  } catch (error) {
    await Promise.all(parts.map((part) => rm(part, { force: true })))
    throw isSystemError(error) ? new SynthError('write_failed', `The files cannot be written: ${error.message}`) : error
  } finally {
    for (const { key } of targets) busy.delete(key)
  }
}

function partOf(path: string): string {
  return `${path}.part`
}

type PartOptions = Pick<WriteOptions, 'signal' | 'onProgress'> & { readonly hashes: boolean }

async function writePart(
  { table, name, path, rows, chunks }: Target,
  before: readonly DescribedFile[],
  { signal, onProgress, hashes }: PartOptions,
): Promise<DescribedFile> {
  const digest = hashes ? new RunningDigest() : null
  const file = await open(partOf(path), 'w')
  try {
    const written = { rows: 0, bytes: 0 }
    for await (const { bytes, rows: completed, release } of chunks(before)) {
      if (signal?.aborted === true) throw signal.reason
      await file.writeFile(bytes)
      digest?.add(bytes)
      written.rows += completed
      written.bytes += bytes.length
      release()
      onProgress?.({ table, ...written })
    }
    await file.sync()
    return { table, name, rows, bytes: written.bytes, sha256: digest?.hex() ?? '' }
  } finally {
    await file.close()
  }
}

/** Makes the names of its files durable, on systems that can: Windows cannot open directories. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function requireFree(targets: readonly { readonly path: string; readonly key: string }[]): void {
  const taken = targets.find(({ key }, place) => busy.has(key) || targets.findIndex((other) => other.key === key) < place)
  if (taken !== undefined)
    throw new SynthError('file_exists', `${taken.path} is already being written: wait until that is complete, or choose another directory`)
}

async function requireAbsent(targets: readonly { readonly path: string }[]): Promise<void> {
  const there: string[] = []
  for (const { path } of targets) if (await exists(path)) there.push(path)
  if (there.length === 0) return
  const { length } = there
  throw new SynthError(
    'file_exists',
    `${there.slice(0, 5).join(', ')}${length > 5 ? ` and ${length - 5} more` : ''} ${length === 1 ? 'exists' : 'exist'} already: choose another directory, or use the option overwrite`,
  )
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return false
    throw error
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string'
}
