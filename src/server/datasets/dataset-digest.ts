import { dataVersion } from '../../data-version.ts'
import { digest } from '../../digest.ts'

/**
 * The name under which the canonical JSON of a request is stored: 22 characters of base64url, unique among the requests of all versions.
 */
export function datasetDigest(json: string): string {
  return digest(`${dataVersion}~${json}`)
}
