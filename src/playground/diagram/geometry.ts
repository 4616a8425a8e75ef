export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Its corner at the top left, and its size. */
export type Box = Point & Size
