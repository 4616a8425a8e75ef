import { extname } from 'node:path'
import { digest } from '../../digest.ts'

/** A file of the playground, plain and compressed. */
export interface PlaygroundFile {
  readonly type: string
  readonly gzipped: Buffer
  readonly plain: Buffer
  /** Digest of the plain form, without quotes. */
  readonly digest: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** @param name its extension determines the media type */
export function playgroundFile(name: string, plain: Buffer, gzipped: Buffer): PlaygroundFile {
  return { type: types[extname(name)] ?? 'application/octet-stream', gzipped, plain, digest: digest(plain.toString('latin1')) }
}
