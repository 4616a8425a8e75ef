import { bucket, formula, mapped } from '../../../builders/computed.ts'
import { lognormal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, oneOfBy, whole } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { code, compound, text } from '../../../builders/texts.ts'
import type { ColumnBody } from '../../../schema/schema.ts'
import { type Archetype, type ArchetypeColumn, family, own } from '../archetype.ts'
import { workTitle } from './work-title.ts'
import { works } from './works.ts'

/** The progress: complete if the end is in the past. */
const state: readonly ArchetypeColumn[] = [
  own('days_left', hidden(formula('end_date - today'))),
  own('phase', hidden(bucket('days_left', [0], ['over', 'running']))),
  own('status', oneOfBy('phase', ['active', 'completed', 'cancelled'], { over: [0, 92, 8], running: [95, 0, 5] })),
]

const missionName = own(
  'name',
  compound(
    [
      'Aurora,Horizon,Pioneer,Meridian,Polaris,Pathfinder,Odyssey,Halo,Perseus,Selene,Vesper,Nova'.split(','),
      'I,II,III,IV,V,VI,VII,VIII,IX,X'.split(','),
    ],
    ' ',
  ),
)

/** Things that people do together between a start and an end, such as projects. */
export const undertaking: Archetype = {
  name: 'undertaking',
  subject: 'thing',
  rank: 5,
  size: 60,
  from: '2021-02-01',
  to: '2025-09-30',
  columns: [],
  usual: ['name', 'start date', 'end date', own('budget', decimal(500, 40_000_000, 2, lognormal(48_000, 1.1)), 'money'), ...state],
  last: [],
  families: [
    family('class, group class, course group, dance class, yoga class, class group', [
      own(
        'title',
        text({ values: ['Morning', 'Lunchtime', 'Afternoon', 'Evening', 'Weekend', 'Saturday', 'Monday', 'Wednesday'] }, ' ', {
          values: ['Beginners', 'Intermediates', 'Advanced', 'Open Group', 'Juniors', 'Seniors', 'All Levels'],
        }),
      ),
      own('duration_minutes', mapped('length', { short: 45, usual: 60, long: 90 })),
      own('length', { ...oneOf({ short: 24, usual: 52, long: 24 }), hidden: true }),
      own('capacity', whole(5, 60, lognormal(16, 0.4))),
      own('monthly_fee', decimal(10, 400, 2, lognormal(58, 0.4)), 'money'),
      'start date',
      own('status', oneOf({ open: 72, full: 20, cancelled: 8 })),
    ]),
    family(
      'course, module, training, training course, curriculum, degree program, study program, subject, seminar series, lesson plan, certification course',
      [
        own('code', code('???-###-?')),
        own('title', courseTitles()),
        own('credits', whole(2, 6)),
        own('level', oneOf({ introductory: 40, intermediate: 38, advanced: 22 })),
        own('capacity', whole(8, 400, lognormal(40, 0.6))),
        'start date',
        own('status', oneOf({ open: 72, full: 20, cancelled: 8 })),
      ],
    ),
    family('mission, rescue mission, sortie', [
      missionName,
      own('objective', oneOf({ exploration: 26, research: 34, technology: 18, monitoring: 22 })),
      'start date',
      'end date',
      own('crew_size', whole(0, 8, poisson(2.6))),
      own('budget', decimal(20_000, 4_000_000_000, 2, lognormal(4_200_000, 1.6)), 'money'),
      ...state,
    ]),
    family('space mission, flight program, spaceflight, lunar mission, moon mission', [
      missionName,
      own('objective', oneOf({ exploration: 26, research: 34, technology: 18, monitoring: 22 })),
      own('destination', oneOf({ 'Earth orbit': 56, Moon: 20, Mars: 12, asteroid: 7, 'outer planets': 5 })),
      'start date',
      'end date',
      own('crew_size', whole(0, 8, poisson(2.6))),
      own('budget', decimal(8_000_000, 9_000_000_000, 2, lognormal(420_000_000, 0.9)), 'money'),
      ...state,
    ]),
    family(
      'expedition plan, research program, experiment, study, clinical trial, trial study, survey project, dig project, investigation',
      [
        'name',
        own('objective', oneOf({ exploration: 26, research: 34, technology: 18, monitoring: 22 })),
        'start date',
        'end date',
        own('budget', decimal(5000, 90_000_000, 2, lognormal(180_000, 1.2)), 'money'),
        ...state,
      ],
    ),
    family(
      'project, program, programme, campaign, initiative, sprint, milestone, epic, construction project, renovation project, portfolio project, goal, objective, task force, workstream, roadmap item, release, engagement',
      [
        'name',
        own('manager', { kind: 'person' }),
        'start date',
        'end date',
        own('budget', decimal(500, 40_000_000, 2, lognormal(48_000, 1.1)), 'money'),
        'priority',
        ...state,
      ],
    ),
    ...works,
    family(
      'exhibition, exhibition series, production, film production, film project, tour, season, tournament series, festival edition, play production, musical, show series, gallery show, collection, league season, championship, edition',
      [
        own('title', workTitle),
        'start date',
        'end date',
        own('budget', decimal(2000, 90_000_000, 2, lognormal(120_000, 1.1)), 'money'),
        own('expected_visitors', whole(50, 900_000, lognormal(4200, 1))),
        ...state,
      ],
    ),
  ],
  suffixes: [],
}

function courseTitles(): ColumnBody {
  const subjects =
    'Mathematics,Statistics,Biology,Chemistry,Physics,World History,Economics,Psychology,Programming,Literature,Philosophy,Art History,Marketing,Accounting,Sociology,Law,Linguistics,Geography,Music Theory,Data Science'
  return text({ values: ['Introduction to ', 'Principles of ', 'Advanced ', 'Topics in ', 'Applied '] }, { values: subjects.split(',') })
}
