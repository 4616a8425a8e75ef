import type { CitySource } from './city-source.ts'

/** Cities of Austria. */
export const austria: CitySource = {
  country_code: 'AT',
  country: 'Austria',
  rows: `
    Wien|Wien|10|48.2082|16.3738|Europe/Vienna|2006
    Graz|Steiermark|80|47.0707|15.4395|Europe/Vienna|303
    Linz|Oberösterreich|40|48.3069|14.2858|Europe/Vienna|213
    Salzburg|Salzburg|50|47.8095|13.0550|Europe/Vienna|157
    Innsbruck|Tirol|60|47.2692|11.4041|Europe/Vienna|132
    Klagenfurt|Kärnten|90|46.6249|14.3050|Europe/Vienna|105
    Villach|Kärnten|95|46.6103|13.8558|Europe/Vienna|66
    Wels|Oberösterreich|46|48.1575|14.0289|Europe/Vienna|65
    Sankt Pölten|Niederösterreich|31|48.2047|15.6256|Europe/Vienna|59
    Dornbirn|Vorarlberg|68|47.4125|9.7417|Europe/Vienna|52
    Wiener Neustadt|Niederösterreich|27|47.8151|16.2465|Europe/Vienna|49
    Steyr|Oberösterreich|44|48.0427|14.4213|Europe/Vienna|38
    Feldkirch|Vorarlberg|68|47.2333|9.6000|Europe/Vienna|36
    Bregenz|Vorarlberg|69|47.5031|9.7471|Europe/Vienna|29
    Leonding|Oberösterreich|40|48.2797|14.2533|Europe/Vienna|30
    Baden|Niederösterreich|25|48.0055|16.2346|Europe/Vienna|26
    Leoben|Steiermark|87|47.3765|15.0914|Europe/Vienna|25
    Krems an der Donau|Niederösterreich|35|48.4102|15.6142|Europe/Vienna|26
    Eisenstadt|Burgenland|70|47.8457|16.5233|Europe/Vienna|16
    Kufstein|Tirol|63|47.5833|12.1667|Europe/Vienna|20`,
}
