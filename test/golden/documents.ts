/** SHA-256 of the document of every domain and format, 1000 rows, seed 42, the domain's own story; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {}
