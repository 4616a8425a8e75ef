const starts: { text: string; offsets: readonly number[] } = { text: '', offsets: [0] }

/** The line of an offset in a text, from 1. Caches the line ends of the last text. */
export function lineAt(text: string, offset: number): number {
  if (starts.text !== text) {
    const offsets = [0]
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) offsets.push(at + 1)
    Object.assign(starts, { text, offsets })
  }
  let [low, high] = [0, starts.offsets.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts.offsets[middle] as number) <= offset) low = middle
    else high = middle
  }
  return low + 1
}
