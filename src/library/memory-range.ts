/** Bounds of `memoryMb`, in MiB. */
export const memoryRange = { least: 16, most: 1_000_000 } as const
