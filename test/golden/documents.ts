/** SHA-256 of the documents of a story of many facts, 100 rows, seed 42; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {
  'told records': 'a4e7c29049827b6d963b97d115731041b4a5db9a879c01e78bc467895e26e30d',
  'told columns': '456593d203d413cb588cc25ccb58b0723c79b3a9e8735873ea91e4f81d8263f0',
}
