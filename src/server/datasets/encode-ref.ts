import { deflateRawSync } from 'node:zlib'
import { dataVersion } from '../../data-version.ts'
import { canonicalJson } from '../../canonical-json.ts'
import { datasetDigest } from './dataset-digest.ts'
import type { DatasetRequest } from './dataset-request.ts'
import { inlineLimits } from './inline-limits.ts'
import { refChecksum } from './ref-checksum.ts'

/** The short name of a data set, which can be used in URLs as it is. */
export interface EncodedRef {
  readonly ref: string
  /** The content to store for the ref; null if the ref contains the whole request. */
  readonly kept: { readonly digest: string; readonly json: string } | null
}

/**
 * The ref of a request: `r`, the data version, `~` and the request itself; or, if that is too long, `s`, the data version, `~` and the
 * digest of the request. Versions of Node may deflate, and so write, equal requests differently; they read each other's refs.
 *
 * @param request as `readDatasetRequest` accepts it
 */
export function encodeRef(request: DatasetRequest): EncodedRef {
  const json = canonicalJson(request)
  const ref = inlineRef(json)
  if (ref !== null) return { ref, kept: null }
  const digest = datasetDigest(json)
  return { ref: `s${dataVersion}~${digest}${refChecksum(dataVersion, digest).toString('base64url')}`, kept: { digest, json } }
}

function inlineRef(json: string): string | null {
  const bytes = Buffer.from(json)
  if (bytes.length > inlineLimits.bytes) return null
  const packed = deflateRawSync(bytes, { level: 9 })
  const ref = `r${dataVersion}~${Buffer.concat([refChecksum(dataVersion, packed), packed]).toString('base64url')}`
  return ref.length <= inlineLimits.characters ? ref : null
}
