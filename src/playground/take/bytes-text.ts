const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** "512 B", "1.5 MB": decimal units, three digits. */
export function bytesText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** power
  return `${power === 0 ? Math.round(value) : value.toPrecision(3)} ${units[power] ?? 'B'}`
}
