/** Text that all threads can read. */
export function shareJson(json: string): SharedArrayBuffer {
  const bytes = new TextEncoder().encode(json)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}

/** Parses what `shareJson` shared. */
export function readSharedJson(shared: SharedArrayBuffer): unknown {
  // TextDecoder does not accept shared memory, so copy first.
  return JSON.parse(new TextDecoder().decode(new Uint8Array(shared).slice()))
}
