import { formula } from '../../../builders/computed.ts'
import { gamma, normal } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, wholeBy } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const givenNames = 'Jack,Ruby,Max,Stella,Vivian,Leo,Grace,Cole,Ivy,Dean,Scarlett,Otis,June,Roman,Pearl,Jude'
const familyNames = 'Monroe,Vale,Sterling,Hart,Wilde,Fontaine,Rivers,Knight,Lane,Cross,Blaze,Winter,Storm,Fox,Marlowe,Dove'

/** Most use their own name. */
const stageName = own('stage_name', {
  kind: 'text',
  segments: [{ values: givenNames.split(',') }, ' ', { values: familyNames.split(',') }],
  nullable: { rate: 0.7 },
})

/** Years of a career, which starts as an adult. */
const career: readonly ArchetypeColumn[] = [
  own('career_part', hidden(decimal(0.1, 0.95, 2))),
  own('years_active', formula('max(1, floor(((today - date_of_birth) / 365.2425 - 17) * career_part))', 0)),
]
const life: readonly ArchetypeColumn[] = ['nationality', 'date of birth', ...career, 'joined on']
const size = (name: string, female: number, male: number, deviation: number): ArchetypeColumn =>
  own(
    name,
    wholeBy('gender', Math.round(female * 0.75), Math.round(male * 1.3), {
      female: normal(female, deviation),
      male: normal(male, deviation),
    }),
  )

/** People on stage, in films and books, and in sports. */
export const performers: readonly Family[] = [
  family(
    'musician, orchestra member, band member, instrumentalist, violinist, pianist, cellist, drummer, guitarist, soloist',
    [
      own(
        'instrument',
        oneOf({
          violin: 28,
          viola: 11,
          cello: 10,
          'double bass': 7,
          flute: 5,
          oboe: 4,
          clarinet: 5,
          bassoon: 4,
          horn: 6,
          trumpet: 5,
          trombone: 4,
          percussion: 5,
          harp: 2,
          piano: 4,
        }),
      ),
      ...life,
    ],
    { role: 'staff' },
  ),
  family('singer, vocalist, chorister', [own('voice', oneOf({ soprano: 28, alto: 26, tenor: 22, bass: 24 })), stageName, ...life], {
    role: 'staff',
  }),
  family('actor, actress, artist, dancer, performer, comedian, dj, magician, acrobat, clown, model', [stageName, ...life], {
    role: 'staff',
  }),
  family(
    'composer, conductor, author, writer, poet, director, producer, filmmaker, screenwriter, sculptor, creator, influencer, journalist, speaker, illustrator, choreographer, presenter, game designer',
    life,
    { role: 'staff' },
  ),
  family(
    'athlete, player, rider, runner, swimmer, cyclist, boxer, skater, surfer, climber, jockey, golfer, gymnast, racer, competitor, contestant, goalkeeper, referee, umpire, fighter, wrestler, rower, archer, fencer, skateboarder',
    ['gender', 'date of birth', 'nationality', size('height_cm', 168, 181, 7), size('weight_kg', 62, 77, 9), 'joined on'],
  ),
  family(
    'character, villager, settler, king, queen, knight, wizard, hero, villain, elf, dwarf, prince, princess, warrior, ninja, pirate, superhero',
    [
      'gender',
      own('age', whole(8, 90, gamma(34, 4))),
      own('importance', oneOf({ main: 14, supporting: 36, minor: 50 })),
      own('allegiance', oneOf({ crown: 34, rebels: 22, neutral: 28, unknown: 16 })),
      own('status', oneOf({ alive: 62, dead: 31, unknown: 7 })),
    ],
    { without: ['email', 'phone'] },
  ),
]
