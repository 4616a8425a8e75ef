import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { commands as registered } from '../../src/commands/index.ts'
import { describeStory } from '../../src/pipeline.ts'

const root = join(import.meta.dirname, '../..')
const pages = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name))]
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(root, name), 'utf8'))

/** Commands that generate a story, with its text and its rows. */
const commands = pages
  .flatMap((page) => [...page.matchAll(/synth generate ["'](.+?)["'].*? --rows (\S+)/g)])
  .map(([, story = '', rows = '']) => ({ story, rows: Number(rows) }))

describe('synth generate', () => {
  it('should be shown with numbers of rows that a data set may have', () => {
    expect(commands.length).toBeGreaterThan(10)
    for (const command of commands) expect(describeStory(command, 0).tables).not.toEqual([])
  })
})

describe('synth', () => {
  const program = new Command()
  const ignore = (): void => undefined
  for (const add of registered) add(program, { out: ignore, error: ignore, exit: ignore })

  it('should explain every command, argument and option in its help', () => {
    const missing = program.commands.flatMap((command) => [
      ...(command.description() === '' ? [`synth ${command.name()}`] : []),
      ...command.registeredArguments.flatMap((each) => (each.description === '' ? [`<${each.name()}> of ${command.name()}`] : [])),
      ...command.options.flatMap((each) => (each.description === '' ? [`${each.long} of ${command.name()}`] : [])),
    ])
    expect(missing, `no description of ${missing.join(', ')}`).toEqual([])
  })

  it('should have every command in the docs', () => {
    const names = program.commands.map((command) => command.name())
    const missing = names.filter((name) => !pages.some((page) => page.includes(`synth ${name}`)))
    expect(missing, `no page of docs has ${missing.map((name) => `"synth ${name}"`).join(', ')}`).toEqual([])
  })
})
