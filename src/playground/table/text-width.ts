let context: CanvasRenderingContext2D | null = null

/** The width of a text in the font family of the page, in CSS pixels. @param font a CSS font without the family: `600 13px` */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (context === null) return text.length * 8
  context.font = `${font} ${getComputedStyle(document.documentElement).fontFamily}`
  return context.measureText(text).width
}
