import { describe, expect, it } from 'vitest'
import { wrapped } from '../../../tools/docs/wrapped.ts'

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('wrapped', () => {
  it('should break long lines between words, and keep the words', () => {
    const text = `${words(60)}.\n\n- ${words(60)}`
    const lines = wrapped(text).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(140)
    expect(lines.join(' ').split(/\s+/)).toEqual(text.split(/\s+/))
  })

  it('should indent the continued lines of a list', () => {
    expect(wrapped(`- ${words(40)}`)).toMatch(/^- word0 [^\n]*\n {2}word/)
  })

  it('should fill the lines of a paragraph whose first line is too long, up to its end', () => {
    expect(wrapped(`${words(25)}\nand more\n\nother`).split('\n')).toEqual([
      expect.any(String),
      'word21 word22 word23 word24 and more',
      '',
      'other',
    ])
    expect(
      wrapped(`${words(25)}\n- a list`)
        .split('\n')
        .slice(1),
    ).toEqual(['word21 word22 word23 word24', '- a list'])
  })

  it('should keep links and code on one line', () => {
    const link = '[some words in a link](schema.md#some-words)'
    const code = '`some words of code`'
    const text = Array.from({ length: 12 }, () => `and ${link}, ${code}`).join(' ')
    for (const line of wrapped(text).split('\n')) expect(line.replaceAll(link, '').replaceAll(code, '')).not.toMatch(/[[\]`]/)
  })

  it.each([
    ['a table', `| ${words(60)} |`],
    ['a heading', `## ${words(60)}`],
    ['code', `\`\`\`json\n${words(60)}\n\`\`\``],
    ['short lines', `${words(5)}\n${words(5)}`],
  ])('should keep %s as it is', (_, text) => {
    expect(wrapped(text)).toBe(text)
  })

  it('should begin no line with a mark of a list', () => {
    expect(wrapped(`${'x'.repeat(138)} - ${words(30)}`)).not.toMatch(/\n- /)
  })
})
