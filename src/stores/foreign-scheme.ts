/**
 * The scheme of a URL that names no store of files, such as `gs`; null for a path and for `s3://`. As a path it would be a directory `gs:`.
 */
export function foreignScheme(place: string): string | null {
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(place)?.[1] ?? null
  return scheme === 's3' ? null : scheme
}
