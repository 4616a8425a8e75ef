let context: CanvasRenderingContext2D | null = null

/** How wide a text is in a font of CSS, in pixels. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  // Browsers that give no canvas get boxes that fit most fonts.
  if (context === null) return text.length * 8
  context.font = font
  return context.measureText(text).width
}
