import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Health insurers and the plans they sell. */
export function insurers(): ReferenceList {
  return tableList({
    name: 'insurers',
    description:
      'An invented health insurer and one of its plan types (HMO, PPO, EPO, POS, HDHP); weights after the plan shares of the KFF survey.',
    columns: { insurer: 'text', plan_type: 'text', weight: 'number' },
    rows: `
      Evergreen Health|PPO|12
      Evergreen Health|HDHP|7
      Evergreen Health|HMO|4
      Harborlight Insurance|PPO|10
      Harborlight Insurance|HMO|4
      Harborlight Insurance|POS|2
      Summit Mutual|PPO|9
      Summit Mutual|HDHP|6
      Bluefield Care|HMO|5
      Bluefield Care|EPO|3
      Lakeland Health Plan|HMO|4
      Lakeland Health Plan|POS|3
      Pioneer Medical|PPO|7
      Pioneer Medical|HDHP|5
      Unity Coast Health|EPO|2
      Unity Coast Health|PPO|5
      Stonebridge Benefits|HDHP|6
      Stonebridge Benefits|POS|3`,
  })
}
