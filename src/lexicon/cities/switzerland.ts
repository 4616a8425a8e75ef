import type { CitySource } from './city-source.ts'

/** Cities of Switzerland. */
export const switzerland: CitySource = {
  country_code: 'CH',
  country: 'Switzerland',
  rows: `
    Zürich|Zürich|80|47.3769|8.5417|Europe/Zurich|427
    Genève|Genève|12|46.2044|6.1432|Europe/Zurich|204
    Basel|Basel-Stadt|40|47.5596|7.5886|Europe/Zurich|174
    Lausanne|Vaud|10|46.5197|6.6323|Europe/Zurich|141
    Bern|Bern|30|46.9480|7.4474|Europe/Zurich|135
    Winterthur|Zürich|84|47.4988|8.7237|Europe/Zurich|116
    Luzern|Luzern|60|47.0502|8.3093|Europe/Zurich|83
    St. Gallen|St. Gallen|90|47.4245|9.3767|Europe/Zurich|77
    Lugano|Ticino|69|46.0037|8.9511|Europe/Zurich|63
    Biel/Bienne|Bern|25|47.1368|7.2468|Europe/Zurich|56
    Thun|Bern|36|46.7580|7.6280|Europe/Zurich|44
    Fribourg|Fribourg|17|46.8065|7.1620|Europe/Zurich|38
    Neuchâtel|Neuchâtel|20|46.9900|6.9293|Europe/Zurich|44
    Schaffhausen|Schaffhausen|82|47.6970|8.6350|Europe/Zurich|37
    Chur|Graubünden|70|46.8508|9.5320|Europe/Zurich|38
    Sion|Valais|19|46.2331|7.3606|Europe/Zurich|36
    Zug|Zug|63|47.1662|8.5155|Europe/Zurich|31`,
}
