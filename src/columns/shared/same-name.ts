/** Maximum number of compared words, so that the search takes milliseconds. */
const mostSteps = 500_000

/** Two different combinations of the same lists so far, of which one is the beginning of the other. */
interface Pair {
  /** What the longer one has more. */
  readonly rest: string
  readonly longer: string
}

/**
 * Finds a name that two combinations of one word from each list make, such as "a b c" from ["a", "a b"] and ["b c", "c"]. Null if there is
 * none; "too many" if there are too many beginnings to compare.
 * @param lists of distinct words each
 */
export function sameName(lists: readonly (readonly string[])[], separator: string): { readonly name: string } | 'too many' | null {
  let pairs: ReadonlyMap<string, Pair> = new Map()
  const budget = { steps: mostSteps }
  let before = ''
  for (const [place, words] of lists.entries()) {
    const list = { words, known: new Set(words), isLast: place === lists.length - 1 }
    const next = new Map<string, Pair>()
    const add = (rest: string, longer: string): void => {
      if (!next.has(rest)) next.set(rest, { rest, longer })
    }
    for (const pair of pairs.values()) {
      follow(pair, separator, list, budget, add)
      if (budget.steps < 0) return 'too many'
    }
    begin(words, before, budget, add)
    if (budget.steps < 0) return 'too many'
    before += `${words[0] ?? ''}${separator}`
    pairs = next
  }
  const same = pairs.get('')
  return same === undefined ? null : { name: same.longer }
}

interface WordList {
  readonly words: readonly string[]
  readonly known: ReadonlySet<string>
  /** Whether it is the last list, after which only equal names count. */
  readonly isLast: boolean
}

/** Adds the pairs of words of which one is the beginning of the other; stops when the budget is spent. */
function begin(words: readonly string[], before: string, budget: { steps: number }, add: (rest: string, longer: string) => void): void {
  const starts: string[] = []
  for (const word of words.toSorted()) {
    // In this order, a word stands behind all its beginnings, with only words in between that have them, too.
    while (starts.length > 0 && !word.startsWith(starts.at(-1) ?? '')) starts.pop()
    budget.steps -= starts.length
    if (budget.steps < 0) return
    for (const start of starts) add(word.slice(start.length), before + word)
    starts.push(word)
  }
}

/** Adds the pairs that a word of the list for each of the two combinations makes; stops when the budget is spent. */
function follow(
  { rest, longer }: Pair,
  separator: string,
  { words, known, isLast }: WordList,
  budget: { steps: number },
  add: (rest: string, longer: string) => void,
): void {
  const begun = longer + separator
  if (rest === '') return add('', begun + (words[0] ?? ''))
  const ahead = rest + separator
  if (!ahead.startsWith(separator)) return
  // The word of the shorter combination must agree with this, which the longer one already has before its own word.
  const gap = ahead.slice(separator.length)
  for (const word of words) {
    if (--budget.steps < 0) return
    const left = word.startsWith(gap) ? word.slice(gap.length) : null
    if (left !== null && known.has(left)) add('', begun + left)
    if (isLast) continue
    if (left === null) {
      if (!gap.startsWith(word)) continue
      budget.steps -= words.length
      for (const own of words) add(gap.slice(word.length) + own, begun + own)
      continue
    }
    budget.steps -= words.length
    for (const own of words) {
      if (own === left) continue
      if (own.startsWith(left)) add(own.slice(left.length), begun + own)
      else if (left.startsWith(own)) add(left.slice(own.length), begun + left)
    }
  }
}
