/** The header with the file name for saving (RFC 6266): names with characters beyond ASCII are given in both of its forms. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_')
  if (plain === fileName) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
