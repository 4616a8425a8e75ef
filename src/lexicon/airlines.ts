import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Airlines with their country and the distance that they serve. */
export function airlines(): ReferenceList {
  return tableList({
    name: 'airlines',
    description:
      'An airline: IATA designator, home country, and whether it flies `short` haul, `long` haul or `any`, with jets of `airbus`, `boeing` or `both`; weights by judgement of its size.',
    columns: { airline: 'text', designator: 'text', country_code: 'text', reach: 'text', fleet: 'text', weight: 'number' },
    rows: `
      American Airlines|AA|US|any|both|30
      Delta Air Lines|DL|US|any|both|30
      United Airlines|UA|US|any|both|28
      Southwest Airlines|WN|US|short|boeing|26
      Alaska Airlines|AS|US|short|boeing|9
      JetBlue|B6|US|short|airbus|8
      British Airways|BA|GB|any|both|30
      easyJet|U2|GB|short|airbus|24
      Jet2|LS|GB|short|both|12
      Virgin Atlantic|VS|GB|long|airbus|12
      Air Canada|AC|CA|any|both|30
      WestJet|WS|CA|any|boeing|16
      Qantas|QF|AU|any|both|30
      Virgin Australia|VA|AU|short|boeing|18
      Jetstar|JQ|AU|short|airbus|14
      Ryanair|FR|IE|short|boeing|26
      Aer Lingus|EI|IE|any|both|14
      Lufthansa|LH|DE|any|airbus|30
      Eurowings|EW|DE|short|airbus|14
      Condor|DE|DE|any|both|8
      Austrian Airlines|OS|AT|any|airbus|20
      Air France|AF|FR|any|both|30
      Transavia France|TO|FR|short|both|10
      Vueling|VY|ES|short|airbus|24
      Iberia|IB|ES|any|airbus|20
      Air Europa|UX|ES|any|boeing|10
      ITA Airways|AZ|IT|any|airbus|20
      Neos|NO|IT|any|boeing|5
      KLM|KL|NL|any|both|30
      Transavia|HV|NL|short|both|12
      LOT Polish Airlines|LO|PL|any|both|20
      SAS|SK|SE|any|airbus|20
      LATAM Brasil|LA|BR|any|both|24
      GOL|G3|BR|short|both|20
      Azul|AD|BR|any|both|18
      Aeroméxico|AM|MX|any|both|20
      Volaris|Y4|MX|short|airbus|24
      Viva|VB|MX|short|airbus|18
      IndiGo|6E|IN|short|airbus|40
      Air India|AI|IN|any|both|24
      TAP Air Portugal|TP|PT|any|airbus|20
      SWISS|LX|CH|any|airbus|20
      Brussels Airlines|SN|BE|any|airbus|16
      TUI fly|TB|BE|short|both|6
      SAS|SK|DK|any|airbus|20
      Norwegian|DY|NO|short|boeing|20
      SAS|SK|NO|any|airbus|14
      Finnair|AY|FI|any|airbus|20
      Turkish Airlines|TK|TR|any|both|30
      Pegasus Airlines|PC|TR|short|both|16
      South African Airways|SA|ZA|any|airbus|10
      FlySafair|FA|ZA|short|boeing|18
      Air Peace|P4|NG|any|both|20
      All Nippon Airways|NH|JP|any|both|28
      Japan Airlines|JL|JP|any|both|26
      Peach Aviation|MM|JP|short|airbus|8
      Korean Air|KE|KR|any|both|24
      Jeju Air|7C|KR|short|boeing|14
      Aerolíneas Argentinas|AR|AR|any|both|24
      Flybondi|FO|AR|short|boeing|6
      Avianca|AV|CO|any|airbus|26
      LATAM Colombia|4C|CO|short|both|12
      Air New Zealand|NZ|NZ|any|both|26`,
  })
}
