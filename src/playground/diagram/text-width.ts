let context: CanvasRenderingContext2D | null = null

/** The width of a text in a CSS font, in pixels. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  // Without a canvas, an estimate that fits most fonts is used.
  if (context === null) return text.length * 8
  context.font = font
  return context.measureText(text).width
}
