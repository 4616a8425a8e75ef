import { SynthError } from '../errors.ts'
import type { Store } from '../stores/store.ts'
import { type DataSetHead, requireSame } from './data-set-head.ts'
import type { DescribedFile, FilePlan } from './file-plan.ts'
import { partPlan, type TableRequest } from './file-plans.ts'
import type { Maker } from './maker.ts'
import { manifestName, manifestText } from './manifest-plan.ts'
import { readJson } from './read-json.ts'
import { type FileOptions, writeFile } from './write-file.ts'
import type { WriteAllOptions, WrittenFile } from './write-options.ts'

/** The folder of the records of parts. */
const folder = '_parts'
/** The file in which the first writer states the data set. */
export const partsHeadName = `${folder}/data-set.json`
/** The empty file that is written last, when all parts and the manifest are there. */
export const successName = '_SUCCESS'

/** A data set that several processes write. */
export interface SharedDataSet {
  readonly maker: Maker
  readonly head: DataSetHead
  readonly requests: readonly TableRequest[]
  /** Files in addition to the tables, which part 0 writes. */
  readonly beside: readonly FilePlan[]
  readonly parts: number
}

type PartOptions = Pick<WriteAllOptions, 'part' | 'signal' | 'onProgress'>

/**
 * Writes one part of all tables, or all parts. Files are named one by one; a part is recorded when all its files are durable, and whoever
 * sees the records of all parts writes the manifest. Every file has the same bytes whoever writes it, so it does not matter how often a
 * part is written, by whom, and where its writers are killed.
 * @throws SynthError `dataset_differs`, `file_exists`, `write_failed`, any error of the data, or the reason of `signal`
 */
export async function writeParts(store: Store, set: SharedDataSet, options: PartOptions): Promise<readonly WrittenFile[]> {
  await enter(store, set.head)
  const own = options.part === undefined ? Array.from({ length: set.parts }, (_, index) => index) : [options.part]
  const files: DescribedFile[] = []
  for (const index of own) files.push(...(await writePart(store, set, index, { ...options, hashes: true })))
  await complete(store, set)
  return files.map(({ table, name, rows, bytes }) => ({ table, path: store.locate(name), rows, bytes }))
}

/** Makes sure that all writers write the same data set: the first one states it. */
async function enter(store: Store, head: DataSetHead): Promise<void> {
  // In this order, so that a data set of parts that is completed meanwhile is not mistaken for another one.
  if ((await store.exists(manifestName)) && !(await store.exists(partsHeadName)))
    throw new SynthError('file_exists', `${store.locate(manifestName)} describes files that are not parts: choose another place`)
  if (await store.claim(partsHeadName, `${JSON.stringify(head, null, 2)}\n`)) return
  const text = await store.read(partsHeadName)
  if (text !== null) requireSame(store.locate(partsHeadName), readJson(store.locate(partsHeadName), text), head)
}

async function writePart(store: Store, set: SharedDataSet, index: number, options: FileOptions): Promise<readonly DescribedFile[]> {
  const name = recordName(index)
  const known = new Map((await readRecord(store, index))?.map((file) => [file.name, file]))
  const files: DescribedFile[] = []
  let isWhole = known.size > 0
  for (const plan of plansOf(set, index)) {
    if (options.signal?.aborted === true) throw options.signal.reason
    const there = known.get(plan.name)
    const isThere = there !== undefined && (await store.isWhole(plan.name, there))
    if (isThere) options.onProgress?.({ table: plan.table, file: plan.name, rows: there.rows, bytes: there.bytes })
    else isWhole = false
    files.push(isThere ? there : await writeNamed(store, plan, options))
  }
  await store.settle(files.map((file) => file.name))
  if (!isWhole) await store.put(name, `${JSON.stringify({ part: index, parts: set.parts, files })}\n`)
  return files
}

function plansOf({ maker, requests, beside, parts: count }: SharedDataSet, index: number): readonly FilePlan[] {
  return [...requests.map((request) => partPlan(maker, request, { index, count })), ...(index === 0 ? beside : [])]
}

async function writeNamed(store: Store, plan: FilePlan, options: FileOptions): Promise<DescribedFile> {
  const { file, commit } = await writeFile(store, plan, [], options)
  try {
    await commit(true)
  } catch (error) {
    // Another writer of this part was faster, and has removed what others left.
    if (!(await store.isWhole(file.name, file))) throw error
  }
  return file
}

/** Writes the manifest if all parts are recorded: the same bytes whoever does. */
async function complete(store: Store, { head, parts }: SharedDataSet): Promise<void> {
  const there = new Set(await store.list(folder))
  const names = Array.from({ length: parts }, (_, index) => recordName(index))
  if (!names.every((name) => there.has(name.slice(folder.length + 1)))) return
  const files: DescribedFile[] = []
  for (const index of names.keys()) files.push(...((await readRecord(store, index)) ?? []))
  await store.put(manifestName, manifestText(head, files))
  await store.put(successName, '')
  const all = [...files.map(({ name }) => name), ...names, partsHeadName, manifestName, successName]
  await store.sweep(all)
  await store.settle(all)
}

function recordName(index: number): string {
  return `${folder}/${index}.json`
}

async function readRecord(store: Store, index: number): Promise<readonly DescribedFile[] | null> {
  const name = recordName(index)
  const text = await store.read(name)
  return text === null ? null : readJson<{ readonly files: readonly DescribedFile[] }>(store.locate(name), text, ['files']).files
}
