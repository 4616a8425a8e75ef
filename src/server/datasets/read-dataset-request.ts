import { isJsonObject } from '../../json.ts'
import { isStory } from '../../schema/is-story.ts'
import type { DatasetRequest } from './dataset-request.ts'

/** The most rows that a data set may be asked for with. */
const mostRows = 4_000_000_000

/** The request that a JSON value is, or null when it is none: a field is missing, one too many, or not what it has to be. */
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
