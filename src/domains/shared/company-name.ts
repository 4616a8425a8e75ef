import { compound } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** A company's name that fits any trade, unique in the table. */
export const companyName: ColumnBody = compound(
  [
    { list: 'company_words', attribute: 'word' },
    [
      'Group',
      'Inc.',
      'LLC',
      'Ltd.',
      'Corp.',
      'Partners',
      'Holdings',
      'Works',
      'Ventures',
      'Collective',
      '& Co.',
      '& Sons',
      'Brothers',
      'Company',
      'Enterprises',
      'Associates',
      'International',
      'Global',
      'Worldwide',
      'United',
      'Alliance',
      'House',
      'Union',
      'Limited',
    ],
  ],
  ' ',
)
