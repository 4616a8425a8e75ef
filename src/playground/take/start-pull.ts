import type { Store } from '../state/store.ts'
import { canKeepFile } from './can-keep-file.ts'
import { canPickFile } from './can-pick-file.ts'
import { estimateBytes } from './estimate-bytes.ts'
import { fileAddress } from './file-address.ts'
import { fileName } from './file-name.ts'
import { keptFile } from './kept-file.ts'
import { pickedFile } from './picked-file.ts'
import { Pull } from './pull.ts'
import { saveAs } from './save-as.ts'
import type { Taken } from './taken.ts'

/**
 * Downloads what is taken: into a file that the user chooses; where the browser has no such thing as any link does. A link sends no token, so
 * for a service that wants one the file goes by the page's own folder.
 * @returns null where there is no progress to see
 */
export async function startPull({ api, dataset }: Store, taken: Taken): Promise<Pull | null> {
  const name = fileName(taken)
  const address = fileAddress(taken, 'ref')
  if (!canPickFile() && !(taken.needsToken && canKeepFile())) {
    saveAs(address, name)
    return null
  }
  const sink = canPickFile() ? await pickedFile(name) : await keptFile(name)
  if (sink === null) return null
  const pull = new Pull()
  void pull.run(api, address.slice(taken.origin.length), sink)
  const rows = dataset.peek()?.tables.find(({ name: each }) => each === taken.table)?.rows ?? null
  void estimateBytes(api, taken, rows).then((bytes) => pull.estimate(bytes))
  return pull
}
