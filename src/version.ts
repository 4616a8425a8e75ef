/** The release whose bytes these are: equal requests give equal bytes within a version. Kept equal to package.json by a test. */
export const version = '0.1.0'
