import type { CitySource } from './city-source.ts'

/** Cities of Sweden. */
export const sweden: CitySource = {
  country_code: 'SE',
  country: 'Sweden',
  rows: `
    Stockholm|Stockholms län|11|59.3293|18.0686|Europe/Stockholm|985
    Göteborg|Västra Götalands län|41|57.7089|11.9746|Europe/Stockholm|604
    Malmö|Skåne län|21|55.6050|13.0038|Europe/Stockholm|362
    Uppsala|Uppsala län|75|59.8586|17.6389|Europe/Stockholm|245
    Linköping|Östergötlands län|58|58.4108|15.6214|Europe/Stockholm|167
    Örebro|Örebro län|70|59.2753|15.2134|Europe/Stockholm|158
    Västerås|Västmanlands län|72|59.6099|16.5448|Europe/Stockholm|159
    Helsingborg|Skåne län|25|56.0465|12.6945|Europe/Stockholm|151
    Norrköping|Östergötlands län|60|58.5877|16.1924|Europe/Stockholm|145
    Jönköping|Jönköpings län|55|57.7826|14.1618|Europe/Stockholm|146
    Umeå|Västerbottens län|90|63.8258|20.2630|Europe/Stockholm|133
    Lund|Skåne län|22|55.7047|13.1910|Europe/Stockholm|130
    Borås|Västra Götalands län|50|57.7210|12.9401|Europe/Stockholm|115
    Eskilstuna|Södermanlands län|63|59.3666|16.5077|Europe/Stockholm|107
    Gävle|Gävleborgs län|80|60.6749|17.1413|Europe/Stockholm|103
    Halmstad|Hallands län|30|56.6745|12.8578|Europe/Stockholm|106
    Sundsvall|Västernorrlands län|85|62.3908|17.3069|Europe/Stockholm|99
    Karlstad|Värmlands län|65|59.3793|13.5036|Europe/Stockholm|97
    Växjö|Kronobergs län|35|56.8777|14.8091|Europe/Stockholm|97
    Östersund|Jämtlands län|83|63.1792|14.6357|Europe/Stockholm|65
    Luleå|Norrbottens län|97|65.5848|22.1547|Europe/Stockholm|80
    Kalmar|Kalmar län|39|56.6634|16.3568|Europe/Stockholm|73`,
}
