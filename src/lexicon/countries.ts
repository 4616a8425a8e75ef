import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Countries with currency, exchange rate and dialling code, weighted by inhabitants. */
export function countries(): ReferenceList {
  return tableList({
    name: 'countries',
    description:
      'A country: ISO 3166-1 code, ISO 4217 currency, ITU-T E.164 dialling code, units of the currency to one US dollar at the end of ' +
      '2025, rounded (reference rates of the European Central Bank; central banks of Nigeria, Argentina and Colombia); weight: millions of ' +
      'inhabitants (UN, 2024).',
    columns: {
      country_code: 'text',
      country: 'text',
      currency: 'text',
      currency_symbol: 'text',
      dial_code: 'text',
      per_usd: 'number',
      weight: 'number',
    },
    rows: `
      US|United States|USD|$|+1|1|345
      GB|United Kingdom|GBP|£|+44|0.743|69
      CA|Canada|CAD|$|+1|1.37|40
      AU|Australia|AUD|$|+61|1.5|27
      IE|Ireland|EUR|€|+353|0.851|5
      DE|Germany|EUR|€|+49|0.851|85
      AT|Austria|EUR|€|+43|0.851|9
      FR|France|EUR|€|+33|0.851|67
      ES|Spain|EUR|€|+34|0.851|48
      IT|Italy|EUR|€|+39|0.851|59
      NL|Netherlands|EUR|€|+31|0.851|18
      PL|Poland|PLN|zł|+48|3.6|39
      SE|Sweden|SEK|kr|+46|9.2|11
      BR|Brazil|BRL|R$|+55|5.5|212
      MX|Mexico|MXN|$|+52|18|131
      IN|India|INR|₹|+91|89.9|1451
      PT|Portugal|EUR|€|+351|0.851|10
      CH|Switzerland|CHF|CHF|+41|0.793|9
      BE|Belgium|EUR|€|+32|0.851|12
      DK|Denmark|DKK|kr|+45|6.36|6
      NO|Norway|NOK|kr|+47|10.1|6
      FI|Finland|EUR|€|+358|0.851|6
      TR|Türkiye|TRY|₺|+90|42.9|87
      ZA|South Africa|ZAR|R|+27|16.6|64
      NG|Nigeria|NGN|₦|+234|1440|233
      JP|Japan|JPY|¥|+81|156.6|124
      KR|South Korea|KRW|₩|+82|1440|52
      AR|Argentina|ARS|$|+54|1455|46
      CO|Colombia|COP|$|+57|3770|53
      NZ|New Zealand|NZD|$|+64|1.73|5`,
  })
}
