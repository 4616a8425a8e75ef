/** Parses a seed, any safe integer; null if invalid. */
export function readSeed(text: string): number | null {
  const value = Number(text)
  // Adding 0 turns -0, which is the same seed, into 0.
  return /^\s*-?\d{1,16}\s*$/.test(text) && Number.isSafeInteger(value) ? value + 0 : null
}
