/**
 * Bytes generated as they are read: a web `ReadableStream`, and so an async iterable. Has the type of the stream where the project of the
 * caller defines one.
 */
export type ByteStream = AsyncIterable<Uint8Array> & WebStream

type WebStream = typeof globalThis extends { readonly ReadableStream: { readonly prototype: infer Stream } } ? Stream : unknown
