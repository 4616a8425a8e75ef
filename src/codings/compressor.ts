/** The library that codes bytes here, its release, and the processor that it is made for: another one may make other bytes of the same data, which need another entity tag. */
export const compressor = `zlib ${process.versions.zlib} zstd ${process.versions['zstd'] ?? ''} ${process.arch}`
