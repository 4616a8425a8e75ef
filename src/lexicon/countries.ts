import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Countries with currency and dialling code, weighted by inhabitants. */
export function countries(): ReferenceList {
  return tableList({
    name: 'countries',
    description: 'A country: ISO 3166-1 code, ISO 4217 currency, ITU-T E.164 dialling code; weight: millions of inhabitants (UN, 2024).',
    columns: { country_code: 'text', country: 'text', currency: 'text', currency_symbol: 'text', dial_code: 'text', weight: 'number' },
    rows: `
      US|United States|USD|$|+1|345
      GB|United Kingdom|GBP|£|+44|69
      CA|Canada|CAD|$|+1|40
      AU|Australia|AUD|$|+61|27
      IE|Ireland|EUR|€|+353|5
      DE|Germany|EUR|€|+49|85
      AT|Austria|EUR|€|+43|9
      FR|France|EUR|€|+33|67
      ES|Spain|EUR|€|+34|48
      IT|Italy|EUR|€|+39|59
      NL|Netherlands|EUR|€|+31|18
      PL|Poland|PLN|zł|+48|39
      SE|Sweden|SEK|kr|+46|11
      BR|Brazil|BRL|R$|+55|212
      MX|Mexico|MXN|$|+52|131
      IN|India|INR|₹|+91|1451`,
  })
}
