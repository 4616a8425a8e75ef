import { flag, formula, secondsAfter, when } from '../../builders/computed.ts'
import { exponential, gamma, lognormal, normal } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOf, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { countOf, hidden, id, per, ref, table } from '../../builders/table.ts'
import { eveningHours } from '../shared/hours.ts'
import { partner, photoCount } from './members.ts'

const months = [1.25, 1.1, 1.02, 0.98, 0.96, 0.94, 0.95, 0.96, 0.98, 0.98, 0.97, 0.95]

/** Profiles shown to members, and what they did with them. A passed profile is usually looked at for a shorter time. */
export const swipes = table('swipes', per('members', 30), {
  swipe_id: id(),
  member_id: ref('members', { popularity: 0.6, existing_at: 'swiped_at' }),
  shown: hidden(ref('members', { popularity: 0.15, existing_at: 'swiped_at' })),
  ...partner('target_member_id', 'shown'),
  swiped_at: timestamp('2024-01-01', '2025-12-31', eveningHours, { growth: 1.6, months, weekdays: [1.08, 1, 0.98, 0.97, 0.85, 0.88, 1.3] }),
  action: shares({ pass: 0.6, like: 0.385, super_like: 0.015 }),
  surface: oneOf({ discover: 82, top_picks: 7, likes_you: 7, boost: 4 }),
  looks: hidden(wholeBy('action', 1, 12, { pass: exponential(1.2), otherwise: gamma(3.2, 3) })),
  ...photoCount('photos', 'target_member_id', hidden),
  photos_viewed: formula('min(looks, photos)'),
  view_seconds: decimalBy('action', 0.4, 90, 1, { pass: lognormal(1.8, 0.6), otherwise: lognormal(6.5, 0.7) }),
  platform: oneOf({ ios: 53, android: 44, web: 3 }),
})

/** Pairs of members who liked each other and may talk until one of them ends the match. */
export const matches = table('matches', per('members', 2), {
  match_id: id(),
  member_id: ref('members', { popularity: 0.5, existing_at: 'matched_at' }),
  liked: hidden(ref('members', { popularity: 0.4, existing_at: 'matched_at' })),
  ...partner('matched_member_id', 'liked'),
  matched_at: timestamp('2024-01-02', '2025-12-31', eveningHours, { growth: 1.6, months }),
  source: oneOf({ mutual_like: 88, super_like: 7, top_picks: 5 }),
  compatibility_score: whole(35, 99, normal(71, 10)),
  status: shares({ active: 0.77, unmatched: 0.215, reported: 0.015 }),
  seconds_left: hidden(formula('max(seconds(today) - 1 - matched_at, 0)')),
  hours_together: hidden(decimal(0.1, 2200, 2, lognormal(62, 1.2))),
  seconds_together: hidden(formula('min(round(hours_together * 3600), seconds_left)')),
  ended_at: when('status != "active"', secondsAfter('matched_at', 'seconds_together')),
  ended_by: when('status != "active"', formula('match_id * 7919 % 5 < 3 ? member_id : matched_member_id')),
  message_count: countOf('messages'),
  is_open: hidden(yes(0.16)),
  exchanged_numbers: flag('is_open && message_count >= 4'),
})
