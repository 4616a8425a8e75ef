import { isJsonObject } from '../../json.ts'
import { isStory } from '../../schema/is-story.ts'
import type { DatasetRequest } from './dataset-request.ts'

/** Maximum rows in the request of a data set. */
const mostRows = 4_000_000_000

/** Reads a JSON value as a request; null if a field is missing, unknown or invalid. */
export function readDatasetRequest(value: unknown): DatasetRequest | null {
  if (!isJsonObject(value) || Object.keys(value).length !== 3) return null
  const { story, schema, rows, seed } = value
  if (!isRows(rows) || typeof seed !== 'number' || !Number.isSafeInteger(seed)) return null
  if (isStory(story)) return { story, rows, seed }
  return isJsonObject(schema) ? { schema, rows, seed } : null
}

function isRows(rows: unknown): rows is number | null {
  return rows === null || (typeof rows === 'number' && Number.isInteger(rows) && rows >= 0 && rows <= mostRows)
}
