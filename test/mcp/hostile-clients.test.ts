import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { cliPath } from '../cli/support/run-cli.ts'
import { residentPeak } from '../faults/support/resident.ts'

const story = 'an online shop with 60 customers and 7% returns'

interface Answer {
  readonly id: unknown
  readonly error?: { readonly code: number; readonly message: string }
  readonly result?: { readonly isError?: boolean; readonly content?: readonly { readonly text: string }[] }
}

interface Raw {
  readonly child: ChildProcess
  send(message: unknown): void
  /** The answer with this id, when it is there. */
  answer(id: unknown): Promise<Answer>
  answers(): readonly Answer[]
  /** Forgets all answers. */
  forget(): void
  errors(): string
  readonly ended: Promise<number | null>
}

const started: ChildProcess[] = []
afterAll(() => started.forEach((child) => child.kill('SIGKILL')))

/** `synth mcp`, spoken to without a client. */
function start(): Raw {
  const child = spawn(process.execPath, [cliPath, 'mcp', '--url', 'http://127.0.0.1:9'], { stdio: 'pipe' })
  started.push(child)
  let [errors, rest] = ['', '']
  let answers: Answer[] = []
  const waiting = new Map<unknown, (answer: Answer) => void>()
  child.stdin.on('error', () => {})
  child.stderr.on('data', (text) => (errors += String(text)))
  child.stdout.on('data', (text) => {
    const lines = (rest + String(text)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const answer = JSON.parse(line) as Answer
      answers.push(answer)
      waiting.get(answer.id)?.(answer)
    }
  })
  const send = (message: unknown): void => void child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`)
  send({
    jsonrpc: '2.0',
    id: 'start',
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  })
  return {
    child,
    send,
    answer: async (id) => answers.find((each) => each.id === id) ?? new Promise((resolve) => waiting.set(id, resolve)),
    answers: () => answers,
    forget: () => void (answers = []),
    errors: () => errors,
    ended: new Promise((resolve) => child.on('close', resolve)),
  }
}

const calling = (id: unknown, name: string, given: unknown): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
})

describe('messages of a client that is wrong', () => {
  const { send, answer, errors, forget } = start()
  it.each([
    ['not JSON', 'create table', null, -32_700, 'The line is not JSON'],
    ['100,000 brackets', '['.repeat(100_000), null, -32_700, 'The line is not JSON'],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', null, -32_600, 'send each message on a line of its own'],
    ['no version', '{"id":5,"method":"ping"}', 5, -32_600, 'jsonrpc must be "2.0", but is nothing'],
    ['a fraction as id', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', null, -32_600, 'id must be a string or an integer'],
    ['a number as method', '{"jsonrpc":"2.0","id":5,"method":5}', 5, -32_600, 'method must be a string, but is the number 5'],
    ['a list as params', '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":[]}', 5, -32_600, 'params must be an object'],
    ['an unknown method', '{"jsonrpc":"2.0","id":5,"method":"nope"}', 5, -32_601, 'Method not found'],
    ['an unknown tool', calling(5, 'explane', {}), 5, -32_602, 'There is no tool "explane": did you mean "explain"?'],
    ['a name of Object', calling(5, '__proto__', {}), 5, -32_602, 'There is no tool "__proto__"'],
    ['null as arguments', calling(5, 'explain', null), 5, -32_602, 'params.arguments must be an object, but is null'],
    ['12 MB', calling(5, 'explain', { story: 'a'.repeat(12_000_000) }), null, -32_600, 'longer than 10000000 bytes'],
  ])('should be answered with a code and a sentence: %s', async (_name, line, id, code, message) => {
    forget()
    send(line)
    expect((await answer(id)).error).toEqual({ code, message: expect.stringContaining(message) as string })
    send({ jsonrpc: '2.0', id: 'after', method: 'ping' })
    expect(await answer('after')).toMatchObject({ result: {} })
    expect(errors()).toBe('')
  })

  it.each([
    ['a missing one', 'explain', {}, 'validation_failed', 'story'],
    ['one of another type', 'sample_rows', { story, rows: '5' }, 'validation_failed', '/rows must be integer'],
    ['a schema that is nested deep', 'validate_schema', { schema: { a: '#' } }, 'validation_failed', 'nested too deep'],
    ['another language', 'explain', { story: 'une boutique en ligne avec quarante clients et des commandes' }, 'story_language', 'French'],
    ['rows of 100 MB', 'sample_rows', { schema: wideSchema(), rows: 200 }, 'too_many_rows', 'more than 1000000 bytes: ask for fewer rows'],
  ])('should answer wrong arguments with a code and a sentence: %s', async (_name, tool, given, code, detail) => {
    forget()
    send(JSON.stringify(calling(5, tool, given)).replace('"#"', `${'['.repeat(9000)}${']'.repeat(9000)}`))
    const { result } = await answer(5)
    expect(result?.isError).toBe(true)
    expect(JSON.parse(result?.content?.[0]?.text ?? '')).toMatchObject({ code, detail: expect.stringContaining(detail) as string })
    expect(errors()).toBe('')
  })
})

function wideSchema(): object {
  const values = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(5000, 'x'))
  const columns = Array.from({ length: 10 }, (_, index) => ({ name: `c${index}`, kind: 'category', values }))
  return { version: 1, tables: [{ name: 't', rows: 1000, columns }] }
}

describe('a client that asks for much', () => {
  it('should get 300 answers for 300 calls at once, within the memory of a few', async () => {
    const { child, send, answer, errors } = start()
    for (let id = 0; id < 300; id++) send(calling(id, 'sample_rows', { story, rows: 200 }))
    const answers = await Promise.all(Array.from({ length: 300 }, (_, id) => answer(id)))
    expect(answers.every(({ result }) => result !== undefined && result.isError !== true)).toBe(true)
    expect(residentPeak(child.pid ?? 0)).toBeLessThan(500)
    expect(errors()).toBe('')
  })

  it('should not wait for calls that it has cancelled', async () => {
    const { send, answer, answers } = start()
    for (let id = 0; id < 300; id++) {
      send(calling(id, 'sample_rows', { story, rows: 200 }))
      send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } })
    }
    send(calling('last', 'explain', { story }))
    await answer('last')
    // A cancellation can arrive after its call has run.
    expect(answers().length).toBeLessThan(30)
  })
})

describe('a client that leaves', () => {
  it.each([
    ['with calls that wait', false],
    ['without reading its answers', true],
  ])('should end the process: %s', async (_name, isDeaf) => {
    const { child, send, answer, ended, errors } = start()
    await answer('start')
    if (isDeaf) child.stdout?.pause()
    for (let id = 0; id < 300; id++) send(calling(id, 'sample_rows', { story, rows: 200 }))
    child.stdin?.end()
    child.on('exit', () => child.stdout?.destroy())
    expect(await ended).toBe(0)
    expect(errors()).toBe('')
  })

  it('should end the process when it closes the output', async () => {
    const { child, send, answer, ended, errors } = start()
    await answer('start')
    child.stdout?.destroy()
    send(calling(1, 'explain', { story }))
    expect(await ended).toBe(0)
    expect(errors()).toBe('')
  })
})
