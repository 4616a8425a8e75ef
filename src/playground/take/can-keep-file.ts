/** Whether this browser supports the origin private file system. */
export function canKeepFile(): boolean {
  return 'storage' in navigator && 'getDirectory' in navigator.storage
}
