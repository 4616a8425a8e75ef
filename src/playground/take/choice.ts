import type { Signal } from '@preact/signals'

/** The user's choice of a download. */
export interface Choice {
  /** Whether all tables are taken, instead of the selected one. */
  readonly isAll: Signal<boolean>
  /** Name of a file format. */
  readonly format: Signal<string>
  readonly isGzipped: Signal<boolean>
}
