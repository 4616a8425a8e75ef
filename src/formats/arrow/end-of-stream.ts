/** The end of the stream: a continuation and a length of 0. */
export const endOfStream: Uint8Array = Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0)
