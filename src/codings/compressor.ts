/**
 * The compression libraries, their releases, and the processor architecture. Another one may encode the same data differently, which
 * requires another entity tag.
 */
export const compressor = `zlib ${process.versions.zlib} zstd ${process.versions['zstd'] ?? ''} ${process.arch}`
