import { printSchema } from './print-schema.ts'

/** Characters. The editor measures a line as a whole with each key, which takes noticeably long beyond this. */
const longestLine = 2000

/** A JSON object with a very long line, in the usual lines; any other text as it is. */
export function laidOut(text: string): string {
  if (!text.split('\n').some((line) => line.length > longestLine)) return text
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? printSchema(value) : text
  } catch {
    // Not JSON, or a part of it: leave it unformatted.
    return text
  }
}
