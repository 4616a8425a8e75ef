import { readFileSync } from 'node:fs'

/** A block of TypeScript of the docs. */
export interface Block {
  /** What its first line says that the file is called; null where it says nothing. */
  readonly name: string | null
  readonly code: string
}

/** The blocks of TypeScript of a page, in order. */
export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => ({ name: /^\/\/ (\S+\.ts)\n/.exec(code)?.[1] ?? null, code }))
}
