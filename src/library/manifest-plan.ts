import { SynthError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import type { FileDescription } from '../output/manifest.ts'
import type { Store } from '../stores/store.ts'
import type { DataSetHead } from './data-set-head.ts'
import { type DescribedFile, type FilePlan, textPlan } from './file-plan.ts'
import { notOurs, readJson } from './read-json.ts'

/** The name of the file that describes the others. */
export const manifestName = 'manifest.json'

/** The file `manifest.json`, which describes `earlier` files and those that are written before it. */
export function manifestPlan(head: DataSetHead, earlier: readonly DescribedFile[] = []): FilePlan {
  return {
    table: null,
    name: manifestName,
    describes: true,
    open: (before) => textPlan(manifestName, manifestText(head, [...earlier, ...before])).open([]),
  }
}

/** The files of tables that a manifest describes. */
export function filesOf({ tables }: DataSetHead): readonly (DescribedFile & { readonly table: string })[] {
  return tables.flatMap(({ name: table, files = [] }) => files.map((file) => ({ ...file, table })))
}

/** The manifest of a place; null if there is none. @throws SynthError `file_exists` for a file of this name that is none */
export async function readManifest(store: Store): Promise<DataSetHead | null> {
  const text = await store.read(manifestName)
  if (text === null) return null
  const manifest = readJson<DataSetHead>(store.locate(manifestName), text, ['data_version', 'tables', 'writing'])
  if (!Array.isArray(manifest.tables) || !manifest.tables.every(isJsonObject)) throw notOurs(store.locate(manifestName))
  return manifest
}

/** Whether a manifest describes one of these files. */
export async function isDescribed(store: Store, names: readonly string[]): Promise<boolean> {
  try {
    const manifest = await readManifest(store)
    const own = new Set(names)
    return manifest !== null && filesOf(manifest).some(({ name }) => own.has(name))
  } catch (error) {
    // It belongs to somebody else.
    if (error instanceof SynthError && error.code === 'file_exists') return false
    throw error
  }
}

/** The manifest of a data set with these files. */
export function manifestText(head: DataSetHead, files: readonly DescribedFile[]): string {
  const byTable = new Map<string | null, FileDescription[]>(head.tables.map(({ name }) => [name, []]))
  for (const file of files) byTable.get(file.table)?.push(describe(file))
  const tables = head.tables.map((table) => ({ ...table, files: byTable.get(table.name) ?? [] }))
  return `${JSON.stringify({ ...head, tables }, null, 2)}\n`
}

function describe({ name, rows, bytes, sha256 }: DescribedFile): FileDescription {
  return { name, rows, bytes, sha256 }
}
