import { civilFromDays, secondsPerDay } from '../../calendar.ts'
import type { Lane, TextPart, Vector } from '../../vector.ts'
import type { Frame } from '../column-kind.ts'
import { laneCount } from './layouts.ts'
import type { Readable } from './readable.ts'

/** A piece of a text: its parts, with lanes numbered from 0, and the function that fills the lanes. */
export interface TextPiece {
  readonly parts: readonly TextPart[]
  readonly lanes: number
  readonly nullable: boolean
  readonly fill: (frame: Frame) => Vector
}

/** A column as a text, in the notation of a response: numbers with all their digits, dates and timestamps as ISO 8601. */
export function spelled({ layout, read }: Readable): TextPiece {
  const { nullable } = layout
  switch (layout.type) {
    case 'text': {
      const lanes = laneCount(layout)
      const fill = (frame: Frame): Vector => {
        const cells = read(frame)
        return { lanes: cells.lanes.slice(0, lanes), nulls: cells.nulls }
      }
      return { parts: layout.parts, lanes, nullable, fill }
    }
    case 'number':
      return { ...numberPiece(layout.scale), nullable, fill: (frame) => filled(read(frame), numberLanes(frame, layout.scale)) }
    case 'boolean':
      return { parts: [{ type: 'word', lane: 0, dictionary: truths }], lanes: 1, nullable, fill: read }
    case 'date':
      return { parts: dateParts, lanes: 3, nullable, fill: (frame) => filled(read(frame), dateLanes(frame)) }
    case 'timestamp':
      return { parts: momentParts, lanes: 6, nullable, fill: (frame) => filled(read(frame), momentLanes(frame)) }
  }
}

function filled({ lanes, nulls }: Vector, spell: (cells: Lane) => readonly Lane[]): Vector {
  return { lanes: spell(lanes[0] as Lane), nulls }
}

const truths = { words: ['false', 'true'] }
const signs = { words: ['', '-'] }

const digits = (lane: number, width: number): TextPart => ({ type: 'digits', lane, width, blankZero: false })
const literal = (text: string): TextPart => ({ type: 'literal', text })

const dateParts: readonly TextPart[] = [digits(0, 4), literal('-'), digits(1, 2), literal('-'), digits(2, 2)]

const momentParts: readonly TextPart[] = [
  ...dateParts,
  ...['T', ':', ':'].flatMap((separator, place) => [literal(separator), digits(3 + place, 2)]),
  literal('Z'),
]

function numberPiece(scale: number): Pick<TextPiece, 'parts' | 'lanes'> {
  const whole: readonly TextPart[] = [{ type: 'word', lane: 0, dictionary: signs }, digits(1, 0)]
  return scale === 0 ? { parts: whole, lanes: 2 } : { parts: [...whole, literal('.'), digits(2, scale)], lanes: 3 }
}

/** Reads the lanes of a number: sign, integer part and, if `scale` is above 0, the digits after the point. */
function numberLanes(frame: Frame, scale: number): (cells: Lane) => readonly Lane[] {
  return (cells) => {
    const [negative, wholes] = [frame.int32(), frame.float64()]
    for (let i = 0; i < frame.count; i++) {
      const value = cells[i] as number
      negative[i] = value < 0 ? 1 : 0
      wholes[i] = Math.abs(value)
    }
    if (scale === 0) return [negative, wholes]
    const unit = 10 ** scale
    const fractions = frame.float64()
    for (let i = 0; i < frame.count; i++) {
      const magnitude = wholes[i] as number
      const whole = Math.floor(magnitude / unit)
      wholes[i] = whole
      fractions[i] = magnitude - whole * unit
    }
    return [negative, wholes, fractions]
  }
}

function dateLanes(frame: Frame): (cells: Lane) => readonly Lane[] {
  return (cells) => {
    const [years, months, days] = [frame.float64(), frame.float64(), frame.float64()]
    for (let i = 0; i < frame.count; i++) {
      const date = civilFromDays(cells[i] as number)
      years[i] = date.year
      months[i] = date.month
      days[i] = date.day
    }
    return [years, months, days]
  }
}

function momentLanes(frame: Frame): (cells: Lane) => readonly Lane[] {
  return (cells) => {
    const days = frame.int32()
    const [hours, minutes, seconds] = [frame.float64(), frame.float64(), frame.float64()]
    for (let i = 0; i < frame.count; i++) {
      const moment = cells[i] as number
      const day = Math.floor(moment / secondsPerDay)
      const second = moment - day * secondsPerDay
      days[i] = day
      hours[i] = Math.floor(second / 3600)
      minutes[i] = Math.floor(second / 60) % 60
      seconds[i] = second % 60
    }
    return [...dateLanes(frame)(days), hours, minutes, seconds]
  }
}
