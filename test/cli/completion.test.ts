import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasShell } from '../support/has-shell.ts'
import { cliPath, runCli } from './support/run-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'synth-completion-'))
const shells = ['bash', 'zsh', 'fish']

beforeAll(() => {
  for (const shell of shells) writeFileSync(join(folder, shell), execFileSync(process.execPath, [cliPath, 'completion', shell]))
  writeFileSync(join(folder, 'schema.json'), '{}')
})

afterAll(() => rmSync(folder, { recursive: true }))

/** The replies of bash for a line; `paths` where it completes paths. */
function bash(...words: readonly string[]): readonly string[] {
  const line = words.map((word) => `'${word}'`).join(' ')
  const code = `source ./bash; compopt() { none=1; }; COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _synth
    if [[ \${#COMPREPLY[@]} = 0 && -z $none ]]; then echo paths; else printf '%s\\n' "\${COMPREPLY[@]}"; fi`
  return linesOf(execFileSync('bash', ['-c', code], { cwd: folder, encoding: 'utf8' }))
}

function fish(line: string): readonly string[] {
  const code = `source ./fish; complete -C "${line}"`
  return linesOf(execFileSync('fish', ['--no-config', '-c', code], { cwd: folder, encoding: 'utf8' })).map(
    (each) => each.split('\t', 1)[0] ?? '',
  )
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '')
}

describe('synth completion', () => {
  it.each([
    [['synth', 'gen'], ['generate']],
    [['synth', 'generate', '--dial'], ['--dialect']],
    [['synth', 'generate', '--dialect', 'm'], ['mysql']],
    [['synth', 'generate', '--dialect', '=', 'p'], ['postgres']],
    [
      ['synth', 'generate', '--dialect', '='],
      ['postgres', 'mysql', 'sqlite'],
    ],
    [['synth', 'generate', '--format', 'par'], ['parquet']],
    [['synth', 'completion', ''], shells],
    [['synth', 'generate', '--schema', 's'], ['paths']],
    [['synth', 'import', ''], ['paths']],
    [['synth', 'generate', '--rows', ''], []],
    [['synth', 'explain', 'an online'], []],
  ])('should complete %j in bash', (line, expected) => {
    expect(bash(...line)).toEqual(expected)
  })

  it.runIf(hasShell('fish')).each([
    ['synth gen', ['generate']],
    ['synth generate --dial', ['--dialect']],
    ['synth generate --dialect m', ['mysql']],
    ['synth generate --schema s', ['schema.json']],
    ['synth completion z', ['zsh']],
    ['synth generate --rows s', []],
  ])('should complete %j in fish', (line, expected) => {
    expect(fish(line)).toEqual(expected)
  })

  it.runIf(hasShell('zsh'))('should be a script that zsh reads', () => {
    execFileSync('zsh', ['-n', join(folder, 'zsh')])
    const code = `compdef() { print -- "$@"; }; source ./zsh; _arguments() { print -rl -- "$@"; state=arguments; }; words=(generate); _synth`
    const lines = linesOf(execFileSync('zsh', ['-f', '-c', code], { cwd: folder, encoding: 'utf8' }))
    expect(lines[0]).toBe('_synth synth')
    expect(lines).toContain('--dialect=[of sql\\: The database that reads the statements.]: :(postgres mysql sqlite)')
  })

  it('should refuse other shells with the names of those it has', async () => {
    const { code, error } = await runCli(['completion', 'tcsh'])
    expect(code).toBe(2)
    for (const shell of shells) expect(error).toContain(shell)
  })
})
