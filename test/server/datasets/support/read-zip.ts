import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile as Reader } from 'yauzl'

export interface ZipFile {
  readonly name: string
  readonly bytes: Buffer
}

const open = promisify<Buffer, Options, Reader>(fromBuffer)

/** The files of an archive, in the order of its directory. */
export async function readZip(archive: Buffer): Promise<readonly ZipFile[]> {
  const reader = await open(archive, { lazyEntries: true, validateEntrySizes: true })
  const files: ZipFile[] = []
  return new Promise((resolve, reject) => {
    reader.on('entry', (entry: Entry) => {
      bytesOf(reader, entry).then((bytes) => {
        files.push({ name: entry.fileName, bytes })
        reader.readEntry()
      }, reject)
    })
    reader.on('end', () => resolve(files))
    reader.on('error', reject)
    reader.readEntry()
  })
}

async function bytesOf(reader: Reader, entry: Entry): Promise<Buffer> {
  const stream = await promisify<Entry, NodeJS.ReadableStream>(reader.openReadStream.bind(reader))(entry)
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
