import type { CitySource } from './city-source.ts'

/** Cities of Belgium. */
export const belgium: CitySource = {
  country_code: 'BE',
  country: 'Belgium',
  rows: `
    Bruxelles|Bruxelles-Capitale|10|50.8503|4.3517|Europe/Brussels|1241
    Antwerpen|Antwerpen|20|51.2194|4.4025|Europe/Brussels|544
    Gent|Oost-Vlaanderen|90|51.0543|3.7174|Europe/Brussels|270
    Charleroi|Hainaut|60|50.4108|4.4446|Europe/Brussels|204
    Liège|Liège|40|50.6326|5.5797|Europe/Brussels|195
    Brugge|West-Vlaanderen|80|51.2093|3.2247|Europe/Brussels|119
    Namur|Namur|50|50.4674|4.8720|Europe/Brussels|113
    Leuven|Vlaams-Brabant|30|50.8798|4.7005|Europe/Brussels|103
    Mons|Hainaut|70|50.4542|3.9563|Europe/Brussels|96
    Mechelen|Antwerpen|28|51.0259|4.4776|Europe/Brussels|88
    Aalst|Oost-Vlaanderen|93|50.9378|4.0403|Europe/Brussels|90
    La Louvière|Hainaut|71|50.4866|4.1879|Europe/Brussels|81
    Hasselt|Limburg|35|50.9307|5.3325|Europe/Brussels|81
    Kortrijk|West-Vlaanderen|85|50.8279|3.2649|Europe/Brussels|79
    Oostende|West-Vlaanderen|84|51.2300|2.9200|Europe/Brussels|72
    Tournai|Hainaut|75|50.6056|3.3878|Europe/Brussels|69
    Genk|Limburg|36|50.9650|5.5001|Europe/Brussels|67
    Verviers|Liège|48|50.5891|5.8624|Europe/Brussels|55`,
}
