import { limits } from './limits.ts'

/** Whether a value is a valid story: 1 to 20,000 code points, not all of them white space, without unpaired surrogates. */
export function isStory(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 2 * limits.storyLength) return false
  return /\S/.test(value) && !/\p{Cs}/u.test(value) && Array.from(value).length <= limits.storyLength
}
