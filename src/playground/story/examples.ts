/** Example stories to click, each with a description. */
export const examples: readonly { readonly name: string; readonly story: string }[] = [
  {
    name: 'Online shop',
    story: 'an online shop with 400 customers, 7% returns, and revenue from $50k in January to $200k in December',
  },
  {
    name: 'Hospital',
    story: 'a hospital with 500 patients and 50 doctors, 15% no-shows, mostly office hours, and a helipad',
  },
  {
    name: 'SaaS',
    story: 'a SaaS company with 2,000 users across US, UK, India and Germany, 20% churn, and revenue that grows 5% month over month',
  },
  {
    name: 'Bank',
    story: 'a German bank with 1,000 customers, 3 accounts per customer and transactions in 2024',
  },
  {
    name: 'Ride sharing',
    story: 'a ride sharing app with 300 drivers and 20k trips in Q3 2024, 60% US, 40% UK, busy weekends',
  },
  {
    name: 'Bees',
    story: 'a beekeeping cooperative with 12 apiaries, 80 beekeepers, hives, inspections and honey harvests',
  },
  {
    name: 'A million users',
    story: '1,000,000 users with name, email, age, city and loyalty tier',
  },
]
