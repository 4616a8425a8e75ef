/** Encodings of values and levels, by their numbers in the Parquet metadata. */
export const encodings = { plain: 0, rle: 3, dictionary: 8 } as const
