import { daysAfter } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { whole } from '../../builders/drawn.ts'
import { ref } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * Columns, the last of which is `token_id`: a token, the first of the list by far the most often. Tokens became known one after another, years
 * apart, and the row looks back as many days as leave it 1 of 16 to all of them, each number of them less likely than the one before.
 */
export function tokenOf(at: string): Columns {
  return {
    days_back: hidden(
      whole(
        -28_600,
        0,
        quantiles([
          -28_600, -28_300, -27_900, -27_300, -26_500, -25_600, -25_022, -24_398, -23_681, -22_858, -21_913, -20_827, -19_579, -18_146,
          -16_500, -14_608, -12_436, -9941, -7075, -3782, 0,
        ]),
      ),
    ),
    known_by: hidden(daysAfter(at, 'days_back')),
    token_id: ref('tokens', { existing_at: 'known_by' }),
  }
}
