import type { EntityNode } from './entity-graph.ts'
import type { Size } from './geometry.ts'

/** Sizes of a box of the diagram, in pixels at scale 1; the style sheet has the same fonts. */
export const entityMetrics = {
  padding: 12,
  head: 34,
  line: 19,
  /** Space below the last key. */
  foot: 7,
  widest: 260,
  narrowest: 120,
  /** Space between the name and the number of rows. */
  gap: 16,
  /** Space before the name of a key, for the symbol of its type. */
  mark: 24,
  nameFont: '600 13px system-ui, sans-serif',
  rowsFont: '12px system-ui, sans-serif',
  keyFont: '12px ui-monospace, monospace',
} as const

/**
 * The size of a table's box.
 * @param rows its formatted number of rows
 * @param width measures a text in a CSS font, in pixels
 */
export function entitySize({ name, keys }: EntityNode, rows: string, width: (text: string, font: string) => number): Size {
  const { padding, head, line, foot, widest, narrowest, gap, mark, nameFont, rowsFont, keyFont } = entityMetrics
  const headWidth = width(name, nameFont) + gap + width(rows, rowsFont)
  const keyWidth = keys.reduce((most, key) => Math.max(most, mark + width(key.name, keyFont)), 0)
  const inner = Math.ceil(Math.max(headWidth, keyWidth)) + 2 * padding
  return { width: Math.min(widest, Math.max(narrowest, inner)), height: keys.length === 0 ? head : head + keys.length * line + foot }
}
