/** The release of this package: within a release, equal requests give equal bytes. A test compares it with package.json. */
export const version = '0.1.0'
