import { readdir, readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { digest } from '../../digest.ts'

/** A file of the playground, in both forms that it is sent in. */
export interface PlaygroundFile {
  readonly type: string
  readonly gzipped: Buffer
  readonly plain: Buffer
  /** Of the plain form, without quotes. */
  readonly digest: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

const ending = '.gz'

let known: Promise<ReadonlyMap<string, PlaygroundFile>> | null = null

/** The files of the built playground by their names, read when they are first asked for: all together, as they belong together. */
export function playgroundFiles(): Promise<ReadonlyMap<string, PlaygroundFile>> {
  return (known ??= readFiles(dirname(fileURLToPath(import.meta.resolve('#playground')))))
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, PlaygroundFile>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  return new Map(await Promise.all(names.map(async (name) => [name, await readOne(folder, name)] as const)))
}

async function readOne(folder: string, name: string): Promise<PlaygroundFile> {
  const gzipped = await readFile(join(folder, `${name}${ending}`))
  const plain = gunzipSync(gzipped)
  return { type: types[extname(name)] ?? 'application/octet-stream', gzipped, plain, digest: digest(plain.toString('latin1')) }
}
