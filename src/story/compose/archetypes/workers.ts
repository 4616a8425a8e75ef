import { bell, choice } from '../../meanings/shapes.ts'
import { type Family, family, own } from '../archetype.ts'

const hourly = own('hourly_rate', {
  kind: 'decimal',
  scale: 2,
  min: 11,
  max: 90,
  distribution: { name: 'lognormal', median: 19, spread: 0.25 },
})
const employment = own('employment_type', choice('full_time:62, part_time:30, seasonal:8'))

/** People who are employed, at a desk, by the hour, in uniform or for nothing. */
export const workers: readonly Family[] = [
  family(
    'volunteer, helper',
    [
      own('availability', choice('weekends:38, weekday evenings:27, weekdays:19, flexible:16')),
      own('hours_per_month', { kind: 'integer', min: 1, max: 60, distribution: { name: 'gamma', mean: 9, shape: 2 } }),
      own('background_check', choice('cleared:88, pending:12')),
      'city',
      'joined on',
    ],
    { role: 'staff' },
  ),
  family(
    'firefighter, police officer, officer, soldier, detective, inspector, guard, security guard, game warden, marshal, sheriff, sergeant',
    [
      own('badge_number', { kind: 'pattern', pattern: '########', unique: true }),
      own('rank', choice('officer:56, senior officer:24, sergeant:12, lieutenant:6, captain:2')),
      'shift',
      'hired on',
    ],
    { role: 'staff' },
  ),
  family(
    'attendant, game master, receptionist, cashier, cleaner, janitor, guide, tour guide, host, hostess, steward, porter, lifeguard, usher, valet, groundskeeper, lift operator, gardener, landscaper, picker, packer, loader, hairdresser, barber, stylist, tailor, florist, jeweller, jeweler, potter, blacksmith, undertaker, worker, laborer, labourer, seasonal worker, stagehand, projectionist, ski patroller, nanny, babysitter, housekeeper, bellhop, concierge, gamekeeper, stablehand, deckhand, farmhand, crew',
    [employment, 'shift', hourly, 'hired on', own('performance_score', bell(3.8, 0.5, 1, 5))],
    { role: 'staff' },
  ),
  family(
    'employee, staff member, staff, colleague, clerk, assistant, secretary, supervisor, manager, executive, foreman, intern, apprentice, trainee, contractor, freelancer, associate, administrator, moderator, controller, coordinator, specialist',
    ['job title', 'department', 'salary', 'hired on'],
    { role: 'staff' },
  ),
]
