import { createHash } from 'node:crypto'

/** A name for a text that no other text has: 128 bits of SHA-256, base64url. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
