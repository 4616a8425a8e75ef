import { amount, choice, count, whole } from '../../meanings/shapes.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'
import { workTitle } from './work-title.ts'

const named = (first: string, second: string): ArchetypeColumn =>
  own('name', { kind: 'compound', words: [first.split(','), second.split(',')], separator: ' ' })
const value = (median: number): ArchetypeColumn => own('value', amount(median, 1, 1, 900_000), 'money')

/** What is collected, read, played with and won. */
export const keepsakes: readonly Family[] = [
  family(
    'artwork, painting, sculpture, artifact, artefact, exhibit piece, exhibit item, relic, fossil, specimen, antique, manuscript, photograph, print, drawing, coin, stamp, jewel, collectible, collection item, gem, statue, mural, tapestry',
    [
      own('title', workTitle),
      own('creator', { kind: 'person', default_country: 'IT' }),
      own('year_made', {
        kind: 'integer',
        min: 1400,
        max: 2022,
        distribution: { name: 'beta', alpha: 4, beta: 1.6, min: 1400, max: 2022 },
      }),
      own('medium', choice('oil on canvas:34, bronze:12, marble:10, paper:18, ceramic:12, textile:8, wood:6')),
      own('insured_value', amount(24_000, 1.6, 100, 90_000_000), 'money'),
      'acquired on',
      own('status', choice('on_display:46, in_storage:44, on_loan:6, in_restoration:4')),
    ],
  ),
  family('book, volume, novel, comic, journal, magazine issue, textbook, script', [
    own('title', workTitle),
    'isbn',
    'author',
    'genre',
    own('published_year', whole(1950, 2025)),
    own('copies', count(3, 0.7, 1, 80)),
  ]),
  family('record, vinyl, dvd, cd, tape, cassette', [
    own('title', workTitle),
    'genre',
    own('released_year', whole(1958, 2025)),
    own('format', choice('LP:52, CD:30, single:12, DVD:6')),
    'condition',
    value(18),
  ]),
  family('toy, doll, puzzle, board game, teddy bear, model train, costume, prop, game piece', [
    named(
      'Little,Wooden,Painted,Golden,Old,Merry,Clockwork,Velvet,Tin,Dancing,Flying,Lucky',
      'Soldier,Horse,Bear,Train,Castle,Ballerina,Robot,Boat,Rabbit,Carousel,Knight,Drum',
    ),
    own('material', choice('wood:34, tin:20, plastic:20, cloth:16, porcelain:10')),
    own('made_year', whole(1890, 2020)),
    own('recommended_age', whole(2, 12)),
    'condition',
    value(45),
    'acquired on',
  ]),
  family('award, prize, trophy, medal', [
    named('Golden,Silver,Bronze,Grand,Jury,Audience,Young Talent,Lifetime,Critics', 'Award,Prize,Medal,Trophy,Star,Palm'),
    own('category', choice('best work:30, best performance:26, newcomer:18, technical:16, special mention:10')),
    own('year', whole(2016, 2025)),
    own('prize_money', amount(2500, 1, 0, 250_000), 'money'),
  ]),
  family('map, atlas, chart, globe', [
    own('title', workTitle),
    own('region', choice('Europe:40, Asia:22, Africa:14, Americas:24')),
    own('printed_year', whole(1580, 2010)),
    own('scale', choice('1:25000, 1:50000, 1:100000, 1:500000'.replaceAll('1:', '1 to '))),
    own('sheets', count(1.4, 0.5, 1, 40)),
    'condition',
  ]),
]
