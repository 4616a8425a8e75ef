/**
 * Forty groups of `length` letters, spread over all of them: few enough for a small schema, and texts of eight of them hardly ever repeat.
 */
export function letterGroups(letters: string, length: number): readonly string[] {
  return Array.from({ length: 40 }, (_, group) =>
    Array.from({ length }, (__, at) =>
      letters.charAt((group * (31 + 12 * at) + ((group * group) >> (3 - (at % 3))) + 17 * at) % letters.length),
    ).join(''),
  )
}
