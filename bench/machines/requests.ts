import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFauxqs } from 'fauxqs'
import { openStory } from '../../src/index.ts'
import { story } from './story.ts'

/** Rows of the primary table, for two parts with tables of about 8 MB. */
const rows = 160_000

/** Number of requests to an object store for the first of two parts of a data set. */
export async function requestsOfPart(): Promise<number> {
  const service = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  service.createBucket('shop')
  let count = 0
  const counter = createServer((incoming, answer) => {
    count++
    const { method, url, headers } = incoming
    const outgoing = request({ host: '127.0.0.1', port: service.port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(answer)
    })
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await once(counter, 'listening')
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(counter.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    AWS_REGION: 'us-east-1',
  })
  try {
    await using world = await openStory(story, { rows, seed: 0, workers: 1 })
    await world.write('s3://shop/a', { format: 'csv', parts: 2, part: 0 })
    return count
  } finally {
    counter.closeAllConnections()
    counter.close()
    await service.stop()
  }
}
