import { describe, expect, it } from 'vitest'
import { core } from './support/core.ts'
import { createLog } from '../../src/server/log.ts'
import { warmUp } from '../../src/server/warm-up.ts'

describe('warming up', () => {
  it('should plan every story, whatever is wrong with another, and only tell of it', async () => {
    const planned: string[] = []
    const lines: string[] = []
    const openStory: typeof core.openStory = async ({ story, rows }) => {
      planned.push(`${story} ${rows}`)
      throw new Error('out of order')
    }
    await warmUp(
      ['one', 'two', 'three'],
      { ...core, openStory },
      createLog('warn', (line) => void lines.push(line)),
    )
    expect(planned).toEqual(['one 0', 'two 0', 'three 0'])
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
      ['one', 'two', 'three'].map((story) => ({ level: 'warn', msg: 'a story cannot be planned', story, reason: 'Error: out of order' })),
    )
  })
})
