import type { BooleanLayout, DateLayout, Dictionary, Layout, NumberLayout, TextLayout, TimestampLayout } from '../../vector.ts'

export const booleanLayout: BooleanLayout = { type: 'boolean', nullable: false }
export const dateLayout: DateLayout = { type: 'date', nullable: false }
export const timestampLayout: TimestampLayout = { type: 'timestamp', nullable: false }

export function numberLayout(scale = 0): NumberLayout {
  return { type: 'number', scale, nullable: false }
}

/** Minimum number of lanes of a vector with this layout. */
export function laneCount(layout: Layout): number {
  return layout.type === 'text'
    ? layout.parts.reduce((most, part) => (part.type === 'literal' ? most : Math.max(most, part.lane + 1)), 0)
    : 1
}

/** A text that consists of one dictionary word; its codes are in lane 0. */
export function wordLayout(words: readonly string[]): TextLayout {
  return { type: 'text', parts: [{ type: 'word', lane: 0, dictionary: { words } satisfies Dictionary }], nullable: false }
}
