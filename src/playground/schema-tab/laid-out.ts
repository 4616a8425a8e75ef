import { printSchema } from './print-schema.ts'

/** Maximum characters of a line. The editor measures a whole line with each key press, which becomes noticeably slow beyond this. */
const longestLine = 2000

/** Formats a JSON object with a very long line; returns any other text unchanged. */
export function laidOut(text: string): string {
  if (!text.split('\n').some((line) => line.length > longestLine)) return text
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? printSchema(value) : text
  } catch {
    // The text is not complete JSON: leave it unformatted.
    return text
  }
}
