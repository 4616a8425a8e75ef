/** A count and its noun, which is plural unless the count is 1. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** A count with a comma between thousands. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

/** Bytes in decimal units, such as `1.2 MB`. */
export function sizeOf(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 ? Math.round(value) : value.toFixed(value < 10 ? 1 : 0)} ${['B', 'kB', 'MB', 'GB', 'TB'][power]}`
}

/** A time to wait, rounded up to seconds or minutes. */
export function timeOf(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
