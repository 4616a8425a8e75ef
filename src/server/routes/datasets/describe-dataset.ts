import { formats } from '../../../formats/index.ts'
import type { Manifest, TableDescription } from '../../../output/manifest.ts'
import { partName } from '../../../output/selection.ts'

/** Rows of a part that is worth a request of its own. */
const partRows = 1_000_000

const files = [...formats.values()].flatMap(({ name, extensions: [extension] }) => (extension === undefined ? [] : [{ name, extension }]))

/** What `GET /datasets/{ref}` answers: the manifest, and where each file of it is. `query` is added to every address. */
export function describedDataset(manifest: Manifest, base: string, query: string): object {
  return {
    ...manifest,
    tables: manifest.tables.map((table) => described(table, base, query)),
    archives: Object.fromEntries(files.map(({ name, extension }) => [name, `${base}/all.${extension}.zip${query}`])),
  }
}

function described(table: TableDescription, base: string, query: string): object {
  const path = `${base}/${encodeURIComponent(table.name)}`
  const count = Math.max(1, Math.ceil(table.rows / partRows))
  const at = (stem: string): Readonly<Record<string, string>> =>
    Object.fromEntries(files.map(({ name, extension }) => [name, `${stem}.${extension}${query}`]))
  return { ...table, links: at(path), parts: { count, links: at(`${path}/${partName({ index: 0, count })}`) } }
}
