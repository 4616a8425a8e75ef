/**
 * What this browser keeps under a key: for the tab or beyond it. Nothing where storage is switched off.
 * @param value is kept from now on; null takes it away; absent changes nothing
 */
export function remembered(where: 'session' | 'local', key: string, value?: string | null): string | null {
  try {
    const storage = where === 'session' ? sessionStorage : localStorage
    if (value === undefined) return storage.getItem(key)
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return value
  } catch {
    // Reading the property itself throws where the browser allows no storage: the page works without.
    return null
  }
}
