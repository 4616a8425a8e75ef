import { formula, switchBy } from '../../builders/computed.ts'
import { exponential, normal, quantiles } from '../../builders/distributions.ts'
import { date, decimal, oneOf, oneOfBy, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { compound, words } from '../../builders/texts.ts'

const first = words(
  'Silent, Last, Hidden, Broken, Midnight, Golden, Lost, Crimson, Distant, Quiet, Frozen, Northern, Burning, Forgotten',
  'Paper, Iron, Electric, Second, Restless, Secret, Blue, Wild, Savage, Hollow, Bitter, Strange, Endless, Perfect, Velvet',
  'Neon, Fallen, Little, Good, Ordinary, Dark, Summer, Winter, Double, Shattered, Glass',
)
const second = words(
  'Harbor, Witness, Kingdom, Letters, Protocol, Sisters, Horizon, Garden, Station, Verdict, Road, Orchestra, Tide, Empire',
  'Neighbors, Detective, Voyage, Signal, Mountain, Hearts, Kitchen, River, Alibi, Dynasty, Machine, Shore, Promise, Code',
  'Island, Parade, Country, Echo, Lighthouse, Confession, Planet, Market, Bridge, Circle, Season, Exit, Legacy, Hunters',
  'Crown, Voices, Game, Hotel, Fire, Mile, Company, Sky',
)

/** The catalogue. The runtime is that of a film, or of each episode of a series. */
export const titles = table('titles', per('subscribers', 0.15, { min: 40 }), {
  title_id: id(),
  name: compound([first, second]),
  title_type: oneOf({ movie: 58, series: 42 }),
  genre: oneOf(
    { drama: 22, comedy: 17, thriller: 13, action: 11, documentary: 11 },
    { science_fiction: 7, romance: 7, horror: 4, animation: 4, kids: 4 },
  ),
  maturity_rating: oneOfBy('genre', ['all', '7+', '13+', '16+', '18+'], {
    kids: [75, 25, 0, 0, 0],
    animation: [40, 35, 20, 5, 0],
    horror: [0, 0, 6, 46, 48],
    documentary: [25, 22, 38, 13, 2],
    otherwise: [4, 10, 40, 34, 12],
  }),
  runtime_minutes: wholeBy('title_type', 8, 210, { movie: normal(108, 16), series: normal(43, 10) }),
  seasons: switchBy('title_type', { movie: null, series: whole(1, 9, quantiles([1, 1, 1, 2, 2, 3, 4, 9])) }),
  language: oneOf({ en: 62, es: 10, ko: 7, fr: 6, de: 5, ja: 5, hi: 3, it: 2 }),
  is_original: yes(0.34),
  viewer_score: decimal(3.2, 9.3, 1, normal(6.8, 0.9)),
  added_year: hidden(formula('1970 + floor((today - (today - added_on)) * 100 / 36525)')),
  age: hidden(whole(0, 45, exponential(5))),
  release_year: formula('added_year - (is_original ? 0 : age)'),
  added_on: date('2019-01-04', '2025-12-19', { growth: 1.6, weekdays: [0.6, 0.7, 0.9, 1.1, 3, 0.4, 0.3] }),
})
