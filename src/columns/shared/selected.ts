import { SchemaError } from '../../schema/schema-error.ts'
import type { Lane, Layout, NumberLayout, TextLayout, TextPart, Vector } from '../../vector.ts'
import type { CompiledColumn, Frame } from '../column-kind.ts'
import { rescale } from './scaled.ts'
import { requireTextSize } from './text-size.ts'
import { mapped, requireExact, union } from './value-range.ts'

/** Writes into `chosen` the index of the column that each row takes, -1 for none. */
type Choose = (frame: Frame, chosen: Int32Array) => void

/** The rows for which column `way` is evaluated, one per row of `frame`. */
export type FrameOf = (frame: Frame, way: number) => Frame

/**
 * Selects the cells of one of several columns in each row. Every column is evaluated once.
 * @param frameOf default the rows themselves
 * @throws SchemaError if the columns have several types
 */
export function selected(
  ways: readonly CompiledColumn[],
  mayHaveNone: boolean,
  choose: Choose,
  frameOf: FrameOf = (frame) => frame,
): CompiledColumn {
  const { layout, lanesOf, range } = merged(ways)
  const nullable = mayHaveNone || ways.some((way) => way.layout.nullable)
  return {
    layout: { ...layout, nullable },
    range,
    fill: (frame) => {
      const chosen = frame.int32()
      choose(frame, chosen)
      const cells = ways.map((way, index) => way.fill(frameOf(frame, index)))
      return { lanes: lanesOf(frame, cells, chosen), nulls: nullable ? selectedNulls(frame, cells, chosen) : null }
    },
  }
}

type LanesOf = (frame: Frame, cells: readonly Vector[], chosen: Int32Array) => readonly Lane[]

interface Merged extends Pick<CompiledColumn, 'range'> {
  readonly layout: Layout
  readonly lanesOf: LanesOf
}

function merged(ways: readonly CompiledColumn[]): Merged {
  const types = [...new Set(ways.map(({ layout }) => layout.type))]
  const layouts = ways.map(({ layout }) => layout)
  if (types.length > 1) throw new SchemaError(`The cases have values of several types: ${types.join(', ')}`)
  if (layouts.every((layout) => layout.type === 'text')) return mergedTexts(layouts)
  if (layouts.every((layout) => layout.type === 'number')) return mergedNumbers(layouts, ways)
  const [layout] = layouts
  if (layout === undefined) throw new SchemaError('One case at least must have a value')
  return { layout, lanesOf: (frame, cells, chosen) => [selectedLane(frame, firstLanes(cells), chosen)] }
}

function firstLanes(cells: readonly Vector[]): readonly Lane[] {
  return cells.map(({ lanes }) => lanes[0] as Lane)
}

function mergedNumbers(layouts: readonly NumberLayout[], ways: readonly CompiledColumn[]): Merged {
  const scale = layouts.reduce((most, layout) => Math.max(most, layout.scale), 0)
  const ranges = ways.map(({ range }, way) =>
    requireExact(
      mapped(range ?? null, (value) => value * 10 ** (scale - (layouts[way] as NumberLayout).scale)),
      scale,
    ),
  )
  return {
    layout: { type: 'number', scale, nullable: false },
    range: union(ranges) ?? undefined,
    lanesOf: (frame, cells, chosen) => [
      selectedLane(
        frame,
        cells.map(({ lanes }, way) => rescale(frame, lanes[0] as Float64Array, (layouts[way] as NumberLayout).scale, scale)),
        chosen,
      ),
    ],
  }
}

/** Rows without a chosen column get 0. */
function selectedLane(frame: Frame, lanes: readonly Lane[], chosen: Int32Array): Lane {
  const out = lanes[0] instanceof Float64Array ? frame.float64() : frame.int32()
  out.fill(0, 0, frame.count)
  for (const [way, lane] of lanes.entries()) {
    for (let i = 0; i < frame.count; i++) if (chosen[i] === way) out[i] = lane[i] as number
  }
  return out
}

function selectedNulls(frame: Frame, cells: readonly Vector[], chosen: Int32Array): Uint8Array {
  const out = frame.uint8()
  for (let i = 0; i < frame.count; i++) out[i] = (chosen[i] as number) < 0 ? 1 : (cells[chosen[i] as number]?.nulls?.[i] ?? 0)
  return out
}

/**
 * If each text is a single word, merges the dictionaries. Otherwise concatenates the parts of all texts; those of texts that are not chosen
 * stay blank.
 */
function mergedTexts(layouts: readonly TextLayout[]): Merged {
  const dictionaries = layouts.map(singleWords)
  if (dictionaries.every((words) => words !== null)) return mergedWords(dictionaries)
  requireTextSize(layouts.map(({ parts }) => parts))
  const parts: TextPart[] = []
  const fills: BlankableFill[] = []
  for (const [way, layout] of layouts.entries()) {
    for (const part of layout.parts) for (const piece of blankable(part, way, parts.length)) fills.push(addPiece(piece, parts))
  }
  return {
    layout: { type: 'text', parts, nullable: false },
    lanesOf: (frame, cells, chosen) => fills.map((fill) => fill(frame, cells, chosen)),
  }
}

interface Words {
  readonly lane: number
  readonly words: readonly string[]
}

function singleWords({ parts }: TextLayout): Words | null {
  const [part, ...more] = parts
  return part?.type === 'word' && more.length === 0 ? { lane: part.lane, words: part.dictionary.words } : null
}

function mergedWords(dictionaries: readonly Words[]): Merged {
  // Cases often read the same column, so each list of words is merged only once.
  const lists = [...new Set(dictionaries.map((dictionary) => dictionary.words))]
  requireTextSize([lists.map((list): TextPart => ({ type: 'word', lane: 0, dictionary: { words: list } }))])
  const codeOf = new Map<string, number>()
  const placesIn = new Map(lists.map((list) => [list, Int32Array.from(list, (word) => codeIn(codeOf, word))]))
  const words = [...codeOf.keys()]
  const places = dictionaries.map((dictionary) => placesIn.get(dictionary.words))
  return {
    layout: { type: 'text', parts: [{ type: 'word', lane: 0, dictionary: { words } }], nullable: false },
    lanesOf: (frame, cells, chosen) => {
      const out = frame.int32().fill(0, 0, frame.count)
      for (const [way, { lane }] of dictionaries.entries()) {
        const codes = cells[way]?.lanes[lane] as Int32Array
        const place = places[way] as Int32Array
        for (let i = 0; i < frame.count; i++) if (chosen[i] === way) out[i] = place[codes[i] as number] as number
      }
      return [out]
    },
  }
}

/** The code of a word: a new word gets the next one. */
function codeIn(codeOf: Map<string, number>, word: string): number {
  const known = codeOf.get(word)
  if (known !== undefined) return known
  codeOf.set(word, codeOf.size)
  return codeOf.size - 1
}

type BlankableFill = LanesOf extends (...given: infer Given) => unknown ? (...given: Given) => Lane : never

interface BlankablePiece {
  readonly part: TextPart
  readonly fill: BlankableFill
}

function addPiece({ part, fill }: BlankablePiece, parts: TextPart[]): BlankableFill {
  parts.push(part)
  return fill
}

/**
 * Writes the codes of a piece where `chosen` is `way`, 0 elsewhere. Each type of piece has its own loop, because a shared loop would call a
 * function for each row.
 */
type CodeLoop = (source: Lane, chosen: Int32Array, way: number, count: number, out: Int32Array) => void

const always: CodeLoop = (_source, chosen, way, count, out) => {
  for (let i = 0; i < count; i++) out[i] = chosen[i] === way ? 1 : 0
}

const following: CodeLoop = (source, chosen, way, count, out) => {
  for (let i = 0; i < count; i++) out[i] = chosen[i] === way ? (source[i] as number) + 1 : 0
}

const whereZero: CodeLoop = (source, chosen, way, count, out) => {
  for (let i = 0; i < count; i++) out[i] = chosen[i] === way && source[i] === 0 ? 1 : 0
}

/** Converts a part of text `way` to parts that write nothing in rows which chose another text; their lanes are numbered from `lane`. */
function blankable(part: TextPart, way: number, lane: number): readonly BlankablePiece[] {
  const codes = (at: number, words: readonly string[], loop: CodeLoop, from: number | null): BlankablePiece => ({
    part: { type: 'word', lane: at, dictionary: { words } },
    fill: (frame, cells, chosen) => {
      const out = frame.int32()
      loop(from === null ? chosen : (cells[way]?.lanes[from] as Lane), chosen, way, frame.count, out)
      return out
    },
  })
  if (part.type === 'literal') return [codes(lane, ['', part.text], always, null)]
  if (part.type === 'word') return [codes(lane, ['', ...part.dictionary.words], following, part.lane)]
  const digits: BlankablePiece = {
    part: { type: 'digits', lane, width: part.width, blankZero: true },
    fill: (frame, cells, chosen) => {
      const source = cells[way]?.lanes[part.lane] as Float64Array
      const out = frame.float64()
      for (let i = 0; i < frame.count; i++) out[i] = chosen[i] === way ? (source[i] as number) : 0
      return out
    },
  }
  // The number 0 is blank, too, so a word writes the zeros of rows that chose this text.
  return part.blankZero ? [digits] : [digits, codes(lane + 1, ['', '0'.repeat(Math.max(1, part.width))], whereZero, part.lane)]
}
