import { directoryStore } from './directory.ts'
import type { Store } from './store.ts'

/** Opens the place that a path or a URL names: `s3://bucket/prefix`, else a directory. @throws SynthError `package_missing`, `validation_failed` */
export async function openStore(place: string): Promise<Store> {
  if (!place.startsWith('s3://')) return directoryStore(place)
  const { openS3 } = await import('./s3.ts')
  return openS3(place)
}
