import { flag, formula, mapped, when } from '../../builders/computed.ts'
import { exponential, normal, poisson, triangular } from '../../builders/distributions.ts'
import { decimal, shares, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, ref, siblingNumber, split } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/**
 * Players of a side, three of whom are goalkeepers at most: one of them keeps the goal, the others watch from the bench. Eleven begin,
 * substitutes come later. The goals of a side are those of its players, most of them forwards.
 */
export const appearances = table('appearances', ownedBy('sides', { min: 13, max: 16, mean: 14 }), {
  appearance_id: id(),
  side_id: hidden(owner('sides')),
  match_id: lookup('side_id', 'match_id'),
  team_id: lookup('side_id', 'team_id'),
  player_id: ref('players', { partition_by: 'team_id', distinct_among_siblings: true }),
  position: lookup('player_id', 'position'),
  number: hidden(siblingNumber()),
  keeps_goal: hidden(flag('position == "goalkeeper"')),
  first_keeper: hidden(formula('coalesce(parent.first_keeper, 99)')),
  last_keeper: hidden(formula('coalesce(parent.last_keeper, 99)')),
  middle_keeper: hidden(formula('parent.keepers == 3 ? parent.keeper_sum - first_keeper - last_keeper : 99')),
  place: hidden(formula('number - (first_keeper < number) - (middle_keeper < number) - (parent.keepers > 1 && last_keeper < number)')),
  is_starter: flag('keeps_goal ? number == first_keeper : place <= (parent.keepers == 0 ? 11 : 10)'),
  is_unused: flag('keeps_goal && number != first_keeper'),
  discipline: hidden(shares({ none: 0.863, yellow: 0.13, red: 0.007 })),
  substitution: hidden(whole(46, 89, triangular(46, 70, 89))),
  goes_off: hidden(yes(0.25)),
  minutes_played: formula(
    'is_unused ? 0 : !is_starter ? 90 - substitution : goes_off && !keeps_goal || discipline == "red" ? substitution : 90',
  ),
  appetite: hidden(mapped('position', { goalkeeper: 0, defender: 1, midfielder: 3, forward: 8 })),
  form: hidden(decimal(0.02, 3, 3, exponential(0.6))),
  chance: hidden(formula('appetite * form * minutes_played')),
  goals: split('goals', 'chance'),
  touches: hidden(whole(0, 6, poisson(1.1))),
  shots: formula('goals + (keeps_goal ? 0 : touches)'),
  card: when('discipline != "none"', template('{discipline}')),
  rating_points: hidden(decimal(3.5, 9, 1, normal(6.7, 0.6))),
  rating: when('!is_unused', formula('min(rating_points + goals * 0.8, 10)', 1)),
})
