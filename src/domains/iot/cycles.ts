import { formula } from '../../builders/computed.ts'
import { lookup } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * Where a moment stands in the year and in the day, from -1 to 1: `warmth` is 1 in the middle of July, or of January south of the equator,
 * `daylight` 1 in the middle of the afternoon at the place. The columns read `moment`, and the sensor in `sensor_id`.
 */
export const cycles: Columns = {
  summer: hidden(lookup('sensor_id', 'summer')),
  afternoon: hidden(lookup('sensor_id', 'afternoon')),
  latitude: hidden(lookup('sensor_id', 'latitude')),
  longitude: hidden(lookup('sensor_id', 'longitude')),
  half_year: hidden(formula('latitude < 0 ? 182 : 0')),
  day_of_year: hidden(formula('floor(((days(moment) - half_year) * 100 % 36525) / 100)')),
  warmth: hidden(formula('1 - 2 * coalesce(abs(day_of_year - 198) / 184, 0.5)', 2)),
  // An hour is 15 degrees of longitude.
  minute_of_day: hidden(formula('floor(((moment % 86400) / 60 + longitude * 4 + 1440) % 1440)')),
  daylight: hidden(formula('abs(abs(minute_of_day - 900) - 720) / 360 - 1', 2)),
}
