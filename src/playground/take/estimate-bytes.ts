import type { Api } from '../api/api.ts'
import { fileAddress } from './file-address.ts'
import type { Taken } from './taken.ts'

const sampleRows = 2000

/** About how many bytes a table comes to, by its first rows; null where nobody knows. */
export async function estimateBytes(api: Api, taken: Taken, rows: number | null): Promise<number | null> {
  if (taken.table === null || rows === null || rows === 0) return null
  const address = fileAddress(taken, 'ref').slice(taken.origin.length)
  const query = `${address.includes('?') ? '&' : '?'}limit=${sampleRows}`
  try {
    const response = await api.get(`${address}${query}`, { headers: { range: 'bytes=0-' } })
    const { byteLength } = await response.arrayBuffer()
    return rows <= sampleRows ? byteLength : Math.round((byteLength / sampleRows) * rows)
  } catch {
    // The download itself will tell what is wrong.
    return null
  }
}
