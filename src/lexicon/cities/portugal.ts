import type { CitySource } from './city-source.ts'

/** Cities of Portugal. */
export const portugal: CitySource = {
  country_code: 'PT',
  country: 'Portugal',
  rows: `
    Lisboa|Lisboa|10|38.7223|-9.1393|Europe/Lisbon|546
    Porto|Porto|40|41.1579|-8.6291|Europe/Lisbon|232
    Vila Nova de Gaia|Porto|44|41.1239|-8.6118|Europe/Lisbon|304
    Amadora|Lisboa|27|38.7597|-9.2397|Europe/Lisbon|171
    Braga|Braga|47|41.5454|-8.4265|Europe/Lisbon|193
    Coimbra|Coimbra|30|40.2033|-8.4103|Europe/Lisbon|141
    Funchal|Madeira|90|32.6669|-16.9241|Atlantic/Madeira|106
    Setúbal|Setúbal|29|38.5244|-8.8882|Europe/Lisbon|123
    Almada|Setúbal|28|38.6790|-9.1569|Europe/Lisbon|177
    Aveiro|Aveiro|38|40.6405|-8.6538|Europe/Lisbon|81
    Guimarães|Braga|48|41.4425|-8.2918|Europe/Lisbon|157
    Leiria|Leiria|24|39.7436|-8.8071|Europe/Lisbon|129
    Faro|Faro|80|37.0194|-7.9304|Europe/Lisbon|68
    Évora|Évora|70|38.5714|-7.9135|Europe/Lisbon|53
    Viseu|Viseu|35|40.6566|-7.9125|Europe/Lisbon|100
    Ponta Delgada|Açores|95|37.7412|-25.6756|Atlantic/Azores|67`,
}
