import type { LongAnswer } from './long-answers.ts'

/**
 * Saves an answer as a file. If only a part was fetched, the same request is sent again with the seed of this answer. Calls `onProgress`
 * with the number of bytes received so far. Rejects if the signal is aborted or the request fails.
 */
export async function saveAnswer(answer: LongAnswer, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> {
  const name = fileNameOf(answer)
  if (answer.whole !== null) return download(answer.whole, name)
  const { body, ok, status } = await fetch(answer.url, { ...repeatable(answer), signal })
  if (!ok || body === null) throw new Error(`the same request was answered with the status ${status}`)
  // Browsers keep long blobs on the disk.
  download(await new Response(body.pipeThrough(counter(onProgress))).blob(), name)
}

/** The same request. If it has no seed, the seed of the answer is added. */
function repeatable({ request, headers }: LongAnswer): RequestInit {
  const { method = 'GET', body, credentials } = request
  const seed = headers.get('synth-seed')
  const own = { method, headers: request.headers ?? {}, ...(credentials && { credentials }) }
  if (typeof body !== 'string') return own
  if (seed === null) return { ...own, body }
  return { ...own, body: JSON.stringify({ ...(JSON.parse(body) as object), seed: Number(seed) }) }
}

function counter(onProgress: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      onProgress(bytes)
      controller.enqueue(chunk)
    },
  })
}

const endings: readonly (readonly [type: RegExp, ending: string])[] = [
  [/ndjson/, 'ndjson'],
  [/json/, 'json'],
  [/csv/, 'csv'],
  [/tab-separated/, 'tsv'],
  [/sql/, 'sql'],
  [/zip/, 'zip'],
]

/** The file name in the answer, or else the name of the endpoint with the extension of the media type. */
function fileNameOf({ url, headers }: LongAnswer): string {
  const [, given] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  if (given !== undefined) return given
  const type = headers.get('content-type') ?? ''
  const ending = endings.find(([pattern]) => pattern.test(type))?.[1] ?? 'txt'
  const stem = new URL(url, location.href).pathname.split('/').at(-1) ?? 'answer'
  return stem.includes('.') ? stem : `${stem}.${ending}`
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Leave the browser time to start the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
