import { switchBy } from '../../builders/computed.ts'
import { lognormal, triangular } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { template, text, words } from '../../builders/texts.ts'

/** By genre: its weight among artists, its weight among the favorites of listeners, and the weights of how its artists appear. */
export const genres = facts(['weight', 'favorite', 'acts'], {
  pop: [22, 23, { person: 78, band: 20, dj: 2 }],
  hip_hop: [20, 20, { person: 30, band: 8, rapper: 62 }],
  rock: [13, 14, { person: 22, band: 78 }],
  electronic: [11, 10, { person: 16, band: 28, dj: 56 }],
  r_and_b: [8, 8, { person: 80, band: 20 }],
  latin: [8, 9, { person: 72, band: 28 }],
  indie: [7, 6, { person: 32, band: 68 }],
  country: [4, 4, { person: 82, band: 18 }],
  jazz: [2, 2, { person: 80, band: 20 }],
  classical: [2, 2, { person: 100 }],
  metal: [2, 1, { person: 3, band: 97 }],
  folk: [1, 1, { person: 66, band: 34 }],
})

const firsts = words(
  'Golden, Midnight, Electric, Broken, Silver, Paper, Velvet, Neon, Summer, Winter, Lonely, Crystal, Distant, Burning, Quiet, Wild',
  'Hollow, Secret, Fading, Restless, Endless, Heavy, Sweet, Lost, Falling, Running, Glass, Pale, Scarlet, Crooked, Hidden, Sacred',
  'Slow, Blue, Northern, Southern, Faded, Drifting, Shining, Gentle, Bitter, Stolen, Open, Silent, Little, Empty, Bright, Holy',
  'Second, Last',
)
const lasts = words(
  'Hearts, River, Lights, Dreams, Highway, Shadows, Skies, Fire, Roads, Rain, Letters, Echoes, Windows, Waves, Mirrors, Sunday',
  'Ghosts, Gardens, Avenue, Horizon, Silence, Thunder, Promises, Satellites, Stars, Radio, Mountains, Tides, Moon, Cities, Oceans',
  'Flowers, Stories, Machines, Colors, Nights, Diamonds, Wolves, Rooms, Bridges, Daylight, Weekend, Hours, Strangers, Feathers',
  'Lovers, Fever, Harbor, Clouds, Memories',
)

/** Segments of a text: a title of two words, such as "Golden Hearts". Bands and DJs have names of the same words. */
export const titleWords = [{ values: firsts }, ' ', { values: lasts }] as const

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
