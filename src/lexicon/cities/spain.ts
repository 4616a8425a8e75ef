import type { CitySource } from './city-source.ts'

/** Cities of Spain. */
export const spain: CitySource = {
  country_code: 'ES',
  country: 'Spain',
  rows: `
    Madrid|Comunidad de Madrid|280|40.4168|-3.7038|Europe/Madrid|3332
    Barcelona|Cataluña|080|41.3874|2.1686|Europe/Madrid|1660
    Valencia|Comunitat Valenciana|460|39.4699|-0.3763|Europe/Madrid|807
    Sevilla|Andalucía|410|37.3891|-5.9845|Europe/Madrid|684
    Zaragoza|Aragón|500|41.6488|-0.8891|Europe/Madrid|682
    Málaga|Andalucía|290|36.7213|-4.4214|Europe/Madrid|586
    Murcia|Región de Murcia|300|37.9922|-1.1307|Europe/Madrid|469
    Palma|Illes Balears|070|39.5696|2.6502|Europe/Madrid|423
    Las Palmas de Gran Canaria|Canarias|350|28.1235|-15.4363|Atlantic/Canary|378
    Alicante|Comunitat Valenciana|030|38.3452|-0.4810|Europe/Madrid|349
    Bilbao|País Vasco|480|43.2630|-2.9350|Europe/Madrid|346
    Córdoba|Andalucía|140|37.8882|-4.7794|Europe/Madrid|323
    Valladolid|Castilla y León|470|41.6523|-4.7245|Europe/Madrid|297
    Vigo|Galicia|362|42.2406|-8.7207|Europe/Madrid|293
    Gijón|Asturias|332|43.5322|-5.6611|Europe/Madrid|268
    A Coruña|Galicia|150|43.3623|-8.4115|Europe/Madrid|247
    Vitoria-Gasteiz|País Vasco|010|42.8467|-2.6716|Europe/Madrid|255
    Granada|Andalucía|180|37.1773|-3.5986|Europe/Madrid|230
    Pamplona|Navarra|310|42.8125|-1.6458|Europe/Madrid|205
    Almería|Andalucía|040|36.8340|-2.4637|Europe/Madrid|200
    San Sebastián|País Vasco|200|43.3183|-1.9812|Europe/Madrid|188
    Santander|Cantabria|390|43.4623|-3.8099|Europe/Madrid|172
    Salamanca|Castilla y León|370|40.9701|-5.6635|Europe/Madrid|144
    Logroño|La Rioja|260|42.4627|-2.4450|Europe/Madrid|150
    Badajoz|Extremadura|060|38.8794|-6.9707|Europe/Madrid|150`,
}
