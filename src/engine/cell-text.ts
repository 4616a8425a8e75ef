import { civilFromDays, secondsPerDay } from '../calendar.ts'
import type { Layout, TextPart, Vector } from '../vector.ts'

/** The cell of row `row` of a vector as text for messages; strings are quoted. */
export function cellText(layout: Layout, { lanes, nulls }: Vector, row: number): string {
  if (nulls?.[row] === 1) return 'null'
  const value = lanes[0]?.[row] ?? 0
  switch (layout.type) {
    case 'number':
      return decimalText(value, layout.scale)
    case 'boolean':
      return value === 0 ? 'false' : 'true'
    case 'date':
      return dayText(value)
    case 'timestamp':
      return momentText(value)
    case 'text':
      return JSON.stringify(layout.parts.map((part) => partText(part, lanes, row)).join(''))
  }
}

function decimalText(value: number, scale: number): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0')
  const whole = digits.length - scale
  return `${value < 0 ? '-' : ''}${digits.slice(0, whole)}${scale > 0 ? `.${digits.slice(whole)}` : ''}`
}

function dayText(days: number): string {
  const { year, month, day } = civilFromDays(days)
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

function momentText(seconds: number): string {
  const day = Math.floor(seconds / secondsPerDay)
  const second = seconds - day * secondsPerDay
  const [hours, minutes] = [Math.floor(second / 3600), Math.floor((second % 3600) / 60)]
  return `${dayText(day)}T${padded(hours, 2)}:${padded(minutes, 2)}:${padded(second % 60, 2)}Z`
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

function partText(part: TextPart, lanes: Vector['lanes'], row: number): string {
  if (part.type === 'literal') return part.text
  const value = lanes[part.lane]?.[row] ?? 0
  if (part.type === 'word') return part.dictionary.words[value] ?? ''
  return part.blankZero && value === 0 ? '' : padded(value, part.width)
}
