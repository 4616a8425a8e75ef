/** The tokens of a time from `first` to `next` (excluded). */
export interface TimePlace {
  readonly first: number
  readonly next: number
}
