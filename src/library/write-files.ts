import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SynthError } from '../errors.ts'
import type { Chunk } from './runner.ts'
import type { WriteOptions, WrittenFile } from './write-options.ts'

/** A file to write. */
export interface FilePlan {
  readonly table: string | null
  readonly name: string
  readonly rows: number
  chunks(): AsyncIterable<Chunk>
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
  { overwrite = false, signal }: Pick<WriteOptions, 'overwrite' | 'signal'>,
): Promise<readonly WrittenFile[]> {
  const targets = files.map((file) => ({ ...file, path: join(directory, file.name), key: resolve(directory, file.name) }))
  requireFree(targets)
  for (const { key } of targets) busy.add(key)
  const parts: string[] = []
  try {
    await mkdir(directory, { recursive: true })
    if (!overwrite) await requireAbsent(targets)
    const written: WrittenFile[] = []
    for (const { table, path, rows, chunks } of targets) {
      parts.push(partOf(path))
      written.push({ table, path, rows, bytes: await writePart(partOf(path), chunks(), signal) })
    }
    // Another process may have created one of the files meanwhile.
    if (!overwrite) await requireAbsent(targets)
    for (const { path } of targets) await rename(partOf(path), path)
    await syncDirectory(directory)
    return written
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

/** @returns the size of the file in bytes */
async function writePart(path: string, chunks: AsyncIterable<Chunk>, signal: WriteOptions['signal']): Promise<number> {
  const file = await open(path, 'w')
  try {
    let written = 0
    for await (const { bytes, release } of chunks) {
      if (signal?.aborted === true) throw signal.reason
      await file.writeFile(bytes)
      written += bytes.length
      release()
    }
    await file.sync()
    return written
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
    `${there.slice(0, 5).join(', ')}${length > 5 ? ` and ${length - 5} more` : ''} ${length === 1 ? 'exists' : 'exist'} already: choose another directory, or set overwrite: true`,
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
