import type { Domain } from './domain.ts'
import { campaigns } from './nonprofit/campaigns.ts'
import { donations } from './nonprofit/donations.ts'
import { donors } from './nonprofit/donors.ts'
import { volunteerShifts } from './nonprofit/volunteer-shifts.ts'
import { volunteers } from './nonprofit/volunteers.ts'

/**
 * A charity. Primary: donors. For each 1000 donors 15 campaigns (at least 8), 4000 donations, 250 volunteers with 8 shifts each.
 * What the payment processor keeps of a donation that stays and what arrives add up to it.
 */
export const nonprofit: Domain = {
  name: 'nonprofit',
  description: 'A charity: campaigns, donors and their donations, volunteers and their shifts.',
  story: 'charity with donors, campaigns, donations and volunteers',
  keywords: [
    'nonprofit',
    'non profit',
    'not for profit',
    'charity',
    'charitable',
    'fundraising',
    'fundraiser',
    'philanthropy',
    'ngo',
    'foundation',
    'food bank',
    'donations',
    'donors',
    'giving tuesday',
  ],
  nouns: {
    campaigns: ['fundraising campaigns', 'fundraisers', 'appeals'],
    donors: ['supporters', 'givers', 'benefactors', 'contributors'],
    donations: ['gifts', 'contributions', 'pledges'],
    volunteers: ['helpers'],
    volunteer_shifts: ['shifts', 'volunteering sessions'],
  },
  rates: [
    {
      words: ['recurring', 'recurring donation', 'recurring gifts', 'monthly giving', 'monthly donors', 'regular giving', 'sustainers'],
      column: 'donations.is_recurring',
      value: true,
    },
    {
      words: ['failed', 'failed donation', 'failed payment', 'declined', 'payment failure', 'bounced'],
      column: 'donations.status',
      value: 'failed',
    },
    { words: ['refund', 'refunded', 'refunded donations', 'returned gifts'], column: 'donations.status', value: 'refunded' },
    {
      words: ['anonymous', 'anonymous donation', 'anonymous gifts', 'anonymously'],
      column: 'donations.is_anonymous',
      value: true,
    },
    {
      words: ['no show', 'noshow', 'missed shift', 'absent volunteers'],
      column: 'volunteer_shifts.status',
      value: 'no_show',
    },
    {
      words: ['cancelled shifts', 'canceled shifts', 'cancelled', 'canceled', 'cancellation'],
      column: 'volunteer_shifts.status',
      value: 'cancelled',
    },
    { words: ['corporate', 'corporate donors', 'companies', 'businesses'], column: 'donors.donor_type', value: 'corporate' },
    { words: ['foundations', 'grant makers', 'trusts'], column: 'donors.donor_type', value: 'foundation' },
    { words: ['matched', 'matching', 'matched giving', 'match funded'], column: 'campaigns.is_matched', value: true },
  ],
  measures: [
    {
      words: [
        'donations',
        'donation volume',
        'giving',
        'gifts',
        'raised',
        'funds raised',
        'fundraising',
        'contributions',
        'revenue',
        'income',
      ],
      column: 'donations.amount',
      unit: 'money',
      typical: 355,
    },
    {
      words: ['volunteer hours', 'hours', 'volunteering hours', 'service hours'],
      column: 'volunteer_shifts.hours',
      unit: 'quantity',
      typical: 3.33,
    },
  ],
  events: ['donations', 'volunteer_shifts'],
  countries: ['donors.country_code', 'volunteers.country_code'],
  currencies: ['campaigns.currency', 'donations.currency'],
  money: ['donations.gift', 'donors.pledge', 'campaigns.wished_amount'],
  schema: { version: 1, name: 'nonprofit', tables: [campaigns, donors, donations, volunteers, volunteerShifts] },
}
