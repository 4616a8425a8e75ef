/** Words and phrases that are separated by commas, for lists that are too long for a line. */
export function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(',').map((word) => word.trim()))
}
