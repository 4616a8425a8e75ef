/** A number of bytes as text: "1.2 MB". */
export function byteText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const [unit, size] = bytes < 999_500 ? ['KB', 1e3] : bytes < 999_500_000 ? ['MB', 1e6] : ['GB', 1e9]
  return `${Number((bytes / size).toPrecision(3))} ${unit}`
}
