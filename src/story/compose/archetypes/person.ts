import { gamma, lognormal, normal, poisson } from '../../../builders/distributions.ts'
import { birthDate, decimal, decimalBy, oneOf, whole, wholeBy } from '../../../builders/drawn.ts'
import { code, words } from '../../../builders/texts.ts'
import type { DistributionSchema } from '../../../schema/schema.ts'
import { type Archetype, family, own } from '../archetype.ts'
import { children } from './children.ts'
import { performers } from './performers.ts'
import { workers } from './workers.ts'

const experience = own('years_of_experience', whole(0, 38, gamma(8, 1.8)))

const level = own('level', oneOf({ junior: 26, mid: 42, senior: 24, lead: 8 }))
const bell = (mean: number, deviation: number): DistributionSchema => normal(mean, deviation)
const byLevel = own(
  'years_of_experience',
  wholeBy('level', 0, 40, { junior: bell(1.6, 1), mid: bell(5.5, 1.8), senior: bell(12, 3.5), lead: bell(18, 5) }),
)
const paid = own(
  'salary',
  decimalBy('level', 24_000, 260_000, 2, {
    junior: bell(46_000, 5000),
    mid: bell(63_000, 7000),
    senior: bell(86_000, 9000),
    lead: bell(112_000, 14_000),
  }),
  'money',
)

/** People, such as staff and customers. */
export const person: Archetype = {
  name: 'person',
  subject: 'person',
  rank: 4,
  size: 400,
  from: '2021-01-04',
  to: '2025-11-28',
  columns: ['first name', 'last name', 'email', 'phone'],
  usual: ['date of birth', 'city', 'joined on'],
  last: ['status'],
  families: [
    family(
      'beekeeper, apiarist',
      [experience, own('certification', oneOf({ hobbyist: 34, certified: 44, master: 16, 'queen breeder': 6 })), 'city', 'joined on'],
      { role: 'owner', size: 60 },
    ),
    family('farmer, grower, winemaker, vintner, rancher, shepherd, fisherman, forester, breeder', [experience, 'city', 'joined on'], {
      role: 'owner',
      size: 60,
    }),
    family(
      'keeper, zookeeper, caretaker, handler, groomer, ranger, warden, falconer',
      [
        own('specialty', oneOf({ mammals: 34, birds: 20, reptiles: 16, primates: 14, aquatic: 10, invertebrates: 6 })),
        experience,
        'hired on',
        'shift',
      ],
      { role: 'staff' },
    ),
    family(
      'vet, veterinarian, doctor, physician, surgeon, dentist, therapist, psychologist, psychiatrist, counselor, counsellor, nurse, midwife, paramedic, optometrist, pharmacist, physiotherapist, clinician, practitioner, caregiver, carer',
      [own('license_number', code('LIC-########')), experience, 'hired on', 'shift'],
      { role: 'staff' },
    ),
    family(
      'instructor, trainer, coach, mentor',
      [own('level', oneOf({ assistant: 24, certified: 56, master: 20 })), experience, 'hourly rate', 'hired on'],
      { role: 'staff' },
    ),
    family(
      'teacher, professor, lecturer, tutor, educator, faculty member, principal, dean',
      [
        own('subject', oneOf(['Mathematics', 'English', 'Science', 'History', 'Art', 'Music', 'Languages', 'Sports'])),
        experience,
        'hired on',
      ],
      { role: 'staff' },
    ),
    family(
      'driver, courier, pilot, captain, chauffeur, trucker, sailor, skipper, dispatcher, train driver, crew member',
      [own('license_class', oneOf({ A: 18, B: 52, C: 22, D: 8 })), experience, 'hired on', 'rating'],
      { role: 'staff' },
    ),
    family(
      'baker, chef, cook, brewer, barista, bartender, waiter, waitress, butcher, cheesemaker, distiller, sommelier, pastry chef',
      [own('station', oneOf({ kitchen: 38, oven: 20, counter: 18, pastry: 14, prep: 10 })), experience, 'hourly rate', 'hired on'],
      { role: 'staff' },
    ),
    family(
      'engineer, developer, programmer, designer, architect, scientist, researcher, analyst, technician, mechanic, electrician, plumber, carpenter, welder, machinist, operator, roofer, painter, mason, surveyor, geologist, biologist, chemist, physicist, astronomer, archaeologist, curator, conservator, archivist, librarian, photographer, editor',
      [level, byLevel, paid, 'hired on'],
      { role: 'staff' },
    ),
    family(
      'astronaut, cosmonaut, taikonaut',
      [
        own('nationality', oneOf({ American: 38, Canadian: 10, British: 9, German: 10, French: 9, Italian: 8, Japanese: 10, Indian: 6 })),
        own('flight_hours', whole(600, 9000, lognormal(2400, 0.4))),
        own('missions_flown', whole(0, 6, poisson(1.4))),
        'joined on',
      ],
      { role: 'staff', size: 40 },
    ),
    family(
      'lawyer, attorney, solicitor, barrister, paralegal, judge, notary, counsel, prosecutor',
      [
        own('practice_area', oneOf({ corporate: 24, litigation: 20, family: 16, criminal: 14, property: 14, employment: 12 })),
        own('bar_number', code('########')),
        own('hourly_rate', decimal(90, 1400, 2, lognormal(260, 0.4)), 'money'),
        'hired on',
      ],
      { role: 'staff' },
    ),
    family(
      'accountant, auditor, consultant, adviser, advisor, broker, agent, realtor, banker, underwriter, adjuster, planner, recruiter, salesperson, sales rep, representative, rep, account manager, planner, assessor, estimator, appraiser, auctioneer',
      [own('region', oneOf({ North: 26, South: 26, East: 24, West: 24 })), experience, 'commission rate', 'hired on'],
      { role: 'staff' },
    ),
    ...workers,
    ...performers,
    family(
      'student, pupil, graduate, alumnus, undergraduate, scholar',
      [own('date_of_birth', birthDate(17, 45, gamma(22, 60))), 'gender', 'gpa', 'enrolled on'],
      { role: 'visitor' },
    ),
    ...children,
    family('couple', [own('partner_1', { kind: 'person' }), own('partner_2', { kind: 'person' }), 'city', 'budget', 'joined on'], {
      role: 'client',
      without: ['first_name', 'last_name'],
    }),
    family('learner, candidate, beginner, novice', ['date of birth', 'gender', 'city', 'enrolled on'], { role: 'visitor' }),
    family(
      'visitor, guest, patron, passenger, attendee, participant, donor, supporter, viewer, listener, reader, follower, fan, hiker, diver, skier, snowboarder, citizen, voter, applicant, spectator, diner, reviewer, delegate, tourist, traveler, traveller, bidder, lead, prospect, contact, witness, camper, hunter, adopter, exhibitor',
      ['date of birth', 'city', 'country', 'registered on'],
      { role: 'visitor' },
    ),
    family('patient', ['date of birth', 'gender', 'blood type', 'allergy', 'registered on'], { role: 'visitor', size: 400 }),
    family(
      'customer, client, buyer, shopper, consumer, subscriber, user, member, guest, visitor, patron, passenger, traveler, traveller, tourist, attendee, participant, donor, supporter, adopter, viewer, listener, reader, follower, fan, borrower, renter, tenant, resident, lodger, camper, hiker, diver, skier, citizen, voter, applicant, lead, prospect, contact, policyholder, claimant, beneficiary, investor, shareholder, bidder, collector, gamer, driver applicant, pet owner, car owner, owner, landlord, homeowner, seller, parent, guardian, family member, account holder, cardholder, taxpayer, inmate, prisoner, refugee, defendant, plaintiff, witness, victim, suspect, respondent, delegate, exhibitor, hunter, golfer member, spectator, eater, diner, reviewer, learner driver',
      ['date of birth', 'city', 'country', 'joined on'],
      { role: 'client' },
    ),
    family(
      'person, individual, man, woman, human, monk, nun, priest, pastor, rabbi, imam, bishop, missionary',
      words('gender, date of birth, city, joined on'),
    ),
  ],
  suffixes: words('er, or, ist, ian, ant, ee, man, woman, naut, wright, smith, eer, holder, keeper, monger, person, owner, mate, ster'),
}
