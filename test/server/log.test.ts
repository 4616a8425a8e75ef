import { describe, expect, it } from 'vitest'
import { createLog, type LogLevel, logLevels } from '../../src/server/log.ts'

/** The lines that a log of a level writes when everything is told. */
function linesAt(level: LogLevel, text = 'text'): readonly string[] {
  const lines: string[] = []
  const log = createLog(level, (line) => void lines.push(line))
  for (const name of ['error', 'warn', 'info', 'debug'] as const) log[name](text, { story: text, rows: 3 })
  return lines
}

const hostile = 'a\r\nerror: forged\u001b[31m\u009b2J\u2028{"level":"error"}\u202e\ufeff"\\%s%j'

describe('the log', () => {
  it.each(logLevels.map((level, index) => [level, index] as const))('should write the lines of level %s', (level, count) => {
    expect(linesAt(level).map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(
      ['error', 'warn', 'info', 'debug'].slice(0, count),
    )
  })

  it('should write lines of JSON with the time and the fields of the message', () => {
    const [line = ''] = linesAt('error')
    expect(JSON.parse(line)).toEqual({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      msg: 'text',
      story: 'text',
      rows: 3,
    })
  })

  it('should keep any text inside of its line, and what a terminal obeys out of it', () => {
    const [line = ''] = linesAt('error', hostile)
    expect(line).toMatch(/^[ -~]+$/)
    expect(JSON.parse(line)).toMatchObject({ msg: hostile, story: hostile })
  })

  it('should cut long texts between characters', () => {
    const [line = ''] = linesAt('error', `x${'\u{1f600}'.repeat(5000)}`)
    expect(line.length).toBeLessThan(10_000)
    const { msg } = JSON.parse(line) as { msg: string }
    expect(msg).toMatch(/^x\p{Emoji}+…$/u)
  })
})
