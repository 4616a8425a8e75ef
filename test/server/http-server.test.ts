import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { createHttpServer, defaultTimeLimits } from '../../src/server/http-server.ts'
import { createLog } from '../../src/server/log.ts'
import { Traffic } from '../../src/server/traffic.ts'

it('should go on after the reset of a connection that asked for a tunnel', () => {
  const server = createHttpServer(() => {}, defaultTimeLimits, new Traffic(createLog('silent', () => {})))
  // As Node passes it on: without a listener for errors.
  const socket = new Duplex({ read: () => {}, write: (_bytes, _encoding, done) => done() })
  server.emit('connect', new IncomingMessage(new Socket()), socket, Buffer.alloc(0))
  expect(() => socket.emit('error', new Error('write ECONNRESET'))).not.toThrow()
})
