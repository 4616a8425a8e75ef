import type { FileDescription } from '../output/manifest.ts'
import type { DataSetHead } from './data-set-head.ts'
import { type DescribedFile, type FilePlan, textPlan } from './file-plan.ts'

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
