import type { CitySource } from './city-source.ts'

/** Cities of the Netherlands. */
export const netherlands: CitySource = {
  country_code: 'NL',
  country: 'Netherlands',
  rows: `
    Amsterdam|Noord-Holland|10|52.3676|4.9041|Europe/Amsterdam|931
    Rotterdam|Zuid-Holland|30|51.9244|4.4777|Europe/Amsterdam|670
    Den Haag|Zuid-Holland|25|52.0705|4.3007|Europe/Amsterdam|566
    Utrecht|Utrecht|35|52.0907|5.1214|Europe/Amsterdam|374
    Eindhoven|Noord-Brabant|56|51.4416|5.4697|Europe/Amsterdam|246
    Groningen|Groningen|97|53.2194|6.5665|Europe/Amsterdam|244
    Tilburg|Noord-Brabant|50|51.5555|5.0913|Europe/Amsterdam|230
    Almere|Flevoland|13|52.3508|5.2647|Europe/Amsterdam|227
    Breda|Noord-Brabant|48|51.5719|4.7683|Europe/Amsterdam|188
    Nijmegen|Gelderland|65|51.8126|5.8372|Europe/Amsterdam|187
    Apeldoorn|Gelderland|73|52.2112|5.9699|Europe/Amsterdam|168
    Arnhem|Gelderland|68|51.9851|5.8987|Europe/Amsterdam|168
    Haarlem|Noord-Holland|20|52.3874|4.6462|Europe/Amsterdam|168
    Amersfoort|Utrecht|38|52.1561|5.3878|Europe/Amsterdam|162
    Zaandam|Noord-Holland|15|52.4420|4.8292|Europe/Amsterdam|79
    's-Hertogenbosch|Noord-Brabant|52|51.6978|5.3037|Europe/Amsterdam|160
    Zwolle|Overijssel|80|52.5168|6.0830|Europe/Amsterdam|133
    Leeuwarden|Friesland|89|53.2012|5.7999|Europe/Amsterdam|128
    Leiden|Zuid-Holland|23|52.1601|4.4970|Europe/Amsterdam|130
    Maastricht|Limburg|62|50.8514|5.6910|Europe/Amsterdam|125
    Dordrecht|Zuid-Holland|33|51.8133|4.6901|Europe/Amsterdam|122
    Delft|Zuid-Holland|26|52.0116|4.3571|Europe/Amsterdam|109`,
}
