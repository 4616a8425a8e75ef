import { measure, trade } from '../trade.ts'
import { campaigns } from './campaigns.ts'
import { donations, donors } from './donations.ts'
import { volunteers, volunteerShifts } from './volunteers.ts'

/**
 * A charity. Primary: donors. For each 1000 donors 15 campaigns (at least 8), 4000 donations, and 250 volunteers with 8 shifts each.
 * Of a donation that is received, the fee of the payment processor and the net amount add up to the amount.
 */
export const nonprofit = trade({
  name: 'nonprofit',
  description: 'A charity: campaigns, donors and their donations, volunteers and their shifts.',
  story: 'charity with donors, campaigns, donations and volunteers',
  keywords:
    'nonprofit, non profit, not for profit, charity, charitable, fundraising, fundraiser, philanthropy, ngo, foundation, food bank, ' +
    'donations, donors, giving tuesday',
  nouns: {
    campaigns: 'fundraising campaigns, fundraisers, appeals',
    donors: 'supporters, givers, benefactors, contributors',
    donations: 'gifts, contributions, pledges',
    volunteers: 'helpers',
    volunteer_shifts: 'shifts, volunteering sessions',
  },
  rates: {
    'donations.is_recurring.true':
      'recurring, recurring donation, recurring gifts, monthly giving, monthly donors, regular giving, sustainers',
    'donations.status.failed': 'failed, failed donation, failed payment, declined, payment failure, bounced',
    'donations.status.refunded': 'refund, refunded, refunded donations, returned gifts',
    'donations.is_anonymous.true': 'anonymous, anonymous donation, anonymous gifts, anonymously',
    'volunteer_shifts.status.no_show': 'no show, noshow, missed shift, absent volunteers',
    'volunteer_shifts.status.cancelled': 'cancelled shifts, canceled shifts, cancelled, canceled, cancellation',
    'donors.donor_type.corporate': 'corporate, corporate donors, companies, businesses',
    'donors.donor_type.foundation': 'foundations, grant makers, trusts',
    'campaigns.is_matched.true': 'matched, matching, matched giving, match funded',
  },
  measures: [
    measure('donations.amount', 'money', 355, {
      words: 'donations, donation volume, giving, gifts, raised, funds raised, fundraising, contributions, revenue, income',
    }),
    measure('volunteer_shifts.hours', 'quantity', 3.33, { words: 'volunteer hours, hours, volunteering hours, service hours' }),
  ],
  money: ['donations.gift', 'donors.pledge', 'campaigns.wished_amount'],
  tables: [campaigns, donors, donations, volunteers, volunteerShifts],
})
