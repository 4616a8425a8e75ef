import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { onTestFinished } from 'vitest'

/** What happens to a request before it reaches the service: a status answers it, and null lets it pass. */
type Fault = (request: IncomingMessage) => number | null | Promise<number | null>

export interface S3Service {
  /** Variables of the environment that lead the AWS SDK here. */
  readonly environment: Readonly<Record<string, string>>
  /** Text of all objects below a prefix, in Latin-1, by their names. */
  tree(prefix: string): Promise<Readonly<Record<string, string>>>
  /** Number of uploads in parts that were begun, and neither completed nor aborted. */
  openUploads(): number
  /** Requests so far, such as `PUT /shop/a/orders.csv?partNumber=1`. */
  readonly requests: readonly string[]
  /** Sets what happens to requests from now on. */
  fault: Fault
}

const bucket = 'shop'

/** A service that speaks S3 on a free port of 127.0.0.1, with the empty bucket `shop`, until the end of the test. */
export async function startS3(): Promise<S3Service> {
  const back = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  const { port } = back
  back.createBucket(bucket)
  const requests: string[] = []
  const uploads = new Set<string>()
  const service = { fault: ((): null => null) as Fault }
  const front = createServer((incoming, answer) => {
    requests.push(`${incoming.method} ${incoming.url}`)
    void pass(incoming, answer, port, service.fault, uploads)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const environment = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    // The tests also run on a version of Node.js that the SDK warns of.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  }
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  onTestFinished(async () => {
    client.destroy()
    await closed(front)
    await back.stop()
  })
  return Object.assign(service, {
    environment,
    requests,
    tree: (prefix: string) => treeOf(client, prefix),
    openUploads: () => uploads.size,
  })
}

async function pass(incoming: IncomingMessage, answer: ServerResponse, port: number, fault: Fault, uploads: Set<string>): Promise<void> {
  const status = await fault(incoming)
  if (status !== null) {
    incoming.resume()
    answer.writeHead(status, { 'content-type': 'application/xml' })
    answer.end(`<Error><Code>InternalError</Code><Message>fault ${status}</Message></Error>`)
    return
  }
  const { method, url, headers } = incoming
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 500, response.headers)
    response.pipe(answer)
    const [, id] = /[?&]uploadId=([^&]+)/.exec(url ?? '') ?? []
    if (id !== undefined && method !== 'PUT') uploads.delete(id)
    if (method === 'POST' && url?.includes('?uploads') === true)
      response.on('data', (text) => {
        const [, begun] = /<UploadId>(.+?)</.exec(String(text)) ?? []
        if (begun !== undefined) uploads.add(begun)
      })
  })
  outgoing.on('error', () => answer.destroy())
  incoming.on('error', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

async function treeOf(client: S3Client, prefix: string): Promise<Readonly<Record<string, string>>> {
  const { Contents: objects = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }))
  const entries = objects.map(async ({ Key: key = '' }) => {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    return [key.slice(prefix.length), (await body?.transformToString('latin1')) ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
