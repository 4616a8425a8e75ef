/** Example stories, each with the feature that it shows. */
export const storyExamples: Readonly<Record<string, { readonly summary: string; readonly story: string; readonly rows?: number }>> = {
  shop: { summary: 'A domain', story: 'ecommerce store with customers and orders', rows: 10 },
  counts: { summary: 'Numbers and shares', story: 'a hospital with 20 patients and 5 doctors, 15% no-shows' },
  totals: {
    summary: 'Totals by month, to the cent',
    story: 'an online shop with 30 customers, revenue from $5k in January to $20k in December',
  },
  places: { summary: 'People from several countries', story: 'a SaaS company with 20 users across US, UK, India and Germany' },
  time: { summary: 'A time window and its busy times', story: 'a restaurant with 40 orders in Q3 2023, busy weekends' },
  columns: { summary: 'Columns by their meaning', story: '10 customers with name, email, age and loyalty tier' },
  custom: {
    summary: 'A domain of its own',
    story: 'a beekeeping cooperative with 2 apiaries, 4 beekeepers, hives, inspections and honey harvests',
  },
}
