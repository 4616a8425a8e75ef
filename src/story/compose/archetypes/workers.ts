import { gamma, lognormal, normal } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../../builders/drawn.ts'
import { code } from '../../../builders/texts.ts'
import { type Family, family, own } from '../archetype.ts'

const hourly = own('hourly_rate', decimal(11, 90, 2, lognormal(19, 0.25)))
const employment = own('employment_type', oneOf({ full_time: 62, part_time: 30, seasonal: 8 }))

/** Staff: in offices, by the hour, in uniform, volunteers. */
export const workers: readonly Family[] = [
  family(
    'volunteer, helper',
    [
      own('availability', oneOf({ weekends: 38, 'weekday evenings': 27, weekdays: 19, flexible: 16 })),
      own('hours_per_month', whole(1, 60, gamma(9, 2))),
      own('background_check', oneOf({ cleared: 88, pending: 12 })),
      'city',
      'joined on',
    ],
    { role: 'staff' },
  ),
  family(
    'firefighter, police officer, officer, soldier, detective, inspector, guard, security guard, game warden, marshal, sheriff, sergeant',
    [
      own('badge_number', code('########')),
      own('rank', oneOf({ officer: 56, 'senior officer': 24, sergeant: 12, lieutenant: 6, captain: 2 })),
      'shift',
      'hired on',
    ],
    { role: 'staff' },
  ),
  family(
    'attendant, game master, receptionist, cashier, cleaner, janitor, guide, tour guide, host, hostess, steward, porter, lifeguard, usher, valet, groundskeeper, lift operator, gardener, landscaper, picker, packer, loader, hairdresser, barber, stylist, tailor, florist, jeweller, jeweler, potter, blacksmith, undertaker, worker, laborer, labourer, seasonal worker, stagehand, projectionist, ski patroller, nanny, babysitter, dog walker, walker, pet sitter, housekeeper, bellhop, concierge, gamekeeper, stablehand, deckhand, farmhand, crew',
    [employment, 'shift', hourly, 'hired on', own('performance_score', decimal(1, 5, 1, normal(3.8, 0.5)))],
    { role: 'staff' },
  ),
  family(
    'employee, staff member, staff, colleague, clerk, assistant, secretary, supervisor, manager, executive, foreman, intern, apprentice, trainee, contractor, freelancer, associate, administrator, moderator, controller, coordinator, specialist',
    ['job title', 'department', 'salary', 'hired on'],
    { role: 'staff' },
  ),
]
