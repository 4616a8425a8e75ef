/** By version of the data: a digest of the golden hashes that it has. */
export const dataVersions: Readonly<Record<number, string>> = {
  1: 'wsTm-DjBGkd2pVrOyzM5iY',
}
