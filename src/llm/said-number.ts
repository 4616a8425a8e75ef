/** A number as it stands in a text. */
export interface NumberAt {
  /** Null for what is written like a number but counts nothing: money, a share, a fraction. */
  readonly count: number | null
  /** The token after it. */
  readonly next: number
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const units: ReadonlyMap<string, number> = new Map([
  ...small.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
])

const scales: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
])

/** What stands for a scale after digits alone. */
const suffixes: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['m', 1e6],
  ['mio', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
])

const currencies = new Set(['$', '€', '£', '¥', 'usd', 'eur', 'gbp'])

/** The number that starts at a token; null when none does. */
export function numberAt(tokens: readonly string[], start: number): NumberAt | null {
  const first = tokens[start] as string
  if (/^[$€£¥]?\d/.test(first)) return digitsAt(tokens, start, first)
  if (first === 'a' && scales.has(tokens[start + 1] ?? '')) return wordsAt(tokens, start + 1, 1)
  return units.has(first) || first === 'dozen' ? wordsAt(tokens, start, 0) : null
}

function digitsAt(tokens: readonly string[], start: number, text: string): NumberAt {
  const isMoney = currencies.has(tokens[start - 1] ?? '') || /^[$€£¥]/.test(text)
  const scaleOf = (token: string | undefined): number | undefined => scales.get(token ?? '') ?? suffixes.get(token ?? '')
  let next = start + 1
  let value = Number(text.replaceAll(/[$€£¥,_%]/g, ''))
  for (let scale = scaleOf(tokens[next]); scale !== undefined; scale = scaleOf(tokens[next])) {
    value *= scale
    next++
  }
  // 1.1 million is 1100000.0000000002 otherwise.
  const whole = Math.round(value)
  const isWhole = Math.abs(value - whole) < 1e-6
  return { count: isMoney || text.endsWith('%') || !isWhole ? null : whole, next }
}

/** "two hundred and fifty thousand": smaller units add up, scales multiply what came before them. */
function wordsAt(tokens: readonly string[], start: number, given: number): NumberAt {
  let next = start
  let total = 0
  let group = given
  /** Units below this may follow: "fifty" and then "five", but not "five" and then "fifty". */
  let room = 100
  for (; next < tokens.length; next++) {
    const word = tokens[next] as string
    const unit = units.get(word)
    const scale = scales.get(word)
    if (unit !== undefined && unit < room) {
      group += unit
      room = unit >= 20 ? 10 : 0
    } else if (scale !== undefined) {
      group = Math.max(1, group) * scale
      room = 100
      if (scale >= 1000) {
        total += group
        group = 0
      }
    } else if (!((word === 'and' || word === '-') && next > start && (units.get(tokens[next + 1] ?? '') ?? Infinity) < room)) break
  }
  return { count: total + group, next }
}
