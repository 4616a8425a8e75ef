import type { Lane, TextPart } from '../../vector.ts'
import type { CompiledColumn } from '../column-kind.ts'
import { mergedNulls } from './readable.ts'
import type { TextPiece } from './spelled.ts'
import { requireTextSize } from './text-size.ts'

/** Concatenates pieces into a text; null if a piece is null. @throws SchemaError if the text would be too large */
export function joinedText(pieces: readonly TextPiece[]): CompiledColumn {
  requireTextSize(pieces.map((piece) => piece.parts))
  const parts: TextPart[] = []
  let lanes = 0
  for (const piece of pieces) {
    const first = lanes
    parts.push(...piece.parts.map((part) => (part.type === 'literal' ? part : { ...part, lane: part.lane + first })))
    lanes += piece.lanes
  }
  return {
    layout: { type: 'text', parts, nullable: pieces.some(({ nullable }) => nullable) },
    fill: (frame) => {
      const cells = pieces.map((piece) => piece.fill(frame))
      const filled: Lane[] = cells.flatMap((cell) => cell.lanes)
      return {
        lanes: filled,
        nulls: mergedNulls(
          frame,
          cells.map(({ nulls }) => nulls),
        ),
      }
    },
  }
}

/** A piece with the same text in every row. */
export function literalPiece(text: string): TextPiece {
  return { parts: [{ type: 'literal', text }], lanes: 0, nullable: false, fill: () => ({ lanes: [], nulls: null }) }
}
