/**
 * What a device of a type measures with each of its sensors: metric, unit, usual value, spread, lowest and highest value without alarm, and how
 * much more it is in the middle of summer and of the afternoon, less in winter and at night.
 */
type Channel = readonly [
  metric: string,
  unit: string,
  mean: number,
  deviation: number,
  low: number,
  high: number,
  summer: number,
  afternoon: number,
]

/** The types of devices in the order of their numbers, each with four channels: the first sensor of a device has the first. */
const types: Readonly<Record<string, readonly [Channel, Channel, Channel, Channel]>> = {
  climate_sensor: [
    ['temperature', '°C', 21.8, 1, 16, 28, 1.1, 0.7],
    ['humidity', '%RH', 46, 4, 25, 68, 5, -1],
    ['co2', 'ppm', 640, 80, 400, 1200, -20, 150],
    ['illuminance', 'lx', 380, 55, 0, 800, 20, 300],
  ],
  vibration_monitor: [
    ['vibration_velocity', 'mm/s', 1.9, 0.5, 0, 4.5, 0, 0.2],
    ['surface_temperature', '°C', 48, 5, 10, 80, 3, 3],
    ['motor_current', 'A', 14.2, 1.9, 2, 24, 0, 1.5],
    ['noise_level', 'dB', 74, 3, 40, 92, 0, 5],
  ],
  power_meter: [
    ['active_power', 'kW', 18.4, 3.4, 0.5, 40, 1.5, 7],
    ['voltage', 'V', 230.5, 2, 216, 245, 0.6, -1],
    ['current', 'A', 27.3, 4.8, 1, 63, 2, 10],
    ['grid_frequency', 'Hz', 50, 0.03, 49.8, 50.2, 0, 0],
  ],
  flow_meter: [
    ['flow_rate', 'm³/h', 12.4, 2, 2, 24, 1.2, 3.5],
    ['pressure', 'bar', 4.1, 0.35, 2.5, 6, 0, -0.2],
    ['water_temperature', '°C', 14.6, 1.2, 5, 25, 4, 0.3],
    ['turbidity', 'NTU', 0.42, 0.1, 0, 1, 0.03, 0],
  ],
  weather_station: [
    ['air_temperature', '°C', 12.4, 4.2, -15, 36, 9.5, 3.6],
    ['humidity', '%RH', 58, 4, 20, 84, -4, -9],
    ['wind_speed', 'm/s', 4.2, 1.6, 0, 17, -0.4, 0.9],
    ['air_pressure', 'hPa', 1013.6, 7, 970, 1045, 0, 0],
  ],
  soil_probe: [
    ['soil_moisture', '%VWC', 27, 3.4, 12, 45, -4.5, 0],
    ['soil_temperature', '°C', 13.4, 2, -2, 30, 8, 0.9],
    ['electrical_conductivity', 'dS/m', 0.95, 0.2, 0.2, 2, 0.05, 0],
    ['ph', 'pH', 6.5, 0.25, 5.5, 7.5, 0, 0],
  ],
  air_quality_monitor: [
    ['pm2_5', 'µg/m³', 9.6, 2.6, 0, 35, -2.2, 0.8],
    ['pm10', 'µg/m³', 17.8, 4.6, 0, 50, -2.5, 1.8],
    ['no2', 'µg/m³', 21.4, 5, 0, 60, -4, 4],
    ['voc', 'ppb', 180, 50, 0, 500, 0, 25],
  ],
  cold_chain_logger: [
    ['temperature', '°C', 4.6, 0.6, 2, 8, 0.1, 0.2],
    ['humidity', '%RH', 58, 4.5, 30, 80, 1, 0],
    ['shock', 'g', 0.4, 0.15, 0, 3, 0, 0.1],
    ['door_open_time', 's', 24, 8, 0, 90, 1, 9],
  ],
}

/** Each type of device with its number, from 0. */
export const deviceTypes: Readonly<Record<string, number>> = Object.fromEntries(Object.keys(types).map((type, number) => [type, number]))

/** Channels by ten times the number of the device's type plus the number of the sensor. */
export const channels: Readonly<Record<string, Channel>> = Object.fromEntries(
  Object.values(types).flatMap((four, type) => four.map((channel, place) => [String(type * 10 + place + 1), channel])),
)
