import type { CitySource } from './city-source.ts'

/** Cities of Japan. */
export const japan: CitySource = {
  country_code: 'JP',
  country: 'Japan',
  rows: `
    Tokyo|Tokyo|100|35.6762|139.6503|Asia/Tokyo|9860
    Yokohama|Kanagawa|220|35.4437|139.6380|Asia/Tokyo|3770
    Osaka|Osaka|530|34.6937|135.5023|Asia/Tokyo|2770
    Nagoya|Aichi|460|35.1815|136.9066|Asia/Tokyo|2330
    Sapporo|Hokkaido|060|43.0618|141.3545|Asia/Tokyo|1960
    Fukuoka|Fukuoka|810|33.5904|130.4017|Asia/Tokyo|1650
    Kawasaki|Kanagawa|210|35.5308|139.7029|Asia/Tokyo|1540
    Kobe|Hyogo|650|34.6901|135.1955|Asia/Tokyo|1500
    Kyoto|Kyoto|600|35.0116|135.7681|Asia/Tokyo|1440
    Saitama|Saitama|330|35.8617|139.6455|Asia/Tokyo|1340
    Hiroshima|Hiroshima|730|34.3853|132.4553|Asia/Tokyo|1180
    Sendai|Miyagi|980|38.2682|140.8694|Asia/Tokyo|1090
    Chiba|Chiba|260|35.6073|140.1063|Asia/Tokyo|980
    Kitakyushu|Fukuoka|800|33.8834|130.8751|Asia/Tokyo|915
    Sakai|Osaka|590|34.5733|135.4830|Asia/Tokyo|815
    Niigata|Niigata|950|37.9161|139.0364|Asia/Tokyo|770
    Hamamatsu|Shizuoka|430|34.7108|137.7261|Asia/Tokyo|780
    Okayama|Okayama|700|34.6551|133.9195|Asia/Tokyo|715
    Kumamoto|Kumamoto|860|32.8031|130.7079|Asia/Tokyo|735
    Naha|Okinawa|900|26.2124|127.6809|Asia/Tokyo|315`,
}
