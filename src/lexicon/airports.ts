import { tableList } from './table-list.ts'
import type { ReferenceList } from './reference-list.ts'

/** Large airports of the countries for which there are names of people, and frequent destinations. */
export function airports(): ReferenceList {
  return tableList({
    name: 'airports',
    description:
      'An airport: IATA code, the city it serves, coordinates in decimal degrees; weight: millions of passengers a year, rounded (Airports Council International and the airports, 2023 and 2024).',
    columns: {
      iata: 'text',
      city: 'text',
      country_code: 'text',
      country: 'text',
      latitude: 'number',
      longitude: 'number',
      weight: 'number',
    },
    rows: `
      ATL|Atlanta|US|United States|33.64|-84.43|104
      LAX|Los Angeles|US|United States|33.94|-118.41|77
      ORD|Chicago|US|United States|41.98|-87.9|73
      DFW|Dallas|US|United States|32.9|-97.04|82
      DEN|Denver|US|United States|39.86|-104.67|78
      JFK|New York|US|United States|40.64|-73.78|62
      EWR|Newark|US|United States|40.69|-74.17|49
      SFO|San Francisco|US|United States|37.62|-122.38|50
      SEA|Seattle|US|United States|47.45|-122.31|51
      LAS|Las Vegas|US|United States|36.08|-115.15|57
      MCO|Orlando|US|United States|28.43|-81.31|57
      MIA|Miami|US|United States|25.79|-80.29|52
      BOS|Boston|US|United States|42.36|-71.01|41
      PHX|Phoenix|US|United States|33.43|-112.01|48
      IAH|Houston|US|United States|29.98|-95.34|46
      MSP|Minneapolis|US|United States|44.88|-93.22|35
      DTW|Detroit|US|United States|42.21|-83.35|31
      PHL|Philadelphia|US|United States|39.87|-75.24|28
      IAD|Washington|US|United States|38.94|-77.46|25
      SAN|San Diego|US|United States|32.73|-117.19|24
      AUS|Austin|US|United States|30.19|-97.67|22
      HNL|Honolulu|US|United States|21.32|-157.92|21
      LHR|London|GB|United Kingdom|51.47|-0.45|79
      LGW|London|GB|United Kingdom|51.15|-0.19|41
      MAN|Manchester|GB|United Kingdom|53.35|-2.27|28
      EDI|Edinburgh|GB|United Kingdom|55.95|-3.37|14
      BHX|Birmingham|GB|United Kingdom|52.45|-1.75|12
      YYZ|Toronto|CA|Canada|43.68|-79.63|45
      YVR|Vancouver|CA|Canada|49.19|-123.18|25
      YUL|Montreal|CA|Canada|45.47|-73.74|21
      YYC|Calgary|CA|Canada|51.11|-114.02|18
      SYD|Sydney|AU|Australia|-33.95|151.18|40
      MEL|Melbourne|AU|Australia|-37.67|144.84|34
      BNE|Brisbane|AU|Australia|-27.38|153.12|22
      PER|Perth|AU|Australia|-31.94|115.97|16
      DUB|Dublin|IE|Ireland|53.42|-6.27|33
      ORK|Cork|IE|Ireland|51.84|-8.49|3
      FRA|Frankfurt|DE|Germany|50.03|8.57|59
      MUC|Munich|DE|Germany|48.35|11.79|38
      BER|Berlin|DE|Germany|52.36|13.5|23
      DUS|Düsseldorf|DE|Germany|51.29|6.77|19
      HAM|Hamburg|DE|Germany|53.63|9.99|14
      VIE|Vienna|AT|Austria|48.11|16.57|30
      SZG|Salzburg|AT|Austria|47.79|13|2
      CDG|Paris|FR|France|49.01|2.55|67
      ORY|Paris|FR|France|48.73|2.36|32
      NCE|Nice|FR|France|43.66|7.21|14
      LYS|Lyon|FR|France|45.73|5.08|10
      MAD|Madrid|ES|Spain|40.47|-3.56|60
      BCN|Barcelona|ES|Spain|41.3|2.08|50
      PMI|Palma|ES|Spain|39.55|2.74|31
      AGP|Málaga|ES|Spain|36.67|-4.5|22
      TFS|Tenerife|ES|Spain|28.04|-16.57|12
      FCO|Rome|IT|Italy|41.8|12.25|40
      MXP|Milan|IT|Italy|45.63|8.72|26
      NAP|Naples|IT|Italy|40.88|14.29|12
      VCE|Venice|IT|Italy|45.51|12.35|11
      CTA|Catania|IT|Italy|37.47|15.07|11
      AMS|Amsterdam|NL|Netherlands|52.31|4.76|62
      EIN|Eindhoven|NL|Netherlands|51.45|5.37|7
      WAW|Warsaw|PL|Poland|52.17|20.97|18
      KRK|Kraków|PL|Poland|50.08|19.78|9
      GDN|Gdańsk|PL|Poland|54.38|18.47|6
      ARN|Stockholm|SE|Sweden|59.65|17.92|22
      GOT|Gothenburg|SE|Sweden|57.66|12.28|5
      GRU|São Paulo|BR|Brazil|-23.43|-46.47|41
      BSB|Brasília|BR|Brazil|-15.87|-47.92|15
      GIG|Rio de Janeiro|BR|Brazil|-22.81|-43.25|8
      SSA|Salvador|BR|Brazil|-12.91|-38.33|7
      MEX|Mexico City|MX|Mexico|19.44|-99.07|48
      CUN|Cancún|MX|Mexico|21.04|-86.87|33
      GDL|Guadalajara|MX|Mexico|20.52|-103.31|17
      DEL|Delhi|IN|India|28.57|77.1|72
      BOM|Mumbai|IN|India|19.09|72.87|52
      BLR|Bengaluru|IN|India|13.2|77.71|37
      MAA|Chennai|IN|India|12.99|80.17|22
      GOI|Goa|IN|India|15.38|73.83|8
      LIS|Lisbon|PT|Portugal|38.77|-9.13|34
      OPO|Porto|PT|Portugal|41.25|-8.68|15
      FAO|Faro|PT|Portugal|37.01|-7.97|9
      ZRH|Zürich|CH|Switzerland|47.46|8.55|29
      GVA|Geneva|CH|Switzerland|46.24|6.11|16
      BRU|Brussels|BE|Belgium|50.9|4.48|22
      CRL|Charleroi|BE|Belgium|50.46|4.45|9
      CPH|Copenhagen|DK|Denmark|55.62|12.66|27
      BLL|Billund|DK|Denmark|55.74|9.15|4
      OSL|Oslo|NO|Norway|60.19|11.1|25
      BGO|Bergen|NO|Norway|60.29|5.22|7
      HEL|Helsinki|FI|Finland|60.32|24.96|15
      OUL|Oulu|FI|Finland|64.93|25.35|1
      IST|Istanbul|TR|Türkiye|41.26|28.74|76
      AYT|Antalya|TR|Türkiye|36.9|30.8|35
      ADB|İzmir|TR|Türkiye|38.29|27.16|11
      JNB|Johannesburg|ZA|South Africa|-26.14|28.25|18
      CPT|Cape Town|ZA|South Africa|-33.97|18.6|10
      LOS|Lagos|NG|Nigeria|6.58|3.32|7
      ABV|Abuja|NG|Nigeria|9.01|7.26|6
      HND|Tokyo|JP|Japan|35.55|139.78|80
      NRT|Tokyo|JP|Japan|35.76|140.39|36
      KIX|Osaka|JP|Japan|34.43|135.24|28
      CTS|Sapporo|JP|Japan|42.78|141.69|22
      ICN|Seoul|KR|South Korea|37.46|126.44|56
      CJU|Jeju|KR|South Korea|33.51|126.49|29
      AEP|Buenos Aires|AR|Argentina|-34.56|-58.42|15
      EZE|Buenos Aires|AR|Argentina|-34.82|-58.54|11
      COR|Córdoba|AR|Argentina|-31.32|-64.21|3
      BOG|Bogotá|CO|Colombia|4.7|-74.15|40
      MDE|Medellín|CO|Colombia|6.16|-75.42|11
      CTG|Cartagena|CO|Colombia|10.44|-75.51|7
      AKL|Auckland|NZ|New Zealand|-37.01|174.79|18
      CHC|Christchurch|NZ|New Zealand|-43.49|172.53|6
      WLG|Wellington|NZ|New Zealand|-41.33|174.81|5
      DXB|Dubai|AE|United Arab Emirates|25.25|55.36|87
      DOH|Doha|QA|Qatar|25.27|51.61|46
      SIN|Singapore|SG|Singapore|1.36|103.99|59
      BKK|Bangkok|TH|Thailand|13.69|100.75|52
      HKG|Hong Kong|HK|Hong Kong|22.31|113.91|40
      DPS|Denpasar|ID|Indonesia|-8.75|115.17|21
      ATH|Athens|GR|Greece|37.94|23.95|28
      HER|Heraklion|GR|Greece|35.34|25.18|9
      PRG|Prague|CZ|Czechia|50.1|14.26|14
      BUD|Budapest|HU|Hungary|47.44|19.26|15
      RAK|Marrakesh|MA|Morocco|31.61|-8.04|7
      CAI|Cairo|EG|Egypt|30.12|31.41|26
      KEF|Reykjavík|IS|Iceland|63.99|-22.62|8
      PUJ|Punta Cana|DO|Dominican Republic|18.57|-68.36|9
      SJO|San José|CR|Costa Rica|9.99|-84.2|6
      SCL|Santiago|CL|Chile|-33.39|-70.79|23
      LIM|Lima|PE|Peru|-12.02|-77.11|22`,
  })
}
