import { switchBy } from '../../builders/computed.ts'
import { lognormal, triangular } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { template, text, words } from '../../builders/texts.ts'
import { genres } from './genres.ts'
import { titleWords } from './title-words.ts'

const djNames = ['Circuit', 'Pulse', 'Signal', 'Loop', 'Vector', 'Motion', 'Phase', 'Static', 'Sector', 'Volt', 'Orbit', 'Tempo']
const rapperNames = words(
  'Marble, Onyx, Cadence, Dollar, Verse, Apollo, Tre, Saint, Ghost, Nova, Kingsley, Rocket, Duke, Smoke, Prophet, Ace',
  'Cobra, Jax, Monroe, Titan, Velour, Echo, Brooklyn, Zion',
)

/** Artists of the catalog. A few have most of the listeners. */
export const artists = table('artists', per('listeners', 0.1, { min: 5 }), {
  artist_id: id(),
  act: hidden(oneOfBy('genre', ['person', 'band', 'dj', 'rapper'], genres.acts)),
  person: hidden({ kind: 'person', country: 'origin' }),
  name: switchBy('act', {
    person: template('{person}'),
    band: text({ values: ['The ', 'The ', ''] }, ...titleWords),
    dj: text({ values: ['DJ ', 'DJ ', ''] }, titleWords[0], ' ', { values: djNames }),
    rapper: text({ values: ['Young ', 'MC ', 'Big ', 'King ', 'Lil '] }, { values: rapperNames }),
  }),
  genre: oneOf(genres.weight),
  origin: oneOfBy('genre', ['US', 'GB', 'CA', 'BR', 'DE', 'SE', 'FR', 'MX', 'AU'], {
    latin: { US: 24, BR: 30, MX: 46 },
    country: { US: 84, GB: 2, CA: 10, AU: 4 },
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
