import { saveAs } from './save-as.ts'
import type { Sink } from './sink.ts'

/** The name of the file in the private folder of this page. */
const place = 'download'

/**
 * A file in the private folder of this page. When it is complete, it is saved under another name. It is always on the disk and never in
 * memory.
 */
export async function keptFile(name: string): Promise<Sink> {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(place, { create: true })
  const file = await handle.createWritable()
  return {
    write: (bytes) => file.write(bytes),
    close: async () => {
      await file.close()
      saveAs(URL.createObjectURL(await handle.getFile()), name)
    },
    abort: async () => {
      await file.abort()
      await folder.removeEntry(place)
    },
  }
}
