import type { CitySource } from './city-source.ts'

/** Cities of France. */
export const france: CitySource = {
  country_code: 'FR',
  country: 'France',
  rows: `
    Paris|Île-de-France|750|48.8566|2.3522|Europe/Paris|2103
    Marseille|Provence-Alpes-Côte d'Azur|130|43.2965|5.3698|Europe/Paris|877
    Lyon|Auvergne-Rhône-Alpes|690|45.7640|4.8357|Europe/Paris|520
    Toulouse|Occitanie|310|43.6047|1.4442|Europe/Paris|512
    Nice|Provence-Alpes-Côte d'Azur|060|43.7102|7.2620|Europe/Paris|354
    Nantes|Pays de la Loire|440|47.2184|-1.5536|Europe/Paris|326
    Montpellier|Occitanie|340|43.6108|3.8767|Europe/Paris|308
    Strasbourg|Grand Est|670|48.5734|7.7521|Europe/Paris|291
    Bordeaux|Nouvelle-Aquitaine|330|44.8378|-0.5792|Europe/Paris|265
    Lille|Hauts-de-France|590|50.6292|3.0573|Europe/Paris|238
    Rennes|Bretagne|350|48.1173|-1.6778|Europe/Paris|228
    Toulon|Provence-Alpes-Côte d'Azur|830|43.1242|5.9280|Europe/Paris|180
    Reims|Grand Est|511|49.2583|4.0317|Europe/Paris|178
    Saint-Étienne|Auvergne-Rhône-Alpes|420|45.4397|4.3872|Europe/Paris|173
    Le Havre|Normandie|766|49.4944|0.1079|Europe/Paris|166
    Dijon|Bourgogne-Franche-Comté|210|47.3220|5.0415|Europe/Paris|160
    Grenoble|Auvergne-Rhône-Alpes|380|45.1885|5.7245|Europe/Paris|157
    Angers|Pays de la Loire|490|47.4784|-0.5632|Europe/Paris|158
    Nîmes|Occitanie|300|43.8367|4.3601|Europe/Paris|149
    Clermont-Ferrand|Auvergne-Rhône-Alpes|630|45.7772|3.0870|Europe/Paris|147
    Le Mans|Pays de la Loire|720|48.0061|0.1996|Europe/Paris|146
    Brest|Bretagne|292|48.3904|-4.4861|Europe/Paris|140
    Tours|Centre-Val de Loire|370|47.3941|0.6848|Europe/Paris|138
    Amiens|Hauts-de-France|800|49.8941|2.2958|Europe/Paris|134
    Metz|Grand Est|570|49.1193|6.1757|Europe/Paris|121
    Perpignan|Occitanie|660|42.6887|2.8948|Europe/Paris|120
    Rouen|Normandie|760|49.4432|1.0999|Europe/Paris|117`,
}
