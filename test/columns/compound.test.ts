import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { compileTables } from '../engine/support/evaluate.ts'

function refusal(words: readonly (readonly string[])[], separator: string, rows: number): string {
  try {
    compileTables([{ name: 'rows', rows: { type: 'primary' }, columns: [{ name: 'name', kind: 'compound', words, separator }] }], rows)
    return ''
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return error.problems.map(({ detail }) => detail).join('; ')
  }
}

describe('compound', () => {
  const foxes = [
    ['Red', 'Blue'],
    ['Fox', 'Fox 2'],
  ]

  it.each([
    [
      'words with spaces whose names differ',
      [
        ['New', 'New York'],
        ['York Club', 'Inn'],
      ].toReversed(),
      ' ',
      4,
      /^$/,
    ],
    [
      'words that join to the same name',
      [
        ['New', 'New York'],
        ['York Club', 'Club'],
      ],
      ' ',
      4,
      /make the name "New York Club"/,
    ],
    [
      'joined words without a separator',
      [
        ['a', 'ab'],
        ['bc', 'c'],
      ],
      '',
      4,
      /make the name "abc"/,
    ],
    ['a word with a number, if names do not repeat', foxes, ' ', 4, /^$/],
    ['a word with a number, if names repeat with one', foxes, ' ', 5, /one with the word "Fox 2"/],
  ])('should keep its names unique: %s', (_, words, separator, rows, expected) => {
    expect(refusal(words, separator, rows)).toMatch(expected)
  })
})
