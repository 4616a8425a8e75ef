import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { PlaygroundFile } from './playground-file.ts'

const ending = '.br'

let known: Promise<ReadonlyMap<string, PlaygroundFile>> | null = null

/** The files of the built playground by name, all read with the first request. */
export function playgroundFiles(): Promise<ReadonlyMap<string, PlaygroundFile>> {
  return (known ??= readFiles(dirname(fileURLToPath(import.meta.resolve('#playground')))))
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, PlaygroundFile>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  return new Map(await Promise.all(names.map(async (name) => [name, await readOne(folder, name)] as const)))
}

async function readOne(folder: string, name: string): Promise<PlaygroundFile> {
  return new PlaygroundFile(name, brotliDecompressSync(await readFile(join(folder, `${name}${ending}`))))
}
