import type { Aside } from './aside.ts'
import type { Fact } from './fact.ts'
import { noOutline, type Outline } from './outline/read-outline.ts'
import { phrases as allPhrases } from './phrases/index.ts'
import type { Phrase, Reading } from './phrases/phrase.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'

/** What a story says, before anyone knows what it speaks of. */
export interface Intent {
  readonly text: string
  readonly tokens: readonly Token[]
  /** In the order of the story. */
  readonly facts: readonly Fact[]
  /** What was read and sets nothing, in the order of the story. */
  readonly asides: readonly Aside[]
  /** For each token 1 when a phrase took it, else 0. */
  readonly taken: Uint8Array
}

/**
 * Reads what a story says: at each token the first phrase that is there takes its tokens, and reading goes on after them. Linear in the
 * length of the story, as each phrase looks at no more than so many tokens.
 * @param outline what was read of it before; its parts are left out
 */
export function readStory(text: string, phrases: Iterable<Phrase> = allPhrases.values(), outline: Outline = noOutline): Intent {
  const tokens = tokensOf(text)
  const taken = Uint8Array.from(tokens, (token) => (isIn(outline, token) ? 1 : 0))
  const open = tokens.map((token, at): Token => (taken[at] === 1 ? { ...token, kind: 'sign', text: '.', value: Number.NaN } : token))
  const facts: Fact[] = [...outline.facts]
  const asides: Aside[] = []
  const startingAt = byToken([...phrases])
  let free = 0
  for (let at = 0; at < tokens.length;) {
    const reading = goesOn(open, at) ? null : firstReading(startingAt(open[at] as Token), open, at, free)
    if (reading === null) {
      at++
      continue
    }
    facts.push(...reading.facts)
    asides.push(...(reading.asides ?? []))
    taken.fill(1, reading.first, reading.next)
    at = reading.next
    free = at
  }
  return { text, tokens, facts: facts.toSorted((one, other) => one.start - other.start), asides, taken }
}

/** Whether a token is in a part that was read before: sentences end there. */
function isIn({ taken }: Outline, { start }: Token): boolean {
  return taken.some((span) => start >= span.start && start < span.end)
}

/** Whether a number is written to one before it, "24/7", "1-800-555-0100", "1,5", "12:30": then nothing starts there. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const [before, sign, token] = [tokens[at - 2], tokens[at - 1], tokens[at]]
  if (token?.kind !== 'number' || before?.kind !== 'number' || sign?.start !== before.end || sign.end !== token.start) return false
  return /^[-–:.,/]$/.test(sign.text)
}

/** The phrases that may start at a token, found once for all tokens that are alike. */
function byToken(phrases: readonly Phrase[]): (token: Token) => readonly Phrase[] {
  const known = {
    word: new Map<string, readonly Phrase[]>(),
    number: new Map<string, readonly Phrase[]>(),
    sign: new Map<string, readonly Phrase[]>(),
  }
  return (token) => {
    const alike = known[token.kind]
    let found = alike.get(token.text)
    if (found === undefined) alike.set(token.text, (found = phrases.filter(({ startsAt }) => startsAt(token))))
    return found
  }
}

function firstReading(phrases: readonly Phrase[], tokens: readonly Token[], at: number, free: number): Reading | null {
  for (const { read } of phrases) {
    const reading = read(tokens, at, free)
    // A reading moves on, and leaves alone what others took.
    if (reading !== null && reading.next > at && reading.first >= free) return reading
  }
  return null
}
