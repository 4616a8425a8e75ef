/** Bytes as they are made: a web `ReadableStream`, and so an async iterable. Its type is that of the stream where the project knows one. */
export type ByteStream = AsyncIterable<Uint8Array> & WebStream

type WebStream = typeof globalThis extends { readonly ReadableStream: { readonly prototype: infer Stream } } ? Stream : unknown
