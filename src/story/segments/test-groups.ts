import { groupNouns } from '../lexicon/group-nouns.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'

const sides = ['control', 'treatment']
const letters = ['A', 'B', 'C', 'D', 'E']

/** A group of a test: the column that tells it, and its value. */
export interface TestGroup {
  readonly column: string
  readonly value: string
}

/** The group that some words name, in lower case: "variant a", "control". Null for none. */
export function testGroupIn(words: readonly string[]): TestGroup | null {
  const at = words.findIndex((word, place) => groupNouns.has(word) && /^[a-e]$/.test(words[place + 1] ?? ''))
  if (at >= 0) return { column: (words[at] ?? '').replace(/s$/, ''), value: (words[at + 1] ?? '').toUpperCase() }
  const side = words.find((word) => sides.includes(word))
  return side === undefined ? null : { column: 'variant', value: side }
}

/**
 * The column of a group with a letter in which rows are, and its values: "in group a" is one of A and B, "in group c" one of A, B and C.
 * Null for other words, and for "12% of variant B".
 */
export function letteredGroupIn(words: readonly string[]): { readonly column: string; readonly values: readonly string[] } | null {
  const group = testGroupIn(words)
  if (group === null || group.value.length > 1 || groupNouns.has(words[0] ?? '')) return null
  const length = Math.max(2, letters.indexOf(group.value) + 1)
  return { column: group.column, values: letters.slice(0, length) }
}

/** The groups of one kind that a story compares: ["A", "B"] for "variant A" and "variant B". Empty for fewer than two. */
export function groupValues(tokens: readonly Token[], noun: string): readonly string[] {
  const lettered = tokens.flatMap((token, at) => {
    const letter = textAt(tokens, at + 1)
    return token.text === noun && /^[a-e]$/.test(letter) && tokens[at + 1]?.isCapital === true ? [letter.toUpperCase()] : []
  })
  const values = [...new Set(lettered)].toSorted()
  return values.length > 1 ? values : sidesIn(tokens)
}

function sidesIn(tokens: readonly Token[]): readonly string[] {
  return sides.every((side) => tokens.some(({ text }) => text === side)) ? sides : []
}

/** The groups that a story compares, as terms in lower case: at least two of a kind, as "control" and "treatment". */
export function testGroupsIn(tokens: readonly Token[]): readonly string[] {
  const nouns = [...new Set(tokens.flatMap(({ text }) => (groupNouns.has(text) ? [singularOf(text)] : [])))]
  // "Three variants", of which two are compared, are rows of their own.
  const isOther = tokens.some(({ text }, at) => {
    const counted = text.endsWith('s') && groupNouns.has(singularOf(text)) && at > 0 ? readQuantity(tokens, at - 1) : null
    return counted !== null && counted.value !== groupValues(tokens, singularOf(text)).length
  })
  if (isOther) return []
  const lettered = nouns.flatMap((noun) =>
    groupValues(tokens, noun).flatMap((value) => (value.length === 1 ? [`${noun} ${value.toLowerCase()}`] : [])),
  )
  return [...lettered, ...sidesIn(tokens)]
}
