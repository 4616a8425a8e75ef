import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../../src/story/phrases/phrase.ts'
import { curve } from '../../../src/story/phrases/curve.ts'
import { growth } from '../../../src/story/phrases/growth.ts'
import { relativeWindow } from '../../../src/story/phrases/relative-window.ts'
import { shape } from '../../../src/story/phrases/shape.ts'
import { window } from '../../../src/story/phrases/window.ts'
import { readStory } from '../../../src/story/read-story.ts'

const all: readonly Phrase[] = [curve, growth, shape, relativeWindow, window]

describe.each(all)('$name', (phrase) => {
  it.each(phrase.examples)('should read "$story"', ({ story, facts }) => {
    const read = readStory(story, [phrase]).facts.map(({ start, end, ...fact }) => ({ text: story.slice(start, end), ...fact }))
    expect(read).toEqual(facts)
  })
})
