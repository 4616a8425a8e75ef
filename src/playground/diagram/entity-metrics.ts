import type { EntityNode } from './entity-graph.ts'
import type { Size } from './geometry.ts'

/** Sizes of a box of the diagram, in pixels at scale 1; the style sheet has the same fonts. */
export const entityMetrics = {
  padding: 12,
  head: 34,
  line: 19,
  /** Below the last key. */
  foot: 7,
  widest: 260,
  narrowest: 120,
  /** Between the name and the number of rows. */
  gap: 16,
  /** Before the name of a key, for what kind of key it is. */
  mark: 24,
  nameFont: '600 13px system-ui, sans-serif',
  rowsFont: '12px system-ui, sans-serif',
  keyFont: '12px ui-monospace, monospace',
} as const

/**
 * How large the box of a table is.
 * @param rows its number of rows as it is written
 * @param width of a text in a font of CSS
 */
export function entitySize({ name, keys }: EntityNode, rows: string, width: (text: string, font: string) => number): Size {
  const { padding, head, line, foot, widest, narrowest, gap, mark, nameFont, rowsFont, keyFont } = entityMetrics
  const headWidth = width(name, nameFont) + gap + width(rows, rowsFont)
  const keyWidth = keys.reduce((most, key) => Math.max(most, mark + width(key.name, keyFont)), 0)
  const inner = Math.ceil(Math.max(headWidth, keyWidth)) + 2 * padding
  return { width: Math.min(widest, Math.max(narrowest, inner)), height: keys.length === 0 ? head : head + keys.length * line + foot }
}
