import type { Store } from '../state/store.ts'
import { canKeepFile } from './can-keep-file.ts'
import { canPickFile } from './can-pick-file.ts'
import { estimateBytes } from './estimate-bytes.ts'
import { fileAddress } from './file-address.ts'
import { savedName } from './file-name.ts'
import { keptFile } from './kept-file.ts'
import { pickedFile } from './picked-file.ts'
import { Pull } from './pull.ts'
import { saveAs } from './save-as.ts'
import type { Taken } from './taken.ts'

/**
 * Starts a download: into a file that the user chooses or, if the browser does not support that, as an ordinary link. A link cannot send a
 * token, so with a token the file goes through the private folder of the page.
 * @returns null if the progress is unknown
 */
export async function startPull({ api, dataset }: Store, taken: Taken): Promise<Pull | null> {
  const name = savedName(taken)
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
