import { inflateRawSync } from 'node:zlib'
import { dataVersion } from '../../data-version.ts'
import { parseJson } from '../parse-json.ts'
import { canonicalJson } from './canonical-json.ts'
import type { DatasetRequest } from './dataset-request.ts'
import { inlineLimits } from './inline-limits.ts'
import { readDatasetRequest } from './read-dataset-request.ts'
import { refChecksum } from './ref-checksum.ts'

/** What a ref stands for. */
export type DecodedRef =
  | { readonly type: 'inline'; readonly request: DatasetRequest }
  /** A request that a store may have, or have forgotten, or never have had. */
  | { readonly type: 'stored'; readonly digest: string }
  /** A ref of data that this version does not make any more, or not yet. */
  | { readonly type: 'version'; readonly version: number }

const form = /^([rs])([1-9]\d{0,8})~([\w-]+)$/
const storedForm = /^([\w-]{22})([\w-]{6})$/

/** Reads a ref; null for a text that is none, or that has been changed since it was one. Never throws. */
export function decodeRef(text: string): DecodedRef | null {
  const [, kind, digits, payload] = (text.length <= inlineLimits.characters ? form.exec(text) : null) ?? []
  if (digits === undefined || payload === undefined) return null
  return kind === 's' ? stored(Number(digits), payload) : inline(Number(digits), payload)
}

function stored(version: number, payload: string): DecodedRef | null {
  const [, digest = '', checksum] = storedForm.exec(payload) ?? []
  if (checksum !== refChecksum(version, digest).toString('base64url')) return null
  return version === dataVersion ? { type: 'stored', digest } : { type: 'version', version }
}

function inline(version: number, payload: string): DecodedRef | null {
  const bytes = Buffer.from(payload, 'base64url')
  // Several texts have the same bytes; one of them is what was written.
  if (bytes.toString('base64url') !== payload) return null
  const packed = bytes.subarray(4)
  if (!bytes.subarray(0, 4).equals(refChecksum(version, packed))) return null
  // What a request of another version looks like is not known here.
  if (version !== dataVersion) return { type: 'version', version }
  const json = inflated(packed)
  const request = json === null ? null : canonicalRequest(json)
  return request === null ? null : { type: 'inline', request }
}

/** All bytes that a deflate stream holds; null when it is damaged, too long, or when something follows it. */
function inflated(packed: Uint8Array): Buffer | null {
  try {
    // What `info` answers is missing in Node's types.
    const { buffer, engine } = inflateRawSync(packed, { maxOutputLength: inlineLimits.bytes, info: true }) as unknown as {
      readonly buffer: Buffer
      readonly engine: { readonly bytesWritten: number }
    }
    return engine.bytesWritten === packed.length ? buffer : null
  } catch {
    return null
  }
}

/** The request of a JSON text that is written as `encodeRef` writes it. */
function canonicalRequest(json: Buffer): DatasetRequest | null {
  try {
    const request = readDatasetRequest(parseJson(json))
    return request !== null && json.equals(Buffer.from(canonicalJson(request))) ? request : null
  } catch {
    return null
  }
}
