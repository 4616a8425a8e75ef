import type { CitySource } from './city-source.ts'

/** Cities of Germany. */
export const germany: CitySource = {
  country_code: 'DE',
  country: 'Germany',
  rows: `
    Berlin|Berlin|10|52.5200|13.4050|Europe/Berlin|3662
    Hamburg|Hamburg|20|53.5511|9.9937|Europe/Berlin|1852
    München|Bayern|80|48.1351|11.5820|Europe/Berlin|1488
    Köln|Nordrhein-Westfalen|50|50.9375|6.9603|Europe/Berlin|1024
    Frankfurt am Main|Hessen|60|50.1109|8.6821|Europe/Berlin|756
    Düsseldorf|Nordrhein-Westfalen|40|51.2277|6.7735|Europe/Berlin|618
    Stuttgart|Baden-Württemberg|70|48.7758|9.1829|Europe/Berlin|612
    Leipzig|Sachsen|04|51.3397|12.3731|Europe/Berlin|608
    Dortmund|Nordrhein-Westfalen|44|51.5136|7.4653|Europe/Berlin|603
    Bremen|Bremen|28|53.0793|8.8017|Europe/Berlin|577
    Essen|Nordrhein-Westfalen|45|51.4556|7.0116|Europe/Berlin|575
    Dresden|Sachsen|01|51.0504|13.7373|Europe/Berlin|565
    Nürnberg|Bayern|90|49.4521|11.0767|Europe/Berlin|523
    Hannover|Niedersachsen|30|52.3759|9.7320|Europe/Berlin|522
    Duisburg|Nordrhein-Westfalen|47|51.4344|6.7623|Europe/Berlin|504
    Bochum|Nordrhein-Westfalen|44|51.4818|7.2162|Europe/Berlin|366
    Wuppertal|Nordrhein-Westfalen|42|51.2562|7.1508|Europe/Berlin|358
    Bonn|Nordrhein-Westfalen|53|50.7374|7.0982|Europe/Berlin|322
    Münster|Nordrhein-Westfalen|48|51.9607|7.6261|Europe/Berlin|307
    Mannheim|Baden-Württemberg|68|49.4875|8.4660|Europe/Berlin|315
    Karlsruhe|Baden-Württemberg|76|49.0069|8.4037|Europe/Berlin|309
    Augsburg|Bayern|86|48.3705|10.8978|Europe/Berlin|301
    Wiesbaden|Hessen|65|50.0782|8.2398|Europe/Berlin|285
    Kiel|Schleswig-Holstein|24|54.3233|10.1228|Europe/Berlin|248
    Freiburg im Breisgau|Baden-Württemberg|79|47.9990|7.8421|Europe/Berlin|236
    Erfurt|Thüringen|99|50.9848|11.0299|Europe/Berlin|215
    Rostock|Mecklenburg-Vorpommern|18|54.0924|12.0991|Europe/Berlin|210
    Mainz|Rheinland-Pfalz|55|49.9929|8.2473|Europe/Berlin|222`,
}
