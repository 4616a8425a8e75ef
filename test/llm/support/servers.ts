import { afterEach } from 'vitest'
import { type Behaviour, misbehave, type MisbehavingServer } from './misbehaving-server.ts'

/** Starts servers that are closed after each test, which fails when a client is still connected to one. */
export function servers(): (...behaviours: readonly Behaviour[]) => Promise<MisbehavingServer> {
  const started: MisbehavingServer[] = []
  afterEach(async () => {
    for (const server of started.splice(0)) {
      await server.deserted()
      await server.close()
    }
  })
  return async (...behaviours) => {
    const server = await misbehave(...behaviours)
    started.push(server)
    return server
  }
}
