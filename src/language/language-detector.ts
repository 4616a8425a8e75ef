import { readFile } from 'node:fs/promises'
import { NgramTable } from './ngram-table.ts'

/** What eld finds in a text. */
interface Detected {
  /** ISO 639-1 code; empty if no language was found. */
  readonly language: string
  isReliable(): boolean
  /** Scores from 0 to 1 by language code. */
  getScores(): Readonly<Record<string, number>>
}

/** The modules of eld that are used. */
interface Eld {
  createEld(): {
    readonly instance: { detect(text: string): Detected }
    loadData(data: { readonly type: string; readonly languages: object; readonly ngrams: object }): void
  }
}

let loaded: Promise<(text: string) => Detected> | null = null

/**
 * The language detector of eld, loaded once. Its entry takes 40 MB to parse and keeps 29 MB: an object for each of 49,553 n-grams. So its
 * statistics are read as text and kept packed, in 4 MB; what it finds is the same. The files are those of the version that package.json
 * requires.
 */
export function languageDetector(): Promise<(text: string) => Detected> {
  return (loaded ??= load().catch((error: unknown) => {
    loaded = null
    throw error
  }))
}

async function load(): Promise<(text: string) => Detected> {
  const entry = import.meta.resolve('eld/extrasmall')
  const { createEld } = (await import(new URL('../languageDetector.js', entry).href)) as Eld
  const text = await readFile(new URL('../ngrams/extrasmall.js', entry), 'utf8')
  const { instance, loadData } = createEld()
  loadData({ type: 'extrasmall', languages: languagesIn(text), ngrams: NgramTable.read(text).asObject() })
  return (story) => instance.detect(story)
}

/** The codes of languages by their numbers, from `languages:{0:'am',1:'ar'}`. */
function languagesIn(text: string): Readonly<Record<string, string>> {
  const list = /languages:\{([\d:',a-z]+)\}/.exec(text)?.[1] ?? ''
  return Object.fromEntries([...list.matchAll(/(\d{1,3}):'([a-z]{2,3})'/g)].map(([, number = '', code = '']) => [number, code]))
}
