import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * Where a moment stands in the year and in the day, from -1 to 1: `warmth` is 1 in the middle of July, or of January south of the equator,
 * `daylight` 1 in the middle of the afternoon at the place. The columns read `moment`, and the sensor in `sensor_id`.
 */
export const cycles: readonly ColumnSchema[] = [
  { name: 'summer', kind: 'lookup', through: 'sensor_id', column: 'summer', hidden: true },
  { name: 'afternoon', kind: 'lookup', through: 'sensor_id', column: 'afternoon', hidden: true },
  { name: 'latitude', kind: 'lookup', through: 'sensor_id', column: 'latitude', hidden: true },
  { name: 'longitude', kind: 'lookup', through: 'sensor_id', column: 'longitude', hidden: true },
  { name: 'half_year', kind: 'formula', expression: 'latitude < 0 ? 182 : 0', hidden: true },
  { name: 'day_of_year', kind: 'formula', expression: 'floor(((days(moment) - half_year) * 100 % 36525) / 100)', hidden: true },
  { name: 'warmth', kind: 'formula', expression: '1 - 2 * coalesce(abs(day_of_year - 198) / 184, 0.5)', scale: 2, hidden: true },
  // An hour is 15 degrees of longitude.
  { name: 'minute_of_day', kind: 'formula', expression: 'floor(((moment % 86400) / 60 + longitude * 4 + 1440) % 1440)', hidden: true },
  { name: 'daylight', kind: 'formula', expression: 'abs(abs(minute_of_day - 900) - 720) / 360 - 1', scale: 2, hidden: true },
]
