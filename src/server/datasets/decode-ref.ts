import { inflateRawSync } from 'node:zlib'
import { dataVersion } from '../../data-version.ts'
import { parseJson } from '../parse-json.ts'
import { canonicalJson } from '../../canonical-json.ts'
import type { DatasetRequest } from './dataset-request.ts'
import { inlineLimits } from './inline-limits.ts'
import { readDatasetRequest } from './read-dataset-request.ts'
import { refChecksum } from './ref-checksum.ts'

/** The content of a ref. */
export type DecodedRef =
  | { readonly type: 'inline'; readonly request: DatasetRequest }
  /** A request that a store may have, have dropped, or never have had. */
  | { readonly type: 'stored'; readonly digest: string }
  /** A ref of a data version that this release does not generate. */
  | { readonly type: 'version'; readonly version: number }

const form = /^([rs])([1-9]\d{0,8})~([\w-]+)$/
const storedForm = /^([\w-]{22})([\w-]{6})$/

/** Reads a ref; null for a text that is not a ref, or is an altered one. Never throws. */
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
  // Several base64url texts have the same bytes; only the canonical one is accepted.
  if (bytes.toString('base64url') !== payload) return null
  const packed = bytes.subarray(4)
  if (!bytes.subarray(0, 4).equals(refChecksum(version, packed))) return null
  // The form of a request of another version is unknown here.
  if (version !== dataVersion) return { type: 'version', version }
  const json = inflated(packed)
  const request = json === null ? null : canonicalRequest(json)
  return request === null ? null : { type: 'inline', request }
}

/** The whole content of a deflate stream; null if it is damaged, too long, or followed by other bytes. */
function inflated(packed: Uint8Array): Buffer | null {
  try {
    // Node's types lack the result of `info`.
    const { buffer, engine } = inflateRawSync(packed, { maxOutputLength: inlineLimits.bytes, info: true }) as unknown as {
      readonly buffer: Buffer
      readonly engine: { readonly bytesWritten: number }
    }
    return engine.bytesWritten === packed.length ? buffer : null
  } catch {
    return null
  }
}

/** The request of a JSON text in the form that `encodeRef` writes; null for any other text. */
function canonicalRequest(json: Buffer): DatasetRequest | null {
  try {
    const request = readDatasetRequest(parseJson(json))
    return request !== null && json.equals(Buffer.from(canonicalJson(request))) ? request : null
  } catch {
    return null
  }
}
