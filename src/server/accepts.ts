/** How closely an entry of an Accept header matches the type (0 for no match), and its weight. */
interface Fit {
  readonly closeness: number
  readonly weight: number
}

/**
 * The weight that an Accept header (RFC 9110, 12.5.1) gives to `type`, such as `application/json`: 0 not acceptable, 1 highest. The most
 * specific range decides, so `application/json;q=0, *\/*` gives 0. Without a header, or with an empty one, every type has weight 1.
 */
export function accepts(header: string | undefined, type: string): number {
  if (header === undefined || header === '*/*' || header === type || header.trim() === '') return 1
  const fits = header.split(',').map((range) => fit(range, type))
  const best = fits.reduce((a, b) => (b.closeness > a.closeness || (b.closeness === a.closeness && b.weight > a.weight) ? b : a))
  return best.closeness > 0 ? best.weight : 0
}

function fit(range: string, type: string): Fit {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const group = `${type.slice(0, type.indexOf('/'))}/*`
  const closeness = name === type ? 3 : name === group ? 2 : name === '*/*' ? 1 : 0
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { closeness, weight: Number.isNaN(weight) ? 1 : weight }
}
