import { SynthError } from '../errors.ts'
import { directoryStore } from './directory.ts'
import { foreignScheme } from './foreign-scheme.ts'
import type { Store } from './store.ts'

/**
 * Opens the place that a path or a URL names: `s3://bucket/prefix`, else a directory.
 * @throws SynthError `package_missing`, `validation_failed`
 */
export async function openStore(place: string): Promise<Store> {
  const scheme = foreignScheme(place)
  if (scheme !== null) {
    const detail = `must be the path of a directory or s3://bucket/prefix, but has the scheme ${scheme}`
    throw new SynthError('validation_failed', `/directory ${detail}`, [{ pointer: '/directory', detail }])
  }
  if (!place.startsWith('s3://')) return directoryStore(place)
  const { openS3 } = await import('./s3.ts')
  return openS3(place)
}
