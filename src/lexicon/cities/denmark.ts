import type { CitySource } from './city-source.ts'

/** Cities of Denmark. */
export const denmark: CitySource = {
  country_code: 'DK',
  country: 'Denmark',
  rows: `
    København|Hovedstaden|21|55.6761|12.5683|Europe/Copenhagen|660
    Aarhus|Midtjylland|80|56.1629|10.2039|Europe/Copenhagen|295
    Odense|Syddanmark|50|55.4038|10.4024|Europe/Copenhagen|184
    Aalborg|Nordjylland|90|57.0488|9.9217|Europe/Copenhagen|120
    Esbjerg|Syddanmark|67|55.4765|8.4594|Europe/Copenhagen|72
    Randers|Midtjylland|89|56.4607|10.0364|Europe/Copenhagen|64
    Horsens|Midtjylland|87|55.8607|9.8503|Europe/Copenhagen|64
    Kolding|Syddanmark|60|55.4904|9.4722|Europe/Copenhagen|63
    Vejle|Syddanmark|71|55.7113|9.5364|Europe/Copenhagen|62
    Roskilde|Sjælland|40|55.6415|12.0803|Europe/Copenhagen|53
    Herning|Midtjylland|74|56.1393|8.9738|Europe/Copenhagen|51
    Silkeborg|Midtjylland|86|56.1697|9.5451|Europe/Copenhagen|51
    Hørsholm|Hovedstaden|29|55.8809|12.5011|Europe/Copenhagen|48
    Helsingør|Hovedstaden|30|56.0361|12.6136|Europe/Copenhagen|48
    Næstved|Sjælland|47|55.2299|11.7609|Europe/Copenhagen|45
    Viborg|Midtjylland|88|56.4532|9.4020|Europe/Copenhagen|42
    Fredericia|Syddanmark|70|55.5657|9.7526|Europe/Copenhagen|41`,
}
