import { SynthError } from '../errors.ts'
import type { Store } from '../stores/store.ts'
import type { DataSetHead } from './data-set-head.ts'
import type { FilePlan } from './file-plan.ts'
import { isDescribed, manifestName, manifestPlan } from './manifest-plan.ts'
import { type FileOptions, writeFile, type WrittenWhole } from './write-file.ts'
import type { WriteOptions, WrittenFile } from './write-options.ts'
import { WriteRecord } from './write-record.ts'

/** Files that this process is writing, by the keys of their stores. */
const busy = new Set<string>()

type FilesOptions = Pick<WriteOptions, 'overwrite' | 'signal' | 'onProgress'> & {
  /** Described in `manifest.json`; null for files without a manifest. */
  readonly head: DataSetHead | null
  /** Whether files that are whole are kept, and stay if this write fails. Needs a head. */
  readonly resume?: boolean | undefined
}

/**
 * Writes all files, or none: they get their names when all are complete and durable.
 * @throws SynthError `file_exists`, `dataset_differs`, `write_failed`, any error of the plans, or the reason of `signal`
 */
export async function writeFiles(store: Store, plans: readonly FilePlan[], options: FilesOptions): Promise<readonly WrittenFile[]> {
  const { head, resume = false, overwrite = false } = options
  const all = head === null ? plans : [...plans, manifestPlan(head)]
  const keys = all.map(({ name }) => store.key(name))
  requireFree(store, all)
  for (const key of keys) busy.add(key)
  try {
    if (head === null) await WriteRecord.requireNone(store, overwrite)
    const record = head === null ? null : await WriteRecord.open(store, head, { resume, overwrite })
    return await written(store, all, record, options)
  } finally {
    for (const key of keys) busy.delete(key)
  }
}

async function written(
  store: Store,
  plans: readonly FilePlan[],
  record: WriteRecord | null,
  options: FilesOptions,
): Promise<readonly WrittenFile[]> {
  const replaces = options.overwrite === true || record?.isResumed === true
  const names = plans.map(({ name }) => name)
  const done: WrittenWhole[] = []
  let committed = 0
  try {
    if (!replaces) await requireAbsent(store, names)
    const removesManifest = replaces && (await isOutdated(store, plans, record))
    if (removesManifest && store.namesAtOnce) await store.remove(manifestName)
    const hashes = plans.some(({ describes }) => describes === true)
    for (const plan of plans) await addFile(store, plan, done, record, { ...options, hashes })
    if (removesManifest && !store.namesAtOnce) await store.remove(manifestName)
    for (const { commit } of done) {
      await commit(replaces)
      committed++
    }
    await store.sweep(names)
    await store.settle(names)
    await record?.remove()
    return done.map(({ file: { table, name, rows, bytes } }) => ({ table, path: store.locate(name), rows, bytes }))
  } catch (error) {
    if (options.resume === true && !isTaken(error)) await record?.save()
    else {
      await Promise.all(done.slice(committed).map(({ abort }) => abort()))
      if (!replaces) for (const { file } of done.slice(0, committed)) await store.remove(file.name)
      await record?.remove()
    }
    throw error
  }
}

/** Whether a manifest of other files would stand beside the new ones. Rows that are appended are not in the way of theirs. */
async function isOutdated(store: Store, plans: readonly FilePlan[], record: WriteRecord | null): Promise<boolean> {
  if (record !== null) return true
  const isAppended = plans.some(({ describes }) => describes === true)
  const names = plans.map(({ name }) => name)
  return !isAppended && isDescribed(store, names)
}

async function addFile(
  store: Store,
  plan: FilePlan,
  done: WrittenWhole[],
  record: WriteRecord | null,
  { signal, onProgress, hashes }: FileOptions,
): Promise<void> {
  const describes = plan.describes === true
  const kept = describes ? null : ((await record?.find(plan.name)) ?? null)
  if (signal?.aborted === true) throw signal.reason
  const before = describes ? done.map(({ file }) => file) : []
  const whole = kept ?? (await writeFile(store, plan, before, { signal, onProgress, hashes: hashes && !describes }))
  done.push(whole)
  if (!describes) await record?.add(whole)
  if (kept !== null) onProgress?.({ table: plan.table, file: plan.name, rows: kept.file.rows, bytes: kept.file.bytes, isKept: true })
}

/** Whether a name is taken by a file that is not ours, which a later write must not replace as if it were. */
function isTaken(error: unknown): boolean {
  return error instanceof SynthError && error.code === 'file_exists'
}

function requireFree(store: Store, plans: readonly FilePlan[]): void {
  const own = new Set<string>()
  for (const { name } of plans) {
    const key = store.key(name)
    if (busy.has(key) || own.has(key))
      throw new SynthError(
        'file_exists',
        `${store.locate(name)} is already being written: wait until that is complete, or choose another directory`,
      )
    own.add(key)
  }
}

async function requireAbsent(store: Store, names: readonly string[]): Promise<void> {
  const there: string[] = []
  for (const name of names) if (await store.exists(name)) there.push(store.locate(name))
  if (there.length === 0) return
  const { length } = there
  throw new SynthError(
    'file_exists',
    `${there.slice(0, 5).join(', ')}${length > 5 ? ` and ${length - 5} more` : ''} ${length === 1 ? 'exists' : 'exist'} already: choose another directory, or replace the files with overwrite (--overwrite)`,
  )
}
