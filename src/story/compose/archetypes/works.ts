import { lognormal, normal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../../builders/drawn.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'
import { workTitle } from './work-title.ts'

const title = own('title', workTitle)
const minutes = (median: number, spread: number, least: number, most: number): ArchetypeColumn =>
  own('duration_minutes', whole(least, most, lognormal(median, spread)))
const rating = own('rating', decimal(1, 5, 1, normal(3.9, 0.6)))
const status = own('status', oneOf({ released: 92, withdrawn: 5, remastered: 3 }))
const musicGenre = own('genre', oneOf({ pop: 26, rock: 22, 'hip hop': 14, electronic: 12, jazz: 9, folk: 9, classical: 8 }))

/** Films, songs, plays and other works. */
export const works: readonly Family[] = [
  family(
    'film, movie, documentary, feature film, short film',
    [
      title,
      'genre',
      minutes(104, 0.18, 60, 210),
      'release date',
      own('budget', decimal(50_000, 300_000_000, 2, lognormal(9_000_000, 1.2)), 'money'),
      rating,
      status,
    ],
    { size: 120 },
  ),
  family(
    'song, track, single, melody',
    [
      title,
      musicGenre,
      own('duration_seconds', whole(90, 900, lognormal(212, 0.22))),
      own('bpm', whole(60, 190, normal(118, 22))),
      'release date',
      rating,
      status,
    ],
    { size: 300 },
  ),
  family(
    'album, record album, mixtape, ep',
    [title, musicGenre, minutes(43, 0.25, 15, 120), own('track_count', whole(4, 28, normal(11, 3))), 'release date', rating, status],
    { size: 120 },
  ),
  family(
    'episode, podcast episode, radio episode, tv episode',
    [
      title,
      own('season', whole(1, 8, poisson(2))),
      own('episode_number', whole(1, 24)),
      minutes(42, 0.3, 8, 120),
      'release date',
      rating,
      status,
    ],
    { size: 600 },
  ),
  family(
    'series, tv show, podcast, radio show, sitcom, anime, cartoon, tv series, web series',
    [
      title,
      'genre',
      own('seasons', whole(1, 12, poisson(2.4))),
      minutes(42, 0.3, 10, 90),
      'release date',
      rating,
      own('status', oneOf({ running: 48, ended: 44, announced: 8 })),
    ],
    { size: 60 },
  ),
  family(
    'play, opera, symphony, musical piece, ballet, musical work, concerto, stage play',
    [
      title,
      own('genre', oneOf({ drama: 34, comedy: 28, tragedy: 16, romance: 14, experimental: 8 })),
      minutes(118, 0.25, 20, 260),
      'release date',
      rating,
      own('status', oneOf({ 'in repertoire': 78, archived: 22 })),
    ],
    { size: 40 },
  ),
  family(
    'screenplay, poem, story, video clip, audiobook, short story, novella',
    [title, 'genre', minutes(34, 0.9, 1, 900), 'release date', rating, status],
    { size: 120 },
  ),
]
