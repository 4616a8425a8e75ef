import { words } from '../../builders/words.ts'
/** Server regions that players play in. */
export const regions = words('NA-East, NA-West, EU-West, EU-Central, EU-North, South America, Asia-Pacific, India, Oceania')

/** The nearest servers of countries, with how many players each has. */
const nearest: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: { 'NA-East': 58, 'NA-West': 42 },
  CA: { 'NA-East': 64, 'NA-West': 36 },
  MX: { 'NA-East': 55, 'NA-West': 45 },
  CO: { 'NA-East': 30, 'South America': 70 },
  ...of('EU-West', 'GB IE FR ES NL PT BE NG'),
  ...of('EU-Central', 'DE AT IT PL CH TR ZA'),
  ...of('EU-North', 'SE DK NO FI'),
  ...of('South America', 'BR AR'),
  ...of('Asia-Pacific', 'JP KR'),
  ...of('India', 'IN'),
  ...of('Oceania', 'AU NZ'),
}

/** Weights of `regions` by country. */
export const regionsOfCountry: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(nearest).map(([code, weights]) => [code, regions.map((region) => weights[region] ?? 0)]),
)

function of(region: string, codes: string): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, { [region]: 1 }]))
}
