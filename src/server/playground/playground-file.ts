import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { digest } from '../../digest.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** A file of the playground, plain and compressed. */
export class PlaygroundFile {
  readonly type: string
  readonly plain: Buffer
  /** Digest of the plain form, without quotes. */
  readonly digest: string
  #gzipped: Buffer | null = null

  /** @param name its extension determines the media type */
  constructor(name: string, plain: Buffer) {
    this.type = types[extname(name)] ?? 'application/octet-stream'
    this.plain = plain
    this.digest = digest(plain.toString('latin1'))
  }

  /** Compressed with the first request, because most parts of the page are never opened. */
  get gzipped(): Buffer {
    return (this.#gzipped ??= gzipSync(this.plain))
  }
}
