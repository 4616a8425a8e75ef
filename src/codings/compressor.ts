/** The library that codes bytes here, and its release: another one may make other bytes of the same data, which need another entity tag. */
export const compressor = `zlib ${process.versions.zlib} zstd ${process.versions['zstd'] ?? ''}`.trim()
