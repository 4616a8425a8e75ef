import { bucket, formula, mapped } from '../../builders/computed.ts'
import { lognormal, normal, quantiles } from '../../builders/distributions.ts'
import { birthDate, constant, decimalBy, oneOf, shares, wholeBy } from '../../builders/drawn.ts'
import { id, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { identity } from '../shared/identity.ts'

/** Players under contract; shirt numbers differ within a team, and the market value goes with position and age. */
export const players = table('players', ownedBy('teams', { min: 18, max: 28, mean: 23 }), {
  player_id: id(),
  team_id: owner('teams'),
  ...identity(0, 'first_name', 'last_name'),
  country_code: oneOf({ GB: 52, IE: 9, FR: 9, ES: 7, BR: 7, NL: 6, DE: 4, SE: 3, US: 3 }),
  shirt_number: siblingNumber(),
  line: hidden(
    bucket('shirt_number', [2, 6, 9, 12, 14, 19, 23], ['keeper', 'back', 'middle', 'front', 'keepers', 'backs', 'middles', 'fronts']),
  ),
  position: mapped('line', {
    keeper: 'goalkeeper',
    keepers: 'goalkeeper',
    back: 'defender',
    backs: 'defender',
    middle: 'midfielder',
    middles: 'midfielder',
    otherwise: 'forward',
  }),
  birth_date: birthDate(18, 38, quantiles([18, 20.6, 22, 23.2, 24.4, 25.5, 26.7, 28, 29.6, 31.8, 38])),
  height_cm: wholeBy('position', 163, 204, { goalkeeper: normal(191, 4), defender: normal(185, 5), otherwise: normal(180, 6) }),
  preferred_foot: oneOf({ right: 73, left: 22, both: 5 }),
  status: shares({ fit: 0.88, injured: 0.09, suspended: 0.03 }),
  wished_value: hidden(
    decimalBy('position', 25000, 120000000, 2, {
      forward: lognormal(1500000, 1.2),
      midfielder: lognormal(1300000, 1.2),
      otherwise: lognormal(900000, 1.1),
    }),
  ),
  market_value: formula('max(round(wished_value / 25000), 1) * 25000', 2),
  currency: constant('GBP'),
})
