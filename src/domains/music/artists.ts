import { switchBy } from '../../builders/computed.ts'
import { lognormal, triangular } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'
import { titleFirsts, titleLasts } from './title-words.ts'

/** How artists of a genre appear: under their own name, as a band, as a DJ or rapper. */
const acts = {
  pop: [78, 20, 2, 0],
  hip_hop: [30, 8, 0, 62],
  rock: [22, 78, 0, 0],
  electronic: [16, 28, 56, 0],
  r_and_b: [80, 20, 0, 0],
  latin: [72, 28, 0, 0],
  indie: [32, 68, 0, 0],
  country: [82, 18, 0, 0],
  jazz: [80, 20, 0, 0],
  classical: [100, 0, 0, 0],
  metal: [3, 97, 0, 0],
  folk: [66, 34, 0, 0],
}
const djNames = ['Circuit', 'Pulse', 'Signal', 'Loop', 'Vector', 'Motion', 'Phase', 'Static', 'Sector', 'Volt', 'Orbit', 'Tempo']
const rapperNames = words(
  'Marble, Onyx, Cadence, Dollar, Verse, Apollo, Tre, Saint, Ghost, Nova, Kingsley, Rocket, Duke, Smoke, Prophet, Ace',
  'Cobra, Jax, Monroe, Titan, Velour, Echo, Brooklyn, Zion',
)
const genres = Object.keys(acts)

/** Artists of the catalog; few have most of the listeners. */
export const artists = table('artists', per('listeners', 0.1, { min: 5 }), {
  artist_id: id(),
  act: hidden(oneOfBy('genre', ['person', 'band', 'dj', 'rapper'], acts)),
  person: hidden({ kind: 'person', country: 'origin' }),
  name: switchBy('act', {
    person: template('{person}'),
    band: text({ values: ['The ', 'The ', ''] }, { values: titleFirsts }, ' ', { values: titleLasts }),
    dj: text({ values: ['DJ ', 'DJ ', ''] }, { values: titleFirsts }, ' ', { values: djNames }),
    rapper: text({ values: ['Young ', 'MC ', 'Big ', 'King ', 'Lil '] }, { values: rapperNames }),
  }),
  genre: oneOf(genres, [22, 20, 13, 11, 8, 8, 7, 4, 2, 2, 2, 1]),
  origin: oneOfBy('genre', ['US', 'GB', 'CA', 'BR', 'DE', 'SE', 'FR', 'MX', 'AU'], {
    latin: [24, 0, 0, 30, 0, 0, 0, 46, 0],
    country: [84, 2, 10, 0, 0, 0, 0, 0, 4],
    otherwise: [44, 16, 7, 8, 6, 5, 5, 5, 4],
  }),
  label: oneOf({ independent: 46, 'Northlight Records': 14, 'Blue Canyon': 12, 'Polar Music Group': 11, 'Redwood Sound': 9, Halcyon: 8 }),
  monthly_listeners: whole(40, 90000000, lognormal(26000, 2.1)),
  debut_year: wholeBy('genre', 1975, 2016, {
    hip_hop: triangular(1988, 2014, 2016),
    electronic: triangular(1989, 2013, 2016),
    indie: triangular(1985, 2013, 2016),
    otherwise: triangular(1975, 2012, 2016),
  }),
  is_verified: yes(0.71),
})
