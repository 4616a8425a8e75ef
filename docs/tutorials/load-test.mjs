// Sends each line of an NDJSON file once, as the body of a POST, over 10 connections: node load-test.mjs customers.ndjson http://127.0.0.1:3000
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const [file, url] = process.argv.slice(2)
const bodies = readFileSync(file, 'utf8').trimEnd().split('\n')
let sent = 0

const result = await autocannon({
  url,
  connections: 10,
  amount: bodies.length,
  requests: [
    {
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: bodies[sent++ % bodies.length] }),
    },
  ],
})

console.log(`${result['2xx']} of ${bodies.length} answered with 2xx, ${result.non2xx} with others, ${result.errors} errors`)
console.log(`latency: median ${result.latency.p50} ms, 99% within ${result.latency.p99} ms`)
