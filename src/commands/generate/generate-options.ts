import type { DestinationOptions, Selection } from '../../destinations/destination.ts'
import type { InputOptions } from '../input.ts'

/** The options of `synth generate`; those of formats are texts under their names. */
export interface GenerateOptions extends InputOptions, Selection, Omit<DestinationOptions, 'splitBytes'> {
  readonly rows?: number
  readonly seed: number
  readonly format?: string
  readonly out: string
  readonly workers: number
  /** Memory of all threads for caches and rows in progress, in MiB. */
  readonly memoryMb?: number
  readonly splitSize?: number
  readonly quiet?: boolean
  /** URL of the queue of a fleet. */
  readonly queue?: string
}
