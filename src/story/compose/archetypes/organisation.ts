import { named } from './own-columns.ts'
import { lognormal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../../builders/drawn.ts'
import { compound, text } from '../../../builders/texts.ts'
import { type Archetype, type ArchetypeColumn, family, own } from '../archetype.ts'

const titled = (endings: string): ArchetypeColumn =>
  own('name', compound([{ list: 'company_words', attribute: 'word' }, endings.split(',')], ' '))

/** Companies, clubs and teams. */
export const organisation: Archetype = {
  name: 'organisation',
  subject: 'organisation',
  rank: 1,
  size: 40,
  from: '2018-01-08',
  to: '2022-12-20',
  columns: ['name'],
  usual: ['industry', 'website', 'phone', 'city', 'country', own('employees', whole(1, 90_000, lognormal(46, 1.3))), 'founded on'],
  last: ['status'],
  families: [
    family(
      'supplier, vendor, manufacturer, distributor, wholesaler, producer company, provider, importer, exporter, retailer, merchant, dealer, partner, carrier, contractor company, subcontractor',
      ['contact person', 'email', 'phone', 'city', 'country', 'payment term', own('lead_time_days', whole(1, 90, lognormal(9, 0.6)))],
    ),
    family('sponsor, sponsor company, corporate sponsor, patron company', [
      'contact person',
      'email',
      'city',
      own('level', oneOf({ bronze: 44, silver: 30, gold: 18, main: 8 })),
      own('yearly_amount', decimal(250, 900_000, 2, lognormal(8000, 1)), 'money'),
      own('sponsor_since', whole(2012, 2025)),
    ]),
    family('team, squad, guild, faction, clan', [
      named(
        'Midnight,Crimson,Golden,Northern,Iron,Silver,Wild,Royal,Electric,River,Storm,Lucky,Thunder,Emerald',
        'Foxes,Hawks,Wolves,Bears,Falcons,Tigers,Sharks,Owls,Dragons,Knights,Comets,Rebels,Otters,Stags',
      ),
      'city',
      'country',
      'founded on',
      own('members', whole(2, 60, lognormal(9, 0.5))),
    ]),
    family('club, league, band, orchestra, choir, troupe, ensemble, chess club, sports club', [
      titled('Club,Society,Ensemble,Players,Collective'),
      'city',
      'country',
      'founded on',
      own('members', whole(2, 400, lognormal(22, 0.5))),
    ]),
    family('school, university, college, academy, kindergarten, faculty', [
      titled('School,Academy,College,Institute'),
      'city',
      'country',
      own('students', whole(30, 45_000, lognormal(820, 0.8))),
      'phone',
      'website',
      'founded on',
    ]),
    family(
      'charity, foundation, nonprofit, ngo, association, union, cooperative, co op, church, congregation, parish, society, community, chapter, committee, council, jury',
      [
        titled('Foundation,Trust,Association,Alliance,Society'),
        'city',
        'country',
        own('members', whole(5, 20_000, lognormal(120, 1))),
        'founded on',
      ],
    ),
    family('bank, insurer, fund, broker firm, exchange, lender', [
      titled('Bank,Savings,Capital,Mutual,Trust'),
      'country',
      'city',
      own('licence', oneOf({ full: 70, restricted: 22, provisional: 8 })),
      'website',
      'founded on',
    ]),
    family('studio, label, publisher, agency, network, broadcaster, film studio, production company, record label, newspaper, magazine', [
      titled('Media,House,Press,Works,Collective'),
      'city',
      'country',
      own('employees', whole(2, 4000, lognormal(34, 1.1))),
      'website',
      'founded on',
    ]),
    family(
      'family, household, clan family',
      [
        own('name', text({ list: 'family_names', attribute: 'name' }, ' Family')),
        'contact person',
        'phone',
        'address',
        'city',
        own('members', whole(1, 9, poisson(3))),
      ],
      { size: 400 },
    ),
    family(
      'company, business, firm, startup, corporation, enterprise, organisation, organization, subsidiary, franchise, franchisee, employer, tenant company, customer company, airline, railway, shipping line, brand, competitor, law firm, hospital group, institution, institute, tribe, ministry, government agency, authority',
    ),
  ],
  suffixes: [],
}
