export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle: its top left corner and its size. */
export type Box = Point & Size
