import { createHash } from 'node:crypto'

/** A practically unique name for a text or bytes: 128 bits of its SHA-256, in base64url. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
