/** What a unit measures, and how large it is in the smallest unit of its measure. */
interface Scale {
  readonly measure: string
  readonly size: number
}

/** Sizes of units by what they measure. Tons are left out: they differ by country. */
const sizes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  area: { 'm2 sqm': 1, 'ha hectare hectares': 1e4, km2: 1e6, 'acre acres': 4046.8564224, sqft: 0.09290304 },
  weight: { mg: 1, 'g gram grams': 1e3, 'kg kgs kilo kilos kilogram kilograms': 1e6, 't tonne tonnes': 1e9, 'lb lbs': 453592.37 },
  distance: {
    mm: 1,
    'cm centimeters centimetres': 10,
    'm meter meters metre metres': 1e3,
    'km kms kilometer kilometers kilometre kilometres': 1e6,
    'mile miles': 1609344,
  },
  size: { 'byte bytes': 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 },
  volume: { ml: 1, cl: 10, 'l liter liters litre litres': 1e3, m3: 1e6 },
}

const scales: ReadonlyMap<string, Scale> = new Map(
  Object.entries(sizes).flatMap(([measure, units]) =>
    Object.entries(units).flatMap(([words, size]) => words.split(' ').map((word) => [word, { measure, size }] as const)),
  ),
)

/** Units of the extent of a thing as well as of a distance: "2 to 5 m". */
const ofExtents = /^(?:[cm]?m|(?:centi)?met(?:er|re)s?)$/

/** The measure that a unit alone names: the area of "0.5 to 3 ha". Undefined for units of several measures. */
export function dimensionOf(unit: string): string | undefined {
  return ofExtents.test(unit) ? undefined : scales.get(unit)?.measure
}

/** How many of another unit one unit is: 1000 for "kg" in "g". Undefined for units of different or unknown measures. */
export function unitsIn(unit: string, other: string): number | undefined {
  const [one, two] = [scales.get(unit), scales.get(other)]
  return one === undefined || two === undefined || one.measure !== two.measure ? undefined : one.size / two.size
}

/** Whether a word is a unit with a known size. */
export function isScaled(unit: string): boolean {
  return scales.has(unit)
}
