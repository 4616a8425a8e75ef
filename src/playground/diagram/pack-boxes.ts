import potpack from 'potpack'
import type { Point, Size } from './geometry.ts'

/** Boxes that do not overlap. */
export interface Packed extends Size {
  /** The top left corner of each box, in the order of the boxes. */
  readonly places: readonly Point[]
}

/** The packing algorithm gives approximate squares; these aspect ratios are tried and the best result is used. */
const stretches = [0.5, 0.7, 1, 1.4, 2, 2.8]

/** Packs boxes so that they fit as large as possible into a space with the aspect ratio (width to height) `aspect`. */
export function packBoxes(boxes: readonly Size[], aspect: number, gap: number): Packed {
  const extent = ({ width, height }: Packed): number => Math.max(width, height * aspect)
  return stretches
    .map((stretch) => packed(boxes, aspect * stretch, gap))
    .reduce((best, each) => (extent(each) < extent(best) ? each : best))
}

function packed(boxes: readonly Size[], aspect: number, gap: number): Packed {
  const placed = boxes.map(({ width, height }) => ({ w: (width + gap) / aspect, h: height + gap, x: 0, y: 0 }))
  const { w, h } = potpack([...placed])
  return {
    places: placed.map(({ x, y }) => ({ x: x * aspect, y })),
    width: Math.max(0, w * aspect - gap),
    height: Math.max(0, h - gap),
  }
}
