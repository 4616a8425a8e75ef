const scales: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 }

/** Parses a number of rows: "1000", "1,000", "1 000", "10k", "1.5M", "1e6"; null if invalid. */
export function readCount(text: string): number | null {
  const plain = text.replaceAll(/[\s_']|,(?=\d{3})/g, '')
  const [, digits = '', scale = ''] = /^([\d.,]+(?:e\d)?)([kmb]?)$/i.exec(plain) ?? []
  const value = Number(digits) * (scales[scale.toLowerCase()] ?? Number.NaN)
  return digits !== '' && Number.isSafeInteger(value) && value >= 0 ? value : null
}
