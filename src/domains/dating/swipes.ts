import { formula } from '../../builders/computed.ts'
import { exponential, gamma, lognormal } from '../../builders/distributions.ts'
import { decimalBy, oneOf, shares, timestamp, wholeBy } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { eveningHours } from './evening-hours.ts'
import { partner } from './genders.ts'
import { photoCount } from './photo-count.ts'

/** What members made of profiles that they were shown; a passed profile was looked at for a moment only. */
export const swipes = table('swipes', per('members', 30), {
  swipe_id: id(),
  member_id: ref('members', { popularity: 0.6, existing_at: 'swiped_at' }),
  shown: hidden(ref('members', { popularity: 0.15, existing_at: 'swiped_at' })),
  ...partner('target_member_id', 'shown'),
  swiped_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.6,
    months: [1.25, 1.1, 1.02, 0.98, 0.96, 0.94, 0.95, 0.96, 0.98, 0.98, 0.97, 0.95],
    weekdays: [1.08, 1, 0.98, 0.97, 0.85, 0.88, 1.3],
    hours: eveningHours,
  }),
  action: shares({ pass: 0.6, like: 0.385, super_like: 0.015 }),
  surface: oneOf({ discover: 82, top_picks: 7, likes_you: 7, boost: 4 }),
  looks: hidden(wholeBy('action', 1, 12, { pass: exponential(1.2), otherwise: gamma(3.2, 3) })),
  ...photoCount('photos', 'target_member_id', hidden),
  photos_viewed: formula('min(looks, photos)'),
  view_seconds: decimalBy('action', 0.4, 90, 1, { pass: lognormal(1.8, 0.6), otherwise: lognormal(6.5, 0.7) }),
  platform: oneOf({ ios: 53, android: 44, web: 3 }),
})
