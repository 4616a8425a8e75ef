import { createHash } from 'node:crypto'

/** A practically unique name for a text: 128 bits of its SHA-256, in base64url. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
