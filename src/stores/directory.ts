import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, type FileHandle, link, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { SynthError } from '../errors.ts'
import { AppendedFile } from './appended-file.ts'
import { makeFolder } from './make-folder.ts'
import { RunningDigest } from '../running-digest.ts'
import type { FileContent, FinishedFile, Store, StoredFile } from './store.ts'

/** Attempts to open or name a file in a folder that another process may remove or sweep. */
const attempts = 5

/** Errors of file systems that have no links. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']

/** A directory of files, which is created with its first file. Incomplete files are called `{name}.{8 characters}.part`. */
export function directoryStore(directory: string): Store {
  const locate = (name: string): string => join(directory, name)
  return {
    namesAtOnce: false,
    locate,
    key: (name) => resolve(directory, name),
    begin: (name) => begin(directory, name),
    finished: (name, stored) => finished(directory, name, stored),
    exists: (name) =>
      reported(() =>
        absentAs(
          false,
          access(locate(name)).then(() => true),
        ),
      ),
    isWhole: (name, content) => reported(() => absentAs(false, isWhole(locate(name), content))),
    read: (name) => reported(() => absentAs(null, readFile(locate(name), 'utf8'))),
    put: (name, text) => reported(() => putText(directory, name, text, (from, to) => rename(from, to))),
    claim: (name, text) =>
      reported(async () => {
        let isNew = true
        await putText(directory, name, text, async (from, to) => void (isNew = await placeNew(from, to)))
        return isNew
      }),
    remove: (name) => reported(() => rm(locate(name), { force: true })),
    list: (folder) => reported(() => absentAs([], readdir(locate(folder)))),
    sweep: (names) => reported(() => sweep(directory, names)),
    settle: (names) => reported(() => settle(directory, names)),
  }
}

async function begin(directory: string, name: string): Promise<StoredFile> {
  const stored = incompleteName(name)
  const path = join(directory, stored)
  const file = new AppendedFile(await reported(() => openNew(path)))
  const { commit, abort } = finished(directory, name, stored)
  return {
    write: (bytes) => reported(() => file.write(bytes), path),
    finish: () => reported(() => file.finish().then(() => stored), path),
    commit,
    abort: async () => {
      await reported(() => file.close(), path)
      await abort()
    },
  }
}

function finished(directory: string, name: string, stored: string): FinishedFile {
  const path = join(directory, stored)
  return {
    commit: (replaces) =>
      reported(async () => {
        const target = join(directory, name)
        const isPlaced = await (replaces ? rename(path, target).then(() => true) : placeNew(path, target)).catch(unless('ENOENT', null))
        if (isPlaced === null)
          throw new SynthError('write_failed', `${path} was removed by another process, which wrote ${target} meanwhile`)
        if (!isPlaced) throw new SynthError('file_exists', `${target} was created by another process meanwhile: choose another directory`)
      }),
    abort: () =>
      reported(async () => {
        await rm(path, { force: true })
        if (dirname(name) !== '.') await rmdir(dirname(path)).catch(unless(['ENOTEMPTY', 'EEXIST', 'ENOENT'], undefined))
      }),
  }
}

/** A name that no other process uses. */
function incompleteName(name: string): string {
  return `${name}.${randomBytes(4).toString('hex')}.part`
}

async function openNew(path: string): Promise<FileHandle> {
  for (let attempt = 1; ; attempt++) {
    const file = await makeFolder(dirname(path))
      .then(() => open(path, 'wx'))
      .catch(unless(attempt < attempts ? 'ENOENT' : [], null))
    if (file !== null) return file
  }
}

/** Renames a file unless the name is taken: a link, unlike a rename, then fails. @returns whether it was free */
async function placeNew(from: string, to: string): Promise<boolean> {
  const linked = await link(from, to)
    .then(() => 'new', unless('EEXIST', 'taken'))
    .catch(unless(withoutLinks, 'unknown'))
  if (
    linked === 'unknown' &&
    !(await absentAs(
      false,
      access(to).then(() => true),
    ))
  ) {
    await rename(from, to)
    return true
  }
  if (linked === 'new') await rm(from)
  return linked === 'new'
}

/** Writes a small file and gives it its name. Another writer that completes the data set may sweep it before: it is written again then. */
async function putText(directory: string, name: string, text: string, place: (from: string, to: string) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const path = join(directory, incompleteName(name))
    const file = await openNew(path)
    try {
      await file.writeFile(text)
      await file.sync()
      await file.close()
      const isPlaced = await place(path, join(directory, name)).then(() => true, unless(attempt < attempts ? 'ENOENT' : [], false))
      if (isPlaced) return
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
  }
}

async function isWhole(path: string, { bytes, sha256 }: FileContent): Promise<boolean> {
  const found = await stat(path)
  if (!found.isFile() || found.size !== bytes) return false
  const digest = new RunningDigest()
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) digest.add(piece as Uint8Array)
  return digest.hex() === sha256
}

/** The names by their folders. */
function byFolder(directory: string, names: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>()
  for (const name of names) {
    const folder = dirname(join(directory, name))
    folders.set(folder, (folders.get(folder) ?? new Set()).add(basename(name)))
  }
  return folders
}

async function sweep(directory: string, names: readonly string[]): Promise<void> {
  for (const [folder, own] of byFolder(directory, names)) {
    for (const entry of await absentAs([], readdir(folder))) {
      const whole = /^(.*?)(?:\.[0-9a-f]{8})?\.part$/.exec(entry)?.[1]
      if (whole !== undefined && own.has(whole)) await rm(join(folder, entry), { force: true })
    }
  }
}

async function settle(directory: string, names: readonly string[]): Promise<void> {
  for (const folder of byFolder(directory, names).keys()) await syncDirectory(folder)
  await syncDirectory(directory)
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

/** `value` if the file does not exist. */
function absentAs<Value>(value: Value, work: Promise<Value>): Promise<Value> {
  return work.catch(unless('ENOENT', value))
}

/** A handler of rejections that answers system errors of these codes with a value. */
function unless<Value>(codes: string | readonly string[], value: Value): (error: unknown) => Value {
  return (error) => {
    if (isSystemError(error) && error.code !== undefined && [codes].flat().includes(error.code)) return value
    throw error
  }
}

/** @param path named in errors that name no path themselves */
async function reported<Value>(work: () => Promise<Value>, path = ''): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!isSystemError(error)) throw error
    const place = path === '' || error.path !== undefined ? '' : `${path}: `
    throw new SynthError('write_failed', `The files cannot be written: ${place}${error.message}`)
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string'
}
