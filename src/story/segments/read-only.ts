import { wordSet } from '../lexicon/word-set.ts'
import { andWords, onlyWords } from '../lexicon/connectives.ts'
import { negations } from '../lexicon/determiners.ts'
import { isOneOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { type FoundCondition, namedCondition } from './found-condition.ts'
import { placeOf, startOf } from './parts-of-sentence.ts'
import { functionWords, singularOf } from '../words/words.ts'
import type { SaidEffect } from './segment-facts.ts'
import type { StoryParts } from './read-having.ts'
import { readAmong } from './read-among.ts'
import { readEffect } from './read-effect.ts'

const setFor = wordSet('for')
const onlyFor = wordSet('for on with in')
const noFor = wordSet('for on')
const noWords = wordSet('no')
const filled = wordSet('set filled present required given populated recorded')
const mostWords = 6

/**
 * Reads "paid_at only set for paid invoices", "tips only on dine-in orders", "shipped_at is null for new ones and set for the others",
 * "the fee is 0 for members" and "no tip on takeaway orders". Null for other sentences.
 */
export function readOnly({ tokens, text, known }: StoryParts, first: number, end: number): FoundCondition | null {
  const values = valuesBehind(tokens, text, first, end)
  const start = startOf(tokens, first, values?.from ?? end)
  const isNo = isOneOf(tokens, start, noWords)
  const at = placeOf(tokens, isNo ? noFor : setFor, start, end) ?? placeOf(tokens, onlyFor, start + 2, end)
  if (at === null || !(isNo || textAt(tokens, at) === 'for' || isOneOf(tokens, at - 1, onlyWords))) return null
  const last = values ?? others(tokens, at, end)
  const stop = last === null ? end : last.from
  const said = tokens.slice(at + 1, stop)
  if (said.length === 0 || said.length > mostWords || said.some(({ kind }) => kind !== 'word')) return null
  if (isNo) return known.has(singularOf(said[0]?.text ?? '')) ? noneOf(tokens, start, at, end) : null
  const isOnly = isOneOf(tokens, at - 1, onlyWords)
  const whole = readEffect(tokens, text, start, at)
  // "A fee is charged | only on late loans".
  const effect = whole?.type !== 'empty' && isOnly ? readEffect(tokens, text, start, at - 1) : whole
  if (effect === null || effect.words.length === 0) return null
  if (isOfPart(effect) && last === null && !(isOnly && effect.type !== 'boolean'))
    return namedCondition(tokens, [start, end], textsOf(tokens, at + 1, end), { effect, isNot: false })
  if (effect.type !== 'empty') return null
  const isDenied = isOneOf(tokens, said.findIndex(({ text: word }) => negations.has(word)) + at + 1, negations)
  const words = said.flatMap((token) => (isDenied && functionWords.has(token.text) ? [] : [token.text]))
  const isNot = effect.isNot !== isDenied
  const set = { ...effect, isNot: false, ...(values === null ? {} : { values: values.values }) }
  return namedCondition(tokens, [start, end], words, { effect: set, isNot, others: last?.words ?? [] })
}

const otherwise = wordSet('otherwise else')

/** Whether a value is one of some rows only: "the fee is 0 for members", "delivery is free for members", "is_vip is true for members". */
function isOfPart(effect: SaidEffect): boolean {
  if (effect.type === 'number') return effect.value === 0
  return effect.type === 'boolean' || (effect.type === 'word' && effect.value === 'free')
}

/** "Null for paid ones, | otherwise one of new, open". Null if it does not stand there. */
function valuesBehind(tokens: readonly Token[], text: string, at: number, end: number) {
  const border = placeOf(tokens, otherwise, at, end)
  const values = border === null ? null : readAmong(tokens, text, border + 1, end)
  if (border === null || values === null) return null
  return { from: /^[,;(]$/.test(textAt(tokens, border - 1)) ? border - 1 : border, words: [], values }
}

/** "Null for new ones | and set for paid ones". Null if it does not stand there. */
function others(tokens: readonly Token[], at: number, end: number): { readonly from: number; readonly words: readonly string[] } | null {
  const verb = placeOf(tokens, filled, at, end)
  if (verb === null || textAt(tokens, verb + 1) !== 'for') return null
  let from = verb
  while (from > at + 1 && (isOneOf(tokens, from - 1, andWords) || /^(?:,|is|but)$/.test(textAt(tokens, from - 1)))) from--
  const words = textsOf(tokens, verb + 2, end).filter((word) => word !== 'ones' && !functionWords.has(word))
  return from === verb || words.length === 0 || words.length > mostWords ? null : { from, words }
}

/** "No tip on takeaway orders". */
function noneOf(tokens: readonly Token[], start: number, at: number, end: number): FoundCondition | null {
  const words = textsOf(tokens, start + 1, at)
  if (words.length === 0 || words.length > mostWords) return null
  const effect = { words, type: 'empty', isNot: false, isNone: true } as const
  const found = namedCondition(tokens, [start, end], textsOf(tokens, at + 1, end), { effect, isNot: false })
  return { ...found, fact: { ...found.fact, isOneWay: true } as FoundCondition['fact'] }
}
