import { civilFromDays, secondsPerDay } from '../../calendar.ts'
import { packAscii, paddedDigits } from './digits.ts'

/** 1900-01-01 and 2100-01-01 as days since 1970-01-01. The texts of the days between are in a table. */
const firstTabled = -25_567
const endTabled = 47_482

const dash = 0x2d
const colon = 0x3a

/** Two doubles for the ten bytes of each day; 0 until the day is first written. */
const dayTexts = new Float64Array((endTabled - firstTabled) * 2)
const twoDigits = (value: number): string => String(value).padStart(2, '0')
/** 'THH:MM:' for each minute of a day, one double each, and the same with a space for the T. */
const minuteTexts = textsOfMinutes('T')
const spacedMinuteTexts = textsOfMinutes(' ')
/** 'SSZ' for each second of a minute. */
const secondTexts = Int32Array.from({ length: 60 }, (_, second) => packAscii(`${twoDigits(second)}Z`))

/** Writes 'YYYY-MM-DD', ten bytes, for a day since 1970-01-01 in the years 1 to 9999; may overwrite the next 6 bytes. */
export function writeDate(view: DataView, offset: number, day: number): number {
  if (day < firstTabled || day >= endTabled) return writeCivilDate(view, offset, day)
  const place = (day - firstTabled) * 2
  if (dayTexts[place] === 0) fillDay(place, day)
  view.setFloat64(offset, dayTexts[place] as number, true)
  view.setFloat64(offset + 8, dayTexts[place + 1] as number, true)
  return offset + 10
}

/** Writes 'YYYY-MM-DDTHH:MM:SSZ', twenty bytes, for seconds since 1970-01-01T00:00:00Z; may overwrite the next byte. */
export function writeTimestamp(view: DataView, offset: number, seconds: number): number {
  return writeMoment(view, offset, seconds, minuteTexts) + 1
}

/** Writes 'YYYY-MM-DD HH:MM:SS', nineteen bytes; may overwrite the next two bytes. */
export function writeSpacedTimestamp(view: DataView, offset: number, seconds: number): number {
  return writeMoment(view, offset, seconds, spacedMinuteTexts)
}

/** Writes nineteen bytes, and a Z after them; returns the offset before the Z. */
function writeMoment(view: DataView, offset: number, seconds: number, minutes: Float64Array): number {
  const day = Math.floor(seconds / secondsPerDay)
  const second = seconds - day * secondsPerDay
  const minute = (second / 60) | 0
  writeDate(view, offset, day)
  view.setFloat64(offset + 10, minutes[minute] as number, true)
  view.setInt32(offset + 17, secondTexts[second - minute * 60] as number, true)
  return offset + 19
}

function textsOfMinutes(before: string): Float64Array {
  const view = new DataView(new ArrayBuffer(8))
  view.setUint8(0, before.charCodeAt(0))
  view.setUint8(3, colon)
  view.setUint8(6, colon)
  return Float64Array.from({ length: 1_440 }, (_, minute) => {
    view.setUint16(1, (paddedDigits[Math.floor(minute / 60)] as number) >>> 16, true)
    view.setUint16(4, (paddedDigits[minute % 60] as number) >>> 16, true)
    return view.getFloat64(0, true)
  })
}

function fillDay(place: number, day: number): void {
  const view = new DataView(new ArrayBuffer(16))
  writeCivilDate(view, 0, day)
  dayTexts[place] = view.getFloat64(0, true)
  dayTexts[place + 1] = view.getFloat64(8, true)
}

function writeCivilDate(view: DataView, offset: number, day: number): number {
  const date = civilFromDays(day)
  view.setInt32(offset, paddedDigits[date.year] as number, true)
  view.setUint8(offset + 4, dash)
  view.setUint16(offset + 5, (paddedDigits[date.month] as number) >>> 16, true)
  view.setUint8(offset + 7, dash)
  view.setUint16(offset + 8, (paddedDigits[date.day] as number) >>> 16, true)
  return offset + 10
}
