import potpack from 'potpack'
import type { Point, Size } from './geometry.ts'

/** Boxes that do not touch. */
export interface Packed extends Size {
  /** Of each box its corner at the top left, in the order of the boxes. */
  readonly places: readonly Point[]
}

/** Puts boxes close together, so that all of them have about the aspect ratio (width over height) `aspect`. */
export function packBoxes(boxes: readonly Size[], aspect: number, gap: number): Packed {
  // Packing makes squares: widths are measured in units of the aspect.
  const placed = boxes.map(({ width, height }) => ({ w: (width + gap) / aspect, h: height + gap, x: 0, y: 0 }))
  const { w, h } = potpack([...placed])
  return {
    places: placed.map(({ x, y }) => ({ x: x * aspect, y })),
    width: Math.max(0, w * aspect - gap),
    height: Math.max(0, h - gap),
  }
}
