/**
 * Passes bytes through a transforming stream.
 * @param most maximum number of bytes of the result
 * @throws RangeError if the result has more bytes; errors of the stream
 */
export async function bytesThrough(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream, most = Infinity): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = (new Blob([bytes]).stream().pipeThrough(through) as ReadableStream<Uint8Array>).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      throw new RangeError(`More than ${most} bytes`)
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}
