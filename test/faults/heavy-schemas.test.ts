import { describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { core } from '../server/support/core.ts'
import { startService } from '../cli/support/run-cli.ts'
import { dial, startApp, until } from '../server/support/start-app.ts'
import { median } from '../support/median.ts'
import { slowness } from '../support/slowness.ts'

/** A request of a kilobyte for 100,000 rows, each of which adds up 10,000 others: minutes of work before the first byte. */
const heavy = (() => {
  const schema = {
    version: 1,
    tables: [
      {
        name: 'parents',
        rows: { type: 'primary', count: 100_000 },
        columns: [
          { name: 'parent_id', kind: 'sequence' },
          { name: 'total', kind: 'roll_up', table: 'children', aggregate: 'sum', column: 'amount' },
        ],
      },
      {
        name: 'children',
        rows: { type: 'owned', by: 'parents', min: 10_000, max: 10_000 },
        columns: [
          { name: 'child_id', kind: 'sequence' },
          { name: 'parent_id', kind: 'owner_key', table: 'parents' },
          { name: 'amount', kind: 'decimal', scale: 2, min: 0, max: 10 },
        ],
      },
    ],
  }
  const body = JSON.stringify({ schema, seed: 1, format: 'csv', table: 'parents' })
  return `POST /api/generate-data HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
})()

describe('a schema that means minutes of work', () => {
  it('should not keep the workers when its readers have left', async () => {
    const { port, pool } = await startApp({ core, pool: new Pool({ workers: 2 }) })
    const times: number[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      const sockets = [1, 2].map(() => dial(port).socket)
      for (const socket of sockets) socket.write(heavy)
      await until(() => pool.counts.busy === 2)
      // Not in the first moments, in which the code is compiled.
      await new Promise((resolve) => setTimeout(resolve, 150))
      const left = performance.now()
      for (const socket of sockets) socket.destroy()
      await until(() => pool.counts.busy === 0)
      times.push(performance.now() - left)
    }
    expect(median(times)).toBeLessThan(100 * slowness())
    expect(pool.counts.restarts).toBe(0)
  })

  it('should not keep the service from stopping when its grace is over', async () => {
    const { child, outcome, port, url } = await startService(['--grace-seconds', '1'])
    const { socket, received } = dial(port)
    socket.write(heavy)
    const health = async () => (await (await fetch(`${url}/api/health`)).json()) as { readonly active_responses: number }
    while ((await health()).active_responses === 0);
    const told = performance.now()
    child.kill('SIGTERM')
    const { code, error } = await outcome
    expect([code, error]).toEqual([0, expect.not.stringContaining('error:')])
    expect(performance.now() - told).toBeLessThan(8_000)
    expect((await received).toString('latin1').endsWith('0\r\n\r\n')).toBe(false)
  })
})
