import { createHash } from 'node:crypto'
import type { DatasetRequest } from '../../../src/server/datasets/dataset-request.ts'

/** A request of so many lines of a story that cannot be deflated much: about 70 are too many for a ref. */
export function longRequest(lines: number, start = 0): DatasetRequest {
  const text = Array.from({ length: lines }, (_, index) =>
    createHash('sha256')
      .update(String(start + index))
      .digest('base64'),
  )
  return { story: text.join('\n'), rows: 10, seed: 1 }
}
