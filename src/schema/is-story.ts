import { limits } from './limits.ts'

/** Whether a value can be a story: 1 to 20,000 code points, one at least no space, and none of them half of a surrogate pair. */
export function isStory(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 2 * limits.storyLength) return false
  return /\S/.test(value) && !/\p{Cs}/u.test(value) && Array.from(value).length <= limits.storyLength
}
