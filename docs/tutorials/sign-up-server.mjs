// The server under load in the tutorial: accepts customers by POST and refuses an e-mail address that it has seen. Prints the counts when it ends.
import { createServer } from 'node:http'

const addresses = new Set()
let refused = 0

function signUp({ email }) {
  const status = typeof email !== 'string' ? 400 : addresses.has(email) ? 409 : 201
  if (status === 201) addresses.add(email)
  else refused += 1
  return status
}

const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => response.writeHead(request.method === 'POST' ? signUp(JSON.parse(Buffer.concat(parts).toString())) : 405).end())
})

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => console.log(`listens on ${server.address().port}`))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    console.log(`${addresses.size} customers signed up, ${refused} refused`)
    process.exit(0)
  })
