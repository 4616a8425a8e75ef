import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { commands } from '../../src/commands/index.ts'

const docs = join(import.meta.dirname, '../../docs')
const pages = readdirSync(docs).flatMap((name) => (name.endsWith('.md') ? [readFileSync(join(docs, name), 'utf8')] : []))
const text = pages.join('\n')

const program = new Command()
for (const add of commands) add(program, { out: () => {}, error: () => {}, exit: () => {} })

describe.each(program.commands.map((command) => ({ name: command.name(), command })))('synth $name', ({ name, command }) => {
  it('should be named in the docs', () => {
    expect(text.includes(`synth ${name}`)).toBe(true)
  })

  it('should have its options in the docs', () => {
    const flags = command.options.map(({ long }) => long ?? '')
    // The options of formats have their names without dashes in docs/formats.md.
    expect(flags.filter((flag) => !text.includes(flag) && !text.includes(`\`${flag.slice(2)}\``))).toEqual([])
  })
})
