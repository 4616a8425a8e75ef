import { describe, expect, it } from 'vitest'
import { SynthError } from '../../../src/errors.ts'
import { checkHost } from '../../../src/server/security/check-host.ts'
import { isLoopback } from '../../../src/server/security/is-loopback.ts'
import { exchange, shareApp } from '../support/start-app.ts'
import { secured } from './secured.ts'

const sharedApp = shareApp(secured({ checkHost: checkHost([], true) }))

function isAllowed(header: string, names: readonly string[], onLoopback: boolean): boolean {
  try {
    checkHost(names, onLoopback)(header)
    return true
  } catch (error) {
    if (error instanceof SynthError && error.code === 'host_not_allowed') return false
    throw error
  }
}

const own = [
  'localhost',
  'LocalHost:8000',
  'app.localhost',
  'localhost.',
  '127.0.0.1:8000',
  '127.1.2.3',
  '[::1]',
  '[::1]:8000',
  '[::ffff:127.0.0.1]',
]
const names = ['synth.example', 'Synth.Example:8000', 'synth.example.']
const addresses = ['192.168.1.7:8000', '[2001:db8::1]:80', '10.0.0.1']
const foreign = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:8000', 'notlocalhost', '0x7f.1', '127.1']
const broken = ['', 'localhost:x', '[::1', 'a b', 'localhost@evil', 'localhost/', 'localhost, evil.example', '[evil]']

describe('the header Host', () => {
  it.each(own)('may always be %s', (header) => {
    expect([isAllowed(header, [], true), isAllowed(header, names, false)]).toEqual([true, true])
  })

  it.each(names)('may be %s where the operator says so', (header) => {
    expect([isAllowed(header, ['synth.example'], true), isAllowed(header, [], true)]).toEqual([true, false])
  })

  it.each(addresses)('may be %s where the service listens to more than this machine', (header) => {
    expect([isAllowed(header, ['synth.example'], false), isAllowed(header, [], true)]).toEqual([true, false])
  })

  it.each([...foreign, ...broken])('may not be %j', (header) => {
    expect([isAllowed(header, ['synth.example'], true), isAllowed(header, ['synth.example'], false)]).toEqual([false, false])
  })

  it('should be refused with 421 before anything is read, at every path, health included', async () => {
    const { port } = await sharedApp()
    for (const line of ['GET /api/health', 'GET /docs', 'POST /generate', 'GET /nowhere', 'OPTIONS /generate']) {
      const answer = await exchange(
        port,
        `${line} HTTP/1.1\r\nhost: rebound.example:${port}\r\ncontent-length: 9\r\nconnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 421 /)
      expect(answer).toContain('"code":"host_not_allowed"')
    }
  })

  it('should be right when it is this machine, and needs not be there in HTTP/1.0', async () => {
    const { port } = await sharedApp()
    for (const request of [
      `GET /api/health HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`,
      'GET /api/health HTTP/1.0\r\n\r\n',
    ])
      expect(await exchange(port, request)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('should be there once', async () => {
    const { port } = await sharedApp()
    const answer = await exchange(port, 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nHost: rebound.example\r\nconnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('listening on this machine alone', () => {
  it('should be distinguished from other addresses', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
    expect(['0.0.0.0', '::', '192.168.0.1', 'synth.example', '127.example'].some(isLoopback)).toBe(false)
  })
})
