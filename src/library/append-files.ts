import { SynthError } from '../errors.ts'
import { RunningDigest } from '../running-digest.ts'
import type { Store } from '../stores/store.ts'
import { type DataSetHead, requireSame } from './data-set-head.ts'
import type { DescribedFile } from './file-plan.ts'
import { appendedPlan, type TableRequest } from './file-plans.ts'
import type { Maker } from './maker.ts'
import { filesOf, manifestName, manifestPlan, readManifest } from './manifest-plan.ts'
import { writeFiles } from './write-files.ts'
import type { WriteAllOptions, WrittenFile } from './write-options.ts'
import { WriteRecord } from './write-record.ts'

/** The data set with the rows that are added. */
interface Grown {
  readonly maker: Maker
  readonly head: DataSetHead
  readonly requests: readonly TableRequest[]
}

type AppendOptions = Pick<WriteAllOptions, 'signal' | 'onProgress'>

/**
 * Adds one file for each table that grows. Before that, every existing file is compared with the same rows of the larger data set, which
 * takes as long as to make them.
 * @returns the added files
 * @throws SynthError `dataset_differs`, `rows_would_change`, `file_exists`, `write_failed`, any error of the data, or the reason of
 * `signal`
 */
export async function appendFiles(store: Store, grown: Grown, options: AppendOptions): Promise<readonly WrittenFile[]> {
  const { maker, head, requests } = grown
  const before = await readManifest(store)
  if (before === null)
    throw new SynthError('dataset_differs', `${store.locate(manifestName)} does not exist: write the first rows without the option append`)
  requireSame(store.locate(manifestName), before, head, ['rows', 'split', 'appended'])
  const { split } = before.writing
  if (split !== null && 'parts' in split)
    throw new SynthError(
      'dataset_differs',
      `${store.locate(manifestName)} is of parts, which any of their writers may complete again: append to files that one process wrote`,
    )
  const rows = new Map(before.tables.map((table) => [table.name, table.rows]))
  requireMore(store, head, rows)
  // The record keeps other writers away; nothing is continued from it.
  const record = await WriteRecord.open(store, head, { resume: false, overwrite: true })
  try {
    await requireEqual(store, grown, filesOf(before), options.signal)
    const { appended = [] } = before.writing
    const plans = requests.flatMap((request) => {
      const offset = rows.get(request.table) ?? 0
      const plan = appendedPlan(maker, { ...request, offset }, split)
      return plan.open([]).rows === 0 ? [] : [plan]
    })
    const writing = { ...before.writing, appended: [...appended, Object.fromEntries(rows)] }
    const all = [...plans, manifestPlan({ ...head, writing }, filesOf(before))]
    return await writeFiles(store, all, { ...options, head: null, overwrite: true })
  } finally {
    await record.remove()
  }
}

/** @throws SynthError `dataset_differs` if a table has fewer rows, or none more */
function requireMore(store: Store, { tables }: DataSetHead, before: ReadonlyMap<string, number>): void {
  const fewer = tables.find(({ name, rows }) => rows < (before.get(name) ?? 0))
  if (fewer === undefined && tables.some(({ name, rows }) => rows > (before.get(name) ?? 0))) return
  const there = fewer === undefined ? 'all of these rows' : `${before.get(fewer.name)} rows of ${fewer.name}, and not ${fewer.rows},`
  throw new SynthError('dataset_differs', `${store.locate(manifestName)} has ${there} already: ask for more with rows`)
}

/** Compares existing files with the same rows of the larger data set. @throws SynthError `rows_would_change`, `dataset_differs` */
async function requireEqual(
  store: Store,
  { maker, requests }: Grown,
  files: readonly DescribedFile[],
  signal: AppendOptions['signal'],
): Promise<void> {
  for (const request of requests) {
    let offset = 0
    for (const file of files.filter(({ table }) => table === request.table)) {
      const digest = new RunningDigest()
      for await (const { bytes, release } of maker.chunks(maker.open({ ...request, offset, limit: file.rows }))) {
        if (signal?.aborted === true) throw signal.reason
        digest.add(bytes)
        release()
      }
      if (digest.hex() !== file.sha256)
        throw new SynthError(
          'rows_would_change',
          `Rows of ${request.table} from row ${offset} on are not those of ${store.locate(file.name)}: a column of it depends on the number of rows. Write the larger data set to an empty place`,
        )
      if (!(await store.isWhole(file.name, file)))
        throw new SynthError(
          'dataset_differs',
          `${store.locate(file.name)} is not as ${manifestName} describes it: write it again with the option resume`,
        )
      offset += file.rows
    }
  }
}
