/** Methods that look through long lists, or make much text, each time they are called. */
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

/** What a column of kind faker counts: about so many times ten milliseconds until its values are there. */
export function fakerCost(method: unknown): number {
  return typeof method === 'string' && slow.has(method) ? 5 : 1
}
