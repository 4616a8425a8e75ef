import type { ProofAnswer, ProofQuestion } from './proof-check.ts'
import { readColumns } from './read-columns.ts'
import { runProofs } from './run-proofs.ts'

// A worker, because a query over all rows takes longer than the page may be blocked.
let current = new AbortController()

addEventListener('message', ({ data: { id, location, headers, tables, proofs, mostCells } }: MessageEvent<ProofQuestion>) => {
  current.abort()
  current = new AbortController()
  const { signal } = current
  const tell = (place: number, result: ProofAnswer['result']): void => {
    const answer: ProofAnswer = { id, place, result }
    if (!signal.aborted) postMessage(answer)
  }
  const read = (table: string, columns: readonly string[]): ReturnType<typeof readColumns> =>
    readColumns(location, table, columns, { headers, signal })
  runProofs(tables, proofs, mostCells, read, tell).catch((error: unknown) => {
    const detail = error instanceof Error ? error.message : String(error)
    for (const { place } of proofs) tell(place, { kind: 'failed', detail })
  })
})
