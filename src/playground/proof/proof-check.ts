import type { DatasetTable } from '../api/dataset.ts'
import type { Proof } from '../../story/proofs/proof.ts'
import type { Value } from './sql/query.ts'

/** What came of a proof in the data. */
export type ProofResult =
  /** The query gives what it must. */
  | { readonly kind: 'holds' }
  /** The query gives another value. */
  | { readonly kind: 'differs'; readonly value: Value }
  /** The query was not run, because it reads more cells than the limit; `rows` is the number of rows that it reads. */
  | { readonly kind: 'large'; readonly cells: number; readonly rows: number }
  | { readonly kind: 'failed'; readonly detail: string }

/** Asks the thread to run proofs over the rows of a data set. */
export interface ProofQuestion {
  readonly id: number
  /** The address of the data set, and the headers for its requests. */
  readonly location: string
  readonly headers: Readonly<Record<string, string>>
  readonly tables: readonly DatasetTable[]
  /** Proofs by the place of their fact. */
  readonly proofs: readonly { readonly place: number; readonly proof: Proof }[]
  /** Cells that may be read for one proof. */
  readonly mostCells: number
}

export interface ProofAnswer {
  readonly id: number
  readonly place: number
  readonly result: ProofResult
}
