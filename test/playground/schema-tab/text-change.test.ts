import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textChange } from '../../../src/playground/schema-tab/text-change.ts'

test('one change makes one text of the other', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })
  fc.assert(
    fc.property(part, part, part, part, (start, before, after, end) => {
      const [old, text] = [start + before + end, start + after + end]
      const change = textChange(old, text)
      if (change === null) expect(old).toBe(text)
      if (change === null) return
      expect(old.slice(0, change.from) + change.insert + old.slice(change.to)).toBe(text)
      expect(change.insert.length).toBeLessThanOrEqual(Math.max(before.length, after.length))
    }),
  )
})
