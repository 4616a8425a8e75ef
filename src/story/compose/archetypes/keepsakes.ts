import { named } from './own-columns.ts'
import { beta, lognormal } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../../builders/drawn.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'
import { workTitle } from './work-title.ts'

const value = (median: number): ArchetypeColumn => own('value', decimal(1, 900_000, 2, lognormal(median, 1)), 'money')

/** Collectibles, books, games and prizes. */
export const keepsakes: readonly Family[] = [
  family(
    'artwork, painting, sculpture, artifact, artefact, exhibit piece, exhibit item, relic, fossil, specimen, antique, manuscript, photograph, print, drawing, coin, stamp, jewel, collectible, collection item, gem, statue, mural, tapestry',
    [
      own('title', workTitle),
      own('creator', { kind: 'person', default_country: 'IT' }),
      own('year_made', whole(1400, 2022, beta(4, 1.6, 1400, 2022))),
      own('medium', oneOf({ 'oil on canvas': 34, bronze: 12, marble: 10, paper: 18, ceramic: 12, textile: 8, wood: 6 })),
      own('insured_value', decimal(100, 90_000_000, 2, lognormal(24_000, 1.6)), 'money'),
      'acquired on',
      own('status', oneOf({ on_display: 46, in_storage: 44, on_loan: 6, in_restoration: 4 })),
    ],
  ),
  family('book, volume, novel, comic, journal, magazine issue, textbook, script', [
    own('title', workTitle),
    'isbn',
    'author',
    'genre',
    own('published_year', whole(1950, 2025)),
    own('copies', whole(1, 80, lognormal(3, 0.7))),
  ]),
  family('record, vinyl, dvd, cd, tape, cassette', [
    own('title', workTitle),
    'genre',
    own('released_year', whole(1958, 2025)),
    own('format', oneOf({ LP: 52, CD: 30, single: 12, DVD: 6 })),
    'condition',
    value(18),
  ]),
  family('toy, doll, puzzle, board game, teddy bear, model train, costume, prop, game piece', [
    named(
      'Little,Wooden,Painted,Golden,Old,Merry,Clockwork,Velvet,Tin,Dancing,Flying,Lucky',
      'Soldier,Horse,Bear,Train,Castle,Ballerina,Robot,Boat,Rabbit,Carousel,Knight,Drum',
    ),
    own('material', oneOf({ wood: 34, tin: 20, plastic: 20, cloth: 16, porcelain: 10 })),
    own('made_year', whole(1890, 2020)),
    own('recommended_age', whole(2, 12)),
    'condition',
    value(45),
    'acquired on',
  ]),
  family('award, prize, trophy, medal', [
    named('Golden,Silver,Bronze,Grand,Jury,Audience,Young Talent,Lifetime,Critics', 'Award,Prize,Medal,Trophy,Star,Palm'),
    own('category', oneOf({ 'best work': 30, 'best performance': 26, newcomer: 18, technical: 16, 'special mention': 10 })),
    own('year', whole(2016, 2025)),
    own('prize_money', decimal(0, 250_000, 2, lognormal(2500, 1)), 'money'),
  ]),
  family('map, atlas, chart, globe', [
    own('title', workTitle),
    own('region', oneOf({ Europe: 40, Asia: 22, Africa: 14, Americas: 24 })),
    own('printed_year', whole(1580, 2010)),
    own('scale', oneOf(['1 to 25000', '1 to 50000', '1 to 100000', '1 to 500000'])),
    own('sheets', whole(1, 40, lognormal(1.4, 0.5))),
    'condition',
  ]),
]
