/** SHA-256 of the documents of a story of many facts, 100 rows, seed 42; see `expectGolden` for renewing it. */
export const documentHashes: Readonly<Record<string, string>> = {
  'told records': 'e28001d93ec79f0842a44aec783c14c81585553734629858492d90d4ef01c5f3',
  'told columns': '31f3b851708604aa8d4c641bf7266ef7202fb5912429f9718f6fa210eabcc19e',
}
