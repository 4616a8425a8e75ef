/** Milliseconds in a unit of time, by the words for it. */
const milliseconds: ReadonlyMap<string, number> = new Map([
  ...unitOf('ms millisecond', 1),
  ...unitOf('s sec second', 1000),
  ...unitOf('min minute', 60_000),
  ...unitOf('h hr hour', 3_600_000),
  ...unitOf('day night', 86_400_000),
  ...unitOf('week', 604_800_000),
])

function unitOf(words: string, length: number): readonly (readonly [string, number])[] {
  return words.split(' ').flatMap((word) => [[word, length] as const, [`${word}s`, length] as const])
}

/** The milliseconds in a unit of time, such as "hours"; undefined for other words. Months and years have no fixed length. */
export function millisecondsIn(word: string): number | undefined {
  return milliseconds.get(word)
}

/** Whether a word is a unit of time: "hours", and also "months". */
export function isTimeUnit(word: string): boolean {
  return milliseconds.has(word) || longUnits.has(word)
}

/** The shortest and the longest day count of a unit without a fixed length. */
export const longUnits: ReadonlyMap<string, readonly [shortest: number, longest: number]> = new Map(
  ['month', 'months', 'year', 'years'].map((word) => [word, word.startsWith('m') ? [30, 31] : [365, 366]] as const),
)

/** The milliseconds in the unit of a column, by its name: "duration_minutes", "days_late". Undefined for none. */
export function millisecondsInName(name: string): number | undefined {
  const [first = '', ...others] = name.split('_')
  return milliseconds.get(others.at(-1) ?? first) ?? (first.endsWith('s') ? milliseconds.get(first) : undefined)
}
