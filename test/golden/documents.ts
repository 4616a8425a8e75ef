/** SHA-256 of the documents of a story of many facts, 100 rows, seed 42; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {
  'told records': 'eac56ac8d2a4fb813002ef311abd48537fc112f39ff7dbaf2f48f6bbe9b33d81',
  'told columns': '9b9223524c94ab1161d0c4bbd15b2afd2456f2d7f026be6476e702d689290422',
}
