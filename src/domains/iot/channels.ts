/** What a device of a type measures with each of its sensors: metric, unit, usual value, spread, lowest and highest value without alarm. */
type Channel = readonly [metric: string, unit: string, mean: number, deviation: number, low: number, high: number]

/** The types of devices in the order of their numbers, each with four channels: the first sensor of a device has the first. */
const types: Readonly<Record<string, readonly [Channel, Channel, Channel, Channel]>> = {
  climate_sensor: [
    ['temperature', '°C', 21.8, 1.6, 16, 28],
    ['humidity', '%RH', 46, 5, 25, 68],
    ['co2', 'ppm', 640, 120, 350, 1200],
    ['illuminance', 'lx', 380, 90, 50, 800],
  ],
  vibration_monitor: [
    ['vibration_velocity', 'mm/s', 1.9, 0.5, 0, 4.5],
    ['surface_temperature', '°C', 48, 6, 10, 80],
    ['motor_current', 'A', 14.2, 2.1, 2, 24],
    ['noise_level', 'dB', 74, 4, 40, 92],
  ],
  power_meter: [
    ['active_power', 'kW', 18.4, 4.6, 0.5, 40],
    ['voltage', 'V', 230.5, 2.2, 216, 245],
    ['current', 'A', 27.3, 6.1, 1, 63],
    ['grid_frequency', 'Hz', 50, 0.03, 49.8, 50.2],
  ],
  flow_meter: [
    ['flow_rate', 'm³/h', 12.4, 2.6, 2, 24],
    ['pressure', 'bar', 4.1, 0.4, 2.5, 6],
    ['water_temperature', '°C', 14.6, 2.2, 5, 25],
    ['turbidity', 'NTU', 0.42, 0.1, 0, 1],
  ],
  weather_station: [
    ['air_temperature', '°C', 13.4, 6.2, -15, 36],
    ['humidity', '%RH', 62, 4.5, 20, 80],
    ['wind_speed', 'm/s', 4.2, 1.6, 0, 17],
    ['air_pressure', 'hPa', 1013.6, 7, 970, 1045],
  ],
  soil_probe: [
    ['soil_moisture', '%VWC', 27, 4.2, 12, 45],
    ['soil_temperature', '°C', 14.1, 4.1, -2, 30],
    ['electrical_conductivity', 'dS/m', 0.95, 0.2, 0.2, 2],
    ['ph', 'pH', 6.5, 0.25, 5.5, 7.5],
  ],
  air_quality_monitor: [
    ['pm2_5', 'µg/m³', 9.6, 3.2, 0, 35],
    ['pm10', 'µg/m³', 17.8, 5.4, 0, 50],
    ['no2', 'µg/m³', 21.4, 6.3, 0, 60],
    ['voc', 'ppb', 180, 55, 0, 500],
  ],
  cold_chain_logger: [
    ['temperature', '°C', 4.6, 0.6, 2, 8],
    ['humidity', '%RH', 58, 4.5, 30, 80],
    ['shock', 'g', 0.4, 0.15, 0, 3],
    ['door_open_time', 's', 22, 9, 0, 90],
  ],
}

/** Each type of device with its number, from 0. */
export const deviceTypes: Readonly<Record<string, number>> = Object.fromEntries(Object.keys(types).map((type, number) => [type, number]))

/** Channels by ten times the number of the device's type plus the number of the sensor. */
export const channels: Readonly<Record<string, Channel>> = Object.fromEntries(
  Object.values(types).flatMap((four, type) => four.map((channel, place) => [String(type * 10 + place + 1), channel])),
)
