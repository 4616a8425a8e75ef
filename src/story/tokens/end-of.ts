/**
 * The offset behind what an expression matches at an offset; the offset itself if it does not match there.
 * @param pattern a sticky expression
 */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
