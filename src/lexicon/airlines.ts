import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Airlines by their country, and how far they fly from it. */
export function airlines(): ReferenceList {
  return tableList({
    name: 'airlines',
    description:
      'An airline: IATA designator, home country, and whether it flies `short` haul, `long` haul or `any`; weights by judgement of its size.',
    columns: { airline: 'text', airline_code: 'text', country_code: 'text', reach: 'text', weight: 'number' },
    rows: `
      American Airlines|AA|US|any|30
      Delta Air Lines|DL|US|any|30
      United Airlines|UA|US|any|28
      Southwest Airlines|WN|US|short|26
      Alaska Airlines|AS|US|short|9
      JetBlue|B6|US|short|8
      British Airways|BA|GB|any|30
      easyJet|U2|GB|short|24
      Jet2|LS|GB|short|12
      Virgin Atlantic|VS|GB|long|12
      Air Canada|AC|CA|any|30
      WestJet|WS|CA|any|16
      Qantas|QF|AU|any|30
      Virgin Australia|VA|AU|short|18
      Jetstar|JQ|AU|short|14
      Ryanair|FR|IE|short|26
      Aer Lingus|EI|IE|any|14
      Lufthansa|LH|DE|any|30
      Eurowings|EW|DE|short|14
      Condor|DE|DE|any|8
      Austrian Airlines|OS|AT|any|20
      Air France|AF|FR|any|30
      Transavia France|TO|FR|short|10
      Vueling|VY|ES|short|24
      Iberia|IB|ES|any|20
      Air Europa|UX|ES|any|10
      ITA Airways|AZ|IT|any|20
      Neos|NO|IT|any|5
      KLM|KL|NL|any|30
      Transavia|HV|NL|short|12
      LOT Polish Airlines|LO|PL|any|20
      SAS|SK|SE|any|20
      LATAM Brasil|LA|BR|any|24
      GOL|G3|BR|short|20
      Azul|AD|BR|any|18
      Aeroméxico|AM|MX|any|20
      Volaris|Y4|MX|short|24
      Viva|VB|MX|short|18
      IndiGo|6E|IN|short|40
      Air India|AI|IN|any|24
      TAP Air Portugal|TP|PT|any|20
      SWISS|LX|CH|any|20
      Brussels Airlines|SN|BE|any|16
      TUI fly|TB|BE|short|6
      SAS|SK|DK|any|20
      Norwegian|DY|NO|short|20
      SAS|SK|NO|any|14
      Finnair|AY|FI|any|20
      Turkish Airlines|TK|TR|any|30
      Pegasus Airlines|PC|TR|short|16
      South African Airways|SA|ZA|any|10
      FlySafair|FA|ZA|short|18
      Air Peace|P4|NG|any|20
      All Nippon Airways|NH|JP|any|28
      Japan Airlines|JL|JP|any|26
      Peach Aviation|MM|JP|short|8
      Korean Air|KE|KR|any|24
      Jeju Air|7C|KR|short|14
      Aerolíneas Argentinas|AR|AR|any|24
      Flybondi|FO|AR|short|6
      Avianca|AV|CO|any|26
      LATAM Colombia|4C|CO|short|12
      Air New Zealand|NZ|NZ|any|26`,
  })
}
