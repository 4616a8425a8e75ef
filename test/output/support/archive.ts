import { readZip } from '../../server/datasets/support/read-zip.ts'
import type { Manifest } from '../../../src/output/manifest.ts'
import { made, type Request, type Source } from './made.ts'

/** What a ZIP of all tables has in it. */
export interface Archive {
  readonly manifest: Manifest
  /** Texts by the names of files. */
  readonly files: ReadonlyMap<string, string>
}

export async function archiveOf(source: Source, format: string, options: Request['options'] = {}): Promise<Archive> {
  const files = await readZip(made(source, format, { archive: true, options }))
  const texts = new Map(files.map(({ name, bytes }) => [name, bytes.toString()]))
  return { manifest: JSON.parse(texts.get('manifest.json') ?? '') as Manifest, files: texts }
}

/** The files of tables in the order of the manifest, in which they are loaded. */
export function filesInOrder({ manifest, files }: Archive): readonly (readonly [table: Manifest['tables'][number], text: string])[] {
  return manifest.tables.map((table) => [table, files.get(table.files?.[0]?.name ?? '') ?? ''])
}
