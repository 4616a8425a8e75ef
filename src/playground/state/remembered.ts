/**
 * A value that this browser stores under a key, for the tab or permanently; null if there is none or storage is disabled.
 * @param value stored from now on; null removes it; absent changes nothing
 */
export function remembered(where: 'session' | 'local', key: string, value?: string | null): string | null {
  try {
    const storage = where === 'session' ? sessionStorage : localStorage
    if (value === undefined) return storage.getItem(key)
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return value
  } catch {
    // If the browser disables storage, reading the property throws; the page works without storage.
    return null
  }
}
