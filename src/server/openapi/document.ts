import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Security } from '../security/security.ts'
import { type Tagged, tagged } from '../send-tagged.ts'
import { documentSecurity } from './document-security.ts'

/** The OpenAPI document of this service, as JSON, from the one that the build has written. */
export async function openApiDocument(security: Security): Promise<Tagged> {
  const built = JSON.parse(await readFile(fileURLToPath(import.meta.resolve('#openapi')), 'utf8')) as Readonly<Record<string, unknown>>
  return tagged(Buffer.from(JSON.stringify(documentSecurity(built, security))))
}
