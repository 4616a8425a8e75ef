/** Whether this browser gives a page a private folder on the disk. */
export function canKeepFile(): boolean {
  return 'storage' in navigator && 'getDirectory' in navigator.storage
}
