/** Methods that search long lists, or generate much text, on every call. */
const slow: ReadonlySet<string> = new Set([
  'commerce.productDescription',
  'finance.transactionDescription',
  'git.commitEntry',
  'internet.jwt',
  'internet.userAgent',
  'location.city',
  'location.postalAddress',
  'lorem.paragraphs',
  'lorem.text',
  'string.nanoid',
  'system.commonFileName',
  'system.fileExt',
  'system.fileName',
  'system.filePath',
  'system.fileType',
])

/** The cost of a column of kind faker: its values take about this number times ten milliseconds. */
export function fakerCost(method: unknown): number {
  return typeof method === 'string' && slow.has(method) ? 5 : 1
}
