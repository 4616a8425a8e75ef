import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Pages of an online magazine. */
export function webPages(): ReferenceList {
  return tableList({
    name: 'web_pages',
    description: 'An invented page of an online magazine: path, title and section; weights by judgement, a long tail behind the home page.',
    columns: { path: 'text', title: 'text', section: 'text', weight: 'number' },
    rows: `
      /|Home|home|90
      /news|News|news|20
      /news/city-council-approves-tram-line|City council approves new tram line|news|16
      /news/river-clean-up-enters-final-phase|River clean-up enters final phase|news|9
      /news/what-changes-in-january|What changes in January|news|14
      /tech|Technology|tech|12
      /tech/best-budget-laptops|The best budget laptops|tech|22
      /tech/how-passkeys-work|How passkeys work|tech|11
      /tech/smart-thermostats-compared|Smart thermostats compared|tech|10
      /tech/phone-camera-test|Phone cameras put to the test|tech|13
      /travel|Travel|travel|8
      /travel/night-trains-across-europe|Night trains across Europe|travel|12
      /travel/48-hours-in-lisbon|48 hours in Lisbon|travel|9
      /travel/packing-list|The only packing list you need|travel|11
      /food|Food|food|9
      /food/one-pot-dinners|25 one-pot dinners|food|18
      /food/sourdough-for-beginners|Sourdough for beginners|food|14
      /food/weeknight-pasta|Weeknight pasta in 20 minutes|food|15
      /health|Health|health|7
      /health/sleep-better|How to sleep better|health|17
      /health/desk-stretches|Ten stretches at your desk|health|10
      /money|Money|money|6
      /money/first-budget|Your first budget|money|9
      /money/electricity-bill-explained|Your electricity bill, explained|money|8
      /culture|Culture|culture|5
      /culture/books-of-the-year|The books of the year|culture|10
      /culture/what-to-watch|What to watch this weekend|culture|12
      /about|About us|company|4
      /contact|Contact|company|3
      /newsletter|Newsletter|company|6
      /subscribe|Subscribe|company|5
      /search|Search|search|8`,
  })
}
