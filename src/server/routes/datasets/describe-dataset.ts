import { formats } from '../../../formats/index.ts'
import type { Manifest, TableDescription } from '../../../output/manifest.ts'
import { partName } from '../../../output/selection.ts'

/** Rows per part in the suggested number of parts. */
const partRows = 1_000_000

const files = [...formats.values()].flatMap(({ name, extensions: [extension] }) => (extension === undefined ? [] : [{ name, extension }]))

/** The answer of `GET /datasets/{ref}`: the manifest, and the address of each file. `query` is appended to every address. */
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
