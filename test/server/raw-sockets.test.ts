import { describe, expect, it } from 'vitest'
import { dial, exchange, generateRequest, shareApp, startApp, until } from './support/start-app.ts'

const sharedApp = shareApp()

/** The head of a raw answer and the problem that it carries. */
function parse(answer: string): { status: number; head: string; problem: Record<string, unknown> } {
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.slice(0, end)
  expect(head).toMatch(/^content-type: application\/problem\+json\r?$/im)
  const body = answer.slice(end + 4)
  expect(head.toLowerCase()).toContain(`content-length: ${body.length}`)
  return { status: Number(answer.slice(9, 12)), head, problem: JSON.parse(body) as Record<string, unknown> }
}

const closing = 'host: x\r\nconnection: close\r\n'

describe('bytes that are not an HTTP request', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400, 'request_malformed'],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', 400, 'request_malformed'],
    ['an unknown method', `FROB / HTTP/1.1\r\n${closing}\r\n`, 400, 'request_malformed'],
    ['an unknown version', `GET / HTTP/9.9\r\n${closing}\r\n`, 400, 'request_malformed'],
    ['a bad header', `GET / HTTP/1.1\r\n${closing}a b: c\r\n\r\n`, 400, 'request_malformed'],
    ['two lengths', `POST /generate HTTP/1.1\r\n${closing}content-length: 1\r\ncontent-length: 2\r\n\r\n`, 400, 'request_malformed'],
    [
      'length and chunks',
      `POST /generate HTTP/1.1\r\n${closing}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'request_malformed',
    ],
    [
      'a bad chunk',
      `POST /generate HTTP/1.1\r\n${closing}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'request_malformed',
    ],
    ['headers that never end', `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(20_000)}`, 431, 'headers_too_large'],
    ['a target of 20,000 characters', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${closing}\r\n`, 431, 'headers_too_large'],
    ['a target of 10,000 characters', `GET /${'a'.repeat(10_000)} HTTP/1.1\r\n${closing}\r\n`, 414, 'uri_too_long'],
    ['no host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'request_malformed'],
    ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\n${closing}\r\n`, 400, 'request_malformed'],
    ['an expectation', `GET /api/health HTTP/1.1\r\n${closing}expect: magic\r\n\r\n`, 417, 'expectation_failed'],
    ['bad percent signs', `GET /%ZZ HTTP/1.1\r\n${closing}\r\n`, 400, 'request_malformed'],
    ['bad UTF-8 in the path', `GET /%ff HTTP/1.1\r\n${closing}\r\n`, 400, 'request_malformed'],
    ['bad UTF-8 in a parameter', `GET /datasets/users.csv?story=%ff HTTP/1.1\r\n${closing}\r\n`, 400, 'validation_failed'],
    ['bare UTF-8 in a parameter', `GET /datasets/users.csv?story=caf\u00e9 HTTP/1.1\r\n${closing}\r\n`, 400, 'request_malformed'],
    ['a method from another protocol', `PROPFIND /generate HTTP/1.1\r\n${closing}\r\n`, 405, 'method_not_allowed'],
    ['a path of two slashes', `GET // HTTP/1.1\r\n${closing}\r\n`, 404, 'not_found'],
    ['a whole URL', `GET http://evil/%00?x=<y> HTTP/1.1\r\n${closing}\r\n`, 404, 'not_found'],
  ])('should be answered with a problem: %s', async (_name, bytes, status, code) => {
    const { port } = await sharedApp()
    const answer = parse(await exchange(port, bytes))
    expect(answer).toMatchObject({ status, problem: { status, code, type: `/errors/${code}` } })
    expect(answer.head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(() => new URL(String(answer.problem['instance']), 'http://x')).not.toThrow()
  })

  it('should time out headers and bodies that do not arrive', async () => {
    const { port } = await startApp({ limits: { headers: 100, request: 200, check: 20 } })
    const request = generateRequest({ story: 'x' })
    const answers = await Promise.all([exchange(port, 'GET / HTTP/1.1\r\nhost:'), exchange(port, request.slice(0, -2)), exchange(port, '')])
    for (const answer of answers) expect(parse(answer)).toMatchObject({ status: 408, problem: { code: 'request_timeout' } })
  })

  it('should not write into the body of a response that is on its way', async () => {
    const { port, pool } = await startApp()
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: '{"delay": 20}', rows: 1000, seed: 1 }))
    await until(() => pool.started > 3)
    socket.write('nonsense\r\n\r\n')
    const answer = (await received).toString('latin1')
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(answer).not.toContain('problem')
  })

  it('should continue after a client that asked for permission to send', async () => {
    const { port } = await startApp()
    const { socket, received } = dial(port)
    const [head = '', body = ''] = generateRequest({ story: '{"size": 10}', rows: 1, seed: 1 }).split('\r\n\r\n')
    socket.write(`${head}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n`)
    socket.once('data', (part) => {
      expect(part.toString()).toContain('100 Continue')
      socket.write(body)
    })
    expect((await received).toString()).toContain('200 OK')
  })

  it('should let a client that sends a huge body read the answer', async () => {
    const { port } = await startApp()
    const { socket, received } = dial(port)
    socket.write('POST /generate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20000000\r\n\r\n')
    socket.write(Buffer.alloc(20_000_000, 0x20))
    expect(parse((await received).toString('latin1'))).toMatchObject({ status: 413, problem: { code: 'body_too_large' } })
  })
})
