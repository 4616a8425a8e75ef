import type { Choices, CompileContext, Frame } from '../column-kind.ts'

/** How rows of the target are picked, and the guarantees that follow. */
export interface Picker {
  readonly pick: (frame: Frame, out: Float64Array) => void
  readonly distinct?: 'siblings' | undefined
  readonly repeats?: string | undefined
  readonly choices?: Choices | undefined
}

/** A draw for each row. */
export function plainDraws(context: CompileContext): (frame: Frame) => Uint32Array {
  const site = context.site()
  return (frame) => frame.draw(site)
}
