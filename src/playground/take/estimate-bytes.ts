import type { Api } from '../api/api.ts'
import { fileAddress } from './file-address.ts'
import type { Taken } from './taken.ts'

const sampleRows = 2000

/** Estimated bytes of a table from its first rows; null if unknown. */
export async function estimateBytes(api: Api, taken: Taken, rows: number | null): Promise<number | null> {
  if (taken.table === null || rows === null || rows === 0) return null
  const address = fileAddress(taken, 'ref').slice(taken.origin.length)
  const query = `${address.includes('?') ? '&' : '?'}limit=${sampleRows}`
  try {
    const response = await api.get(`${address}${query}`, { headers: { range: 'bytes=0-' } })
    const { byteLength } = await response.arrayBuffer()
    return rows <= sampleRows ? byteLength : Math.round((byteLength / sampleRows) * rows)
  } catch {
    // The download itself will report the error.
    return null
  }
}
