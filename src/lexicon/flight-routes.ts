import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Who flies where, and for how long. */
export function flightRoutes(): ReferenceList {
  return tableList({
    name: 'flight_routes',
    description:
      'A direct connection of an airline (IATA designators) between two airports (IATA codes) with its city names, scheduled minutes and a ' +
      'usual one-way economy fare in US dollars; minutes and fares rounded, by judgement.',
    columns: {
      airline: 'text',
      designator: 'text',
      origin: 'text',
      origin_city: 'text',
      destination: 'text',
      destination_city: 'text',
      minutes: 'number',
      fare: 'number',
      weight: 'number',
    },
    rows: `
      Delta Air Lines|DL|JFK|New York|LAX|Los Angeles|375|210|8
      Delta Air Lines|DL|ATL|Atlanta|MCO|Orlando|95|110|7
      Delta Air Lines|DL|ATL|Atlanta|LGA|New York|135|150|6
      Delta Air Lines|DL|SEA|Seattle|SLC|Salt Lake City|125|120|3
      Delta Air Lines|DL|JFK|New York|LHR|London|420|460|4
      Delta Air Lines|DL|BOS|Boston|AMS|Amsterdam|420|430|2
      American Airlines|AA|DFW|Dallas|ORD|Chicago|150|150|7
      American Airlines|AA|MIA|Miami|JFK|New York|180|160|6
      American Airlines|AA|PHX|Phoenix|LAX|Los Angeles|90|95|5
      American Airlines|AA|CLT|Charlotte|PHL|Philadelphia|95|120|4
      American Airlines|AA|DFW|Dallas|CUN|Cancun|165|210|3
      United Airlines|UA|SFO|San Francisco|EWR|New York|335|230|6
      United Airlines|UA|DEN|Denver|LAS|Las Vegas|115|100|6
      United Airlines|UA|ORD|Chicago|DEN|Denver|160|140|6
      United Airlines|UA|IAH|Houston|MEX|Mexico City|140|230|2
      United Airlines|UA|SFO|San Francisco|NRT|Tokyo|665|720|2
      Southwest Airlines|WN|DAL|Dallas|HOU|Houston|65|80|5
      Southwest Airlines|WN|LAS|Las Vegas|LAX|Los Angeles|75|75|5
      Southwest Airlines|WN|BWI|Baltimore|MCO|Orlando|145|110|4
      Alaska Airlines|AS|SEA|Seattle|ANC|Anchorage|215|210|3
      JetBlue|B6|BOS|Boston|FLL|Fort Lauderdale|205|130|4
      JetBlue|B6|JFK|New York|SJU|San Juan|235|160|3
      Air Canada|AC|YYZ|Toronto|YVR|Vancouver|300|230|4
      Air Canada|AC|YUL|Montreal|CDG|Paris|410|470|2
      WestJet|WS|YYC|Calgary|YYZ|Toronto|230|190|3
      British Airways|BA|LHR|London|JFK|New York|475|480|5
      British Airways|BA|LHR|London|EDI|Edinburgh|85|95|5
      British Airways|BA|LHR|London|MAD|Madrid|150|140|3
      British Airways|BA|LHR|London|DXB|Dubai|420|420|2
      easyJet|U2|LGW|London|BCN|Barcelona|130|75|6
      easyJet|U2|LTN|London|AMS|Amsterdam|75|65|5
      easyJet|U2|MAN|Manchester|AGP|Malaga|180|90|4
      Ryanair|FR|STN|London|DUB|Dublin|75|45|6
      Ryanair|FR|BGY|Milan|STN|London|120|50|4
      Ryanair|FR|DUB|Dublin|FAO|Faro|175|75|3
      Lufthansa|LH|FRA|Frankfurt|BER|Berlin|70|110|5
      Lufthansa|LH|MUC|Munich|HAM|Hamburg|80|115|5
      Lufthansa|LH|FRA|Frankfurt|JFK|New York|525|520|3
      Lufthansa|LH|FRA|Frankfurt|LHR|London|100|140|4
      Eurowings|EW|DUS|Dusseldorf|PMI|Palma de Mallorca|145|95|5
      Air France|AF|CDG|Paris|NCE|Nice|90|95|5
      Air France|AF|CDG|Paris|FCO|Rome|125|120|3
      Air France|AF|CDG|Paris|JFK|New York|500|510|3
      KLM|KL|AMS|Amsterdam|LHR|London|80|120|4
      KLM|KL|AMS|Amsterdam|BCN|Barcelona|135|120|3
      Iberia|IB|MAD|Madrid|BCN|Barcelona|80|75|5
      Iberia|IB|MAD|Madrid|MEX|Mexico City|680|610|1
      ITA Airways|AZ|FCO|Rome|LIN|Milan|70|90|4
      SAS|SK|CPH|Copenhagen|ARN|Stockholm|70|90|4
      TAP Air Portugal|TP|LIS|Lisbon|OPO|Porto|60|60|3
      Turkish Airlines|TK|IST|Istanbul|LHR|London|240|220|3
      Emirates|EK|DXB|Dubai|LHR|London|460|450|3
      Emirates|EK|DXB|Dubai|BOM|Mumbai|190|180|3
      Qatar Airways|QR|DOH|Doha|CDG|Paris|430|440|2
      IndiGo|6E|DEL|Delhi|BOM|Mumbai|130|65|6
      IndiGo|6E|BLR|Bengaluru|DEL|Delhi|165|75|5
      LATAM|LA|GRU|Sao Paulo|GIG|Rio de Janeiro|65|60|4
      Qantas|QF|SYD|Sydney|MEL|Melbourne|95|130|5
      Qantas|QF|SYD|Sydney|BNE|Brisbane|90|125|4
      Singapore Airlines|SQ|SIN|Singapore|SYD|Sydney|470|430|2
      All Nippon Airways|NH|HND|Tokyo|CTS|Sapporo|90|130|5`,
  })
}
