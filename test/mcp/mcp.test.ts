import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../src/version.ts'
import { cliPath } from '../cli/support/run-cli.ts'
import { core } from '../server/support/core.ts'
import { startApp } from '../server/support/start-app.ts'

const story = 'an online shop with 60 customers and 7% returns'
const schema = { version: 1, tables: [{ name: 'few', rows: { type: 'primary', count: 4 }, columns: [{ name: 'id', kind: 'sequence' }] }] }

interface Session {
  readonly client: Client
  /** What the process has written to its standard error. */
  readonly errors: () => string
}

/** Starts `synth mcp` and shakes hands with it. */
async function connect(...args: readonly string[]): Promise<Session> {
  const transport = new StdioClientTransport({ command: process.execPath, args: [cliPath, 'mcp', ...args], stderr: 'pipe' })
  let errors = ''
  transport.stderr?.on('data', (text) => (errors += String(text)))
  const client = new Client({ name: 'test', version: '1.0.0' })
  // Whatever is not a message of the protocol is an error of the transport.
  client.onerror = (error) => (errors += error.message)
  await client.connect(transport)
  return { client, errors: () => errors }
}

/** What a tool answers; its text and its structured content are the same. */
async function call({ client }: Session, name: string, args: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: { ...args } })
  const [first] = content
  const answer = JSON.parse(first?.type === 'text' ? first.text : 'null') as Record<string, unknown>
  if (!isError) expect(structuredContent).toEqual(answer)
  return { ...answer, ...(isError ? { isError } : {}) }
}

describe('synth mcp', () => {
  let session: Session
  beforeAll(async () => void (session = await connect('--url', 'http://127.0.0.1:9')))
  afterAll(() => session.client.close())

  it('should give its name and its tools', async () => {
    expect(session.client.getServerVersion()).toMatchObject({ name: 'synth', version })
    const { tools } = await session.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['explain', 'sample_rows', 'validate_schema', 'import_schema', 'dataset_links'])
    for (const { description = '', inputSchema } of tools) {
      expect(description.length).toBeGreaterThan(50)
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    }
  })

  it('should explain a story', async () => {
    const answer = await call(session, 'explain', { story: `${story} and a helipad` })
    expect(answer).toMatchObject({ domain: { name: 'ecommerce' }, unused: [{ text: expect.stringContaining('helipad') as string }] })
    expect(answer).not.toHaveProperty('schema')
    expect(await call(session, 'explain', { story, with_schema: true, rows: 10 })).toMatchObject({ schema: { name: 'ecommerce' } })
  })

  it('should sample rows of a story and of a schema', async () => {
    const args = { story, table: 'orders', columns: ['order_id', 'status'], rows: 3, offset: 2, seed: 7 }
    const answer = await call(session, 'sample_rows', args)
    expect(answer).toMatchObject({ seed: 7, version, tables: { orders: { rows_in_all: 150, rows: [{ order_id: 3 }, {}, {}] } } })
    expect(await call(session, 'sample_rows', args)).toEqual(answer)
    const all = await call(session, 'sample_rows', { schema, primary_rows: 50 })
    expect(all['tables']).toEqual({ few: { rows_in_all: 50, rows: [1, 2, 3, 4, 5].map((id) => ({ id })) } })
  })

  it('should validate a schema', async () => {
    expect(await call(session, 'validate_schema', { schema })).toMatchObject({ valid: true, errors: [], row_counts: { few: 4 } })
    const wrong = { ...schema, tables: [{ ...schema.tables[0], columns: [{ name: 'id', kind: 'sequenze' }] }] }
    expect(await call(session, 'validate_schema', { schema: wrong })).toMatchObject({
      valid: false,
      errors: [{ pointer: '/tables/0/columns/0/kind', detail: expect.stringContaining('sequence') as string }],
    })
  })

  it('should report a wrong call, and continue', async () => {
    expect(await call(session, 'sample_rows', { story, table: 'order' })).toMatchObject({
      isError: true,
      code: 'selection_unknown',
      detail: expect.stringContaining('did you mean "orders"') as string,
    })
    expect(await call(session, 'sample_rows', { story, schema })).toMatchObject({ isError: true, code: 'validation_failed' })
    expect(await call(session, 'explain', { story: 'a hospital with 500 patients and 200 patients' })).toMatchObject({
      isError: true,
      code: 'story_contradicts',
    })
    const refused = await session.client.callTool({ name: 'explain', arguments: { tale: story } })
    expect(refused.isError).toBe(true)
    expect(await call(session, 'sample_rows', { story, columns: ['status'] })).toMatchObject({
      isError: true,
      detail: 'columns are those of one table: name it as table',
    })
  })

  it.each([
    ['explain', { story, with_scheme: true }, '"with_scheme" is not an argument: did you mean "with_schema"?'],
    ['sample_rows', { story, size: 3 }, '"size" is not an argument; there are story, schema, table, columns, rows, offset'],
  ])('should name an argument that %s does not have', async (name, args, detail) => {
    expect(await call(session, name, args)).toMatchObject({
      isError: true,
      code: 'validation_failed',
      detail: expect.stringContaining(detail) as string,
    })
  })

  it('should link into a service, or say how to start one', async () => {
    expect(await call(session, 'dataset_links', { story })).toMatchObject({
      service: { answers: false, remedy: expect.stringContaining('synth serve') as string },
    })
    const { url } = await startApp({ core })
    const served = await connect('--url', `${url}/`)
    const long = `${story}, ${'and more to say of it '.repeat(400)}`
    for (const told of [
      { story, seed: 3 },
      { story: long, rows: 20 },
      { schema, rows: 9 },
    ]) {
      const answer = await call(served, 'dataset_links', told)
      expect(answer['service']).toEqual({ url, answers: true })
      const tables = answer['tables'] as Record<string, { readonly rows: number; readonly files: Record<string, string> }>
      for (const { rows, files } of Object.values(tables)) {
        const csv = await (await fetch(files['csv'] ?? '')).text()
        expect(csv.trimEnd().split('\n').length).toBe(rows + 1)
      }
    }
    await served.client.close()
  })

  it('should write nothing but the protocol', () => {
    expect(session.errors()).toBe('')
  })
})
