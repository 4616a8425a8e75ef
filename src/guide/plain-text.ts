const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Elements within a line: what follows one does not begin a new word. */
const inline = /<\/?(?:a|b|code|em|i|kbd|strong)\b[^<>]*>/g

/** The visible text of HTML that the guide made, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(inline, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
