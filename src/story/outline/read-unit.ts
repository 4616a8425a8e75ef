/** Units as people write them, before a colon as they stand in names of columns. */
const written =
  'kwh: kwh|mwh: mwh|kw: kw|w: watts|mpg: mpg|sqft: sq ft,sq. ft.,sq. ft,sqft,sf,square feet,ft2,ft²|sqm: sq m,sqm,m2,m²,square meters,square metres' +
  '|km2: km2,km²|years: yrs,yr|months: mos|weeks:|days:|hours: hrs,hr,h|minutes: mins,min|seconds: secs,sec|ms: milliseconds' +
  '|km: kilometers,kilometres,kms|miles: mi|m: meters,metres|cm: centimeters,centimetres|mm: millimeters|inches: inch|ft: feet' +
  '|kg: kilograms,kgs,kilos|lb: lbs,pounds|g: grams|mg:|tons: tonnes,t|l: liters,litres|ml:|gallons:|usd: us$,$,dollars,us dollars|eur: €,euros|gbp: £' +
  '|percent: %,percentage,pct|celsius: c,°c,degrees celsius,℃|fahrenheit: f,°f,degrees fahrenheit|kmh: km/h,kph|mph:|mg dl: mg/dl|mmhg: mm hg|bpm:|hpa:|ppm:' +
  '|nm: newton meters,newton metres,n·m|psi:|kpa:|mpa:|bar: bars|mah:|mp: megapixels|cc: ccm|kj: kilojoules|mg kg: mg/kg|g dl: g/dl|mmol l: mmol/l' +
  '|ug m3: µg/m3,μg/m3,µg/m³,μg/m³,ug/m3|m s: m/s|l min: l/min|ds m: ds/m|db:|lux:|rpm:|gb:|mb:|tb:|kb:|bytes:|mbps:|v: volts|a: amps|hz:|mhz:|ghz:|kcal: calories|hectares: ha|acres:'

const units: ReadonlyMap<string, string> = new Map(
  written.split('|').flatMap((each) => {
    const [unit = '', names = ''] = each.split(':')
    return [unit, ...names.trim().split(',')].map((name) => [name, unit] as const)
  }),
)

/** Reads a text that is only a unit, as it stands in names of columns: "sq ft" is "sqft", "in cm" is "cm". Null for others. */
export function readUnit(text: string): string | null {
  const name = text
    .toLowerCase()
    .replace(/^(?:measured )?in /, '')
    .replace(/\.$/, '')
  return name === '' ? null : (units.get(name) ?? null)
}

/** Units of the numbers that columns have anyway: a weight is in kilograms. */
const usual = new Set([
  'kg',
  'cm',
  'km',
  'kwh',
  'celsius',
  'kmh',
  'mg dl',
  'mmhg',
  'bpm',
  'hpa',
  'ppm',
  'db',
  'lux',
  'usd',
  'eur',
  'gbp',
  'mph',
  'kcal',
])

/** Whether a column with a known name has this unit, so that the name alone tells its numbers. */
export function isUsualUnit(unit: string, name: readonly string[]): boolean {
  if (unit === 'mm') return /^(?:rain|rainfall|precipitation)$/.test(name.at(-1) ?? '')
  return usual.has(unit) || (unit === 'years' && /^(?:age|experience)$/.test(name.at(-1) ?? ''))
}
