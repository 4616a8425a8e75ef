import { amount, choice, count } from '../../meanings/shapes.ts'
import { type Archetype, type ArchetypeColumn, family, own } from '../archetype.ts'

const named = (first: string, second: string): ArchetypeColumn =>
  own('name', { kind: 'compound', words: [first.split(','), second.split(',')], separator: ' ' })
const titled = (endings: string): ArchetypeColumn =>
  own('name', { kind: 'compound', words: [{ list: 'company_words', attribute: 'word' }, endings.split(',')], separator: ' ' })

/** Companies, clubs, teams: many people as one. */
export const organisation: Archetype = {
  name: 'organisation',
  subject: 'organisation',
  rank: 1,
  size: 40,
  from: '2018-01-08',
  to: '2022-12-20',
  columns: ['name'],
  usual: ['industry', 'website', 'phone', 'city', 'country', own('employees', count(46, 1.3, 1, 90_000)), 'founded on'],
  last: ['status'],
  families: [
    family(
      'supplier, vendor, manufacturer, distributor, wholesaler, producer company, provider, importer, exporter, retailer, merchant, dealer, partner, carrier, contractor company, subcontractor',
      ['contact person', 'email', 'phone', 'city', 'country', 'payment term', own('lead_time_days', count(9, 0.6, 1, 90))],
    ),
    family('sponsor, sponsor company, corporate sponsor, patron company', [
      'contact person',
      'email',
      'city',
      own('level', choice('bronze:44, silver:30, gold:18, main:8')),
      own('yearly_amount', amount(8000, 1, 250, 900_000), 'money'),
      own('sponsor_since', { kind: 'integer', min: 2012, max: 2025 }),
    ]),
    family('team, squad, guild, faction, clan', [
      named(
        'Midnight,Crimson,Golden,Northern,Iron,Silver,Wild,Royal,Electric,River,Storm,Lucky,Thunder,Emerald',
        'Foxes,Hawks,Wolves,Bears,Falcons,Tigers,Sharks,Owls,Dragons,Knights,Comets,Rebels,Otters,Stags',
      ),
      'city',
      'country',
      'founded on',
      own('members', count(9, 0.5, 2, 60)),
    ]),
    family('club, league, band, orchestra, choir, troupe, ensemble, chess club, sports club', [
      titled('Club,Society,Ensemble,Players,Collective'),
      'city',
      'country',
      'founded on',
      own('members', count(22, 0.5, 2, 400)),
    ]),
    family('school, university, college, academy, kindergarten, faculty', [
      titled('School,Academy,College,Institute'),
      'city',
      'country',
      own('students', count(820, 0.8, 30, 45_000)),
      'phone',
      'website',
      'founded on',
    ]),
    family(
      'charity, foundation, nonprofit, ngo, association, union, cooperative, co op, church, congregation, parish, society, community, chapter, committee, council, jury',
      [titled('Foundation,Trust,Association,Alliance,Society'), 'city', 'country', own('members', count(120, 1, 5, 20_000)), 'founded on'],
    ),
    family('bank, insurer, fund, broker firm, exchange, lender', [
      titled('Bank,Savings,Capital,Mutual,Trust'),
      'country',
      'city',
      own('licence', choice('full:70, restricted:22, provisional:8')),
      'website',
      'founded on',
    ]),
    family('studio, label, publisher, agency, network, broadcaster, film studio, production company, record label, newspaper, magazine', [
      titled('Media,House,Press,Works,Collective'),
      'city',
      'country',
      own('employees', count(34, 1.1, 2, 4000)),
      'website',
      'founded on',
    ]),
    family(
      'family, household, clan family',
      [
        own('name', { kind: 'text', segments: [{ list: 'family_names', attribute: 'name' }, ' Family'] }),
        'contact person',
        'phone',
        'address',
        'city',
        own('members', { kind: 'integer', min: 1, max: 9, distribution: { name: 'poisson', mean: 3 } }),
      ],
      { size: 400 },
    ),
    family(
      'company, business, firm, startup, corporation, enterprise, organisation, organization, subsidiary, franchise, franchisee, employer, tenant company, customer company, airline, railway, shipping line, brand, competitor, law firm, hospital group, institution, institute, tribe, ministry, government agency, authority',
    ),
  ],
  suffixes: [],
}
