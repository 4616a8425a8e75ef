import type { CitySource } from './city-source.ts'

/** Cities of Finland. */
export const finland: CitySource = {
  country_code: 'FI',
  country: 'Finland',
  rows: `
    Helsinki|Uusimaa|00|60.1699|24.9384|Europe/Helsinki|675
    Espoo|Uusimaa|02|60.2055|24.6559|Europe/Helsinki|314
    Tampere|Pirkanmaa|33|61.4978|23.7610|Europe/Helsinki|255
    Vantaa|Uusimaa|01|60.2934|25.0378|Europe/Helsinki|247
    Oulu|Pohjois-Pohjanmaa|90|65.0121|25.4651|Europe/Helsinki|215
    Turku|Varsinais-Suomi|20|60.4518|22.2666|Europe/Helsinki|202
    Jyväskylä|Keski-Suomi|40|62.2426|25.7473|Europe/Helsinki|148
    Kuopio|Pohjois-Savo|70|62.8924|27.6770|Europe/Helsinki|125
    Lahti|Päijät-Häme|15|60.9827|25.6612|Europe/Helsinki|121
    Pori|Satakunta|28|61.4851|21.7974|Europe/Helsinki|83
    Joensuu|Pohjois-Karjala|80|62.6010|29.7636|Europe/Helsinki|78
    Lappeenranta|Etelä-Karjala|53|61.0583|28.1861|Europe/Helsinki|73
    Hämeenlinna|Kanta-Häme|13|60.9959|24.4643|Europe/Helsinki|68
    Vaasa|Pohjanmaa|65|63.0960|21.6158|Europe/Helsinki|69
    Rovaniemi|Lappi|96|66.5039|25.7294|Europe/Helsinki|65
    Seinäjoki|Etelä-Pohjanmaa|60|62.7903|22.8403|Europe/Helsinki|66
    Kotka|Kymenlaakso|48|60.4664|26.9458|Europe/Helsinki|51`,
}
