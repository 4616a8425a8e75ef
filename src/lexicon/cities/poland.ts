import type { CitySource } from './city-source.ts'

/** Cities of Poland. */
export const poland: CitySource = {
  country_code: 'PL',
  country: 'Poland',
  rows: `
    Warszawa|Mazowieckie|00-|52.2297|21.0122|Europe/Warsaw|1862
    Kraków|Małopolskie|31-|50.0647|19.9450|Europe/Warsaw|807
    Wrocław|Dolnośląskie|50-|51.1079|17.0385|Europe/Warsaw|674
    Łódź|Łódzkie|90-|51.7592|19.4560|Europe/Warsaw|648
    Poznań|Wielkopolskie|61-|52.4064|16.9252|Europe/Warsaw|537
    Gdańsk|Pomorskie|80-|54.3520|18.6466|Europe/Warsaw|487
    Szczecin|Zachodniopomorskie|70-|53.4285|14.5528|Europe/Warsaw|388
    Lublin|Lubelskie|20-|51.2465|22.5684|Europe/Warsaw|329
    Bydgoszcz|Kujawsko-Pomorskie|85-|53.1235|18.0084|Europe/Warsaw|326
    Białystok|Podlaskie|15-|53.1325|23.1688|Europe/Warsaw|291
    Katowice|Śląskie|40-|50.2649|19.0238|Europe/Warsaw|279
    Gdynia|Pomorskie|81-|54.5189|18.5305|Europe/Warsaw|241
    Częstochowa|Śląskie|42-|50.8118|19.1203|Europe/Warsaw|206
    Rzeszów|Podkarpackie|35-|50.0412|21.9991|Europe/Warsaw|197
    Radom|Mazowieckie|26-|51.4027|21.1471|Europe/Warsaw|196
    Toruń|Kujawsko-Pomorskie|87-|53.0138|18.5984|Europe/Warsaw|195
    Sosnowiec|Śląskie|41-|50.2863|19.1040|Europe/Warsaw|188
    Kielce|Świętokrzyskie|25-|50.8661|20.6286|Europe/Warsaw|183
    Gliwice|Śląskie|44-|50.2945|18.6714|Europe/Warsaw|170
    Olsztyn|Warmińsko-Mazurskie|10-|53.7784|20.4801|Europe/Warsaw|166
    Bielsko-Biała|Śląskie|43-|49.8224|19.0584|Europe/Warsaw|166
    Zielona Góra|Lubuskie|65-|51.9356|15.5062|Europe/Warsaw|139
    Opole|Opolskie|45-|50.6751|17.9213|Europe/Warsaw|126`,
}
