/** Bounds of a number of rows; both are included. */
export interface Between {
  readonly min: number
  readonly max: number
}
