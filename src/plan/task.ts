/** A piece of a response that a worker writes: bytes that stand one after another, about 1 MiB. Crosses threads by structured clone. */
export interface Task {
  readonly plan: SharedPlan
  /** Any safe integer. */
  readonly seed: number
  /** The encoder's name. */
  readonly format: string
  readonly pieces: readonly Piece[]
  /** About how many bytes it comes to: the size of a first buffer, nothing else, depends on it. */
  readonly estimatedBytes: number
}

export type Piece =
  | { readonly type: 'text'; readonly text: string }
  /** Rows [first, first + count) of `plan.tables[table]`, of its columns with these indices; `first` is 0 in the first piece of a section. */
  | { readonly type: 'rows'; readonly table: number; readonly columns: readonly number[]; readonly first: number; readonly count: number }

/** A plan as workers get it: handles to shared memory, read and compiled once a worker, then found by `key`. */
export interface SharedPlan {
  /** Equal keys are equal plans. */
  readonly key: string
  /** The plan as UTF-8 JSON. */
  readonly json: SharedArrayBuffer
  /** The reference lists that the plan names, each as UTF-8 JSON. */
  readonly lists: Readonly<Record<string, SharedArrayBuffer>>
}

/** What a task came to: bytes [start, end) of `buffer`. */
export interface TaskResult {
  readonly buffer: ArrayBuffer
  readonly start: number
  readonly end: number
}
