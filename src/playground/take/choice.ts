import type { Signal } from '@preact/signals'

/** The user's choice of a download. */
export interface Choice {
  /** Null for the table that is looked at. */
  readonly table: Signal<{ readonly isAll: boolean; readonly name: string } | null>
  /** Name of a file format. */
  readonly format: Signal<string>
  readonly isGzipped: Signal<boolean>
}
