import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeStory } from '../../src/pipeline.ts'

const root = join(import.meta.dirname, '../..')
const pages = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name))]

/** Commands that generate a story, with its text and its rows. */
const commands = pages
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => [...readFileSync(join(root, name), 'utf8').matchAll(/synth generate ["'](.+?)["'].*? --rows (\S+)/g)])
  .map(([, story = '', rows = '']) => ({ story, rows: Number(rows) }))

describe('synth generate', () => {
  it('should be shown with numbers of rows that a data set may have', () => {
    expect(commands.length).toBeGreaterThan(10)
    for (const command of commands) expect(describeStory(command, 0).tables).not.toEqual([])
  })
})
