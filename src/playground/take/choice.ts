import type { Signal } from '@preact/signals'

/** The user's choice of a download. */
export interface Choice {
  /** The name of a table; null for the selected table. */
  readonly table: Signal<{ readonly isAll: boolean; readonly name: string } | null>
  /** Name of a file format. */
  readonly format: Signal<string>
  readonly isGzipped: Signal<boolean>
}
