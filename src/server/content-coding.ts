import { codings } from '../codings/index.ts'

/**
 * The codings of responses, in order of preference on equal weights. gzip comes first, as some readers of zstd, Node's among them, take the
 * first of several frames for the whole.
 */
const offered = ['gzip', 'zstd'].flatMap((name) => {
  const coding = codings.get(name)
  return coding?.available === true ? [coding.name] : []
})

/** The coding that an Accept-Encoding header (RFC 9110, 12.5.3) prefers; null for none. `*` names no coding, so it gives none. */
export function contentCoding(header: string | undefined): string | null {
  if (header === undefined) return null
  const weights = new Map(header.split(',').map(weighed))
  const identity = weights.get('identity') ?? 0
  let [best, most]: [string | null, number] = [null, 0]
  for (const name of offered) {
    const weight = weights.get(name) ?? 0
    if (weight > most && weight >= identity) [best, most] = [name, weight]
  }
  return best
}

function weighed(entry: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return [name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 1 : weight]
}
