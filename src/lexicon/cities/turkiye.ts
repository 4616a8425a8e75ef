import type { CitySource } from './city-source.ts'

/** Cities of Türkiye. */
export const turkiye: CitySource = {
  country_code: 'TR',
  country: 'Türkiye',
  rows: `
    İstanbul|İstanbul|34|41.0082|28.9784|Europe/Istanbul|15702
    Ankara|Ankara|06|39.9334|32.8597|Europe/Istanbul|5864
    İzmir|İzmir|35|38.4237|27.1428|Europe/Istanbul|4493
    Bursa|Bursa|16|40.1885|29.0610|Europe/Istanbul|3239
    Antalya|Antalya|07|36.8969|30.7133|Europe/Istanbul|2722
    Konya|Konya|42|37.8746|32.4932|Europe/Istanbul|2331
    Adana|Adana|01|37.0000|35.3213|Europe/Istanbul|2281
    Şanlıurfa|Şanlıurfa|63|37.1674|38.7955|Europe/Istanbul|2238
    Gaziantep|Gaziantep|27|37.0662|37.3833|Europe/Istanbul|2193
    Kocaeli|Kocaeli|41|40.7654|29.9408|Europe/Istanbul|2130
    Mersin|Mersin|33|36.8121|34.6415|Europe/Istanbul|1955
    Diyarbakır|Diyarbakır|21|37.9144|40.2306|Europe/Istanbul|1834
    Kayseri|Kayseri|38|38.7205|35.4826|Europe/Istanbul|1453
    Samsun|Samsun|55|41.2867|36.3300|Europe/Istanbul|1383
    Eskişehir|Eskişehir|26|39.7767|30.5206|Europe/Istanbul|921
    Trabzon|Trabzon|61|41.0027|39.7168|Europe/Istanbul|823
    Denizli|Denizli|20|37.7765|29.0864|Europe/Istanbul|1061`,
}
