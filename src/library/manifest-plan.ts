import type { FileDescription } from '../output/manifest.ts'
import type { Maker } from './maker.ts'
import type { DescribedFile, FilePlan } from './write-files.ts'

const utf8 = new TextEncoder()

/** The file `manifest.json`, which describes the files that are written before it. */
export function manifestPlan(maker: Maker, tables: readonly { readonly name: string }[]): FilePlan {
  const names = new Set(tables.map(({ name }) => name))
  return {
    table: null,
    name: 'manifest.json',
    rows: 0,
    describes: true,
    async *chunks(before) {
      const manifest = maker.manifest()
      const own = manifest.tables
        .filter(({ name }) => names.has(name))
        .map((table) => ({ ...table, files: before.flatMap((file) => (file.table === table.name ? [describe(file)] : [])) }))
      yield { bytes: utf8.encode(`${JSON.stringify({ ...manifest, tables: own }, null, 2)}\n`), rows: 0, release: () => {} }
    },
  }
}

function describe({ name, rows, bytes, sha256 }: DescribedFile): FileDescription {
  return { name, rows, bytes, sha256 }
}
