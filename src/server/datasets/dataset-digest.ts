import { dataVersion } from '../../data-version.ts'
import { digest } from '../../digest.ts'

/** The name under which the canonical JSON of a request is kept: 22 characters of base64url, which no other request of any version has. */
export function datasetDigest(json: string): string {
  return digest(`${dataVersion}~${json}`)
}
