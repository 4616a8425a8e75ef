import type { CitySource } from './city-source.ts'

/** Cities of South Korea. */
export const southKorea: CitySource = {
  country_code: 'KR',
  country: 'South Korea',
  rows: `
    Seoul|Seoul|04|37.5665|126.9780|Asia/Seoul|9390
    Busan|Busan|48|35.1796|129.0756|Asia/Seoul|3290
    Incheon|Incheon|22|37.4563|126.7052|Asia/Seoul|3000
    Daegu|Daegu|41|35.8714|128.6014|Asia/Seoul|2370
    Daejeon|Daejeon|35|36.3504|127.3845|Asia/Seoul|1440
    Gwangju|Gwangju|61|35.1595|126.8526|Asia/Seoul|1420
    Suwon|Gyeonggi|16|37.2636|127.0286|Asia/Seoul|1190
    Ulsan|Ulsan|44|35.5384|129.3114|Asia/Seoul|1100
    Yongin|Gyeonggi|17|37.2411|127.1776|Asia/Seoul|1080
    Goyang|Gyeonggi|10|37.6584|126.8320|Asia/Seoul|1070
    Changwon|Gyeongnam|51|35.2278|128.6818|Asia/Seoul|1010
    Seongnam|Gyeonggi|13|37.4200|127.1267|Asia/Seoul|920
    Cheongju|Chungbuk|28|36.6424|127.4890|Asia/Seoul|850
    Bucheon|Gyeonggi|14|37.5034|126.7660|Asia/Seoul|780
    Jeonju|Jeonbuk|54|35.8242|127.1480|Asia/Seoul|640
    Cheonan|Chungnam|31|36.8151|127.1139|Asia/Seoul|660
    Pohang|Gyeongbuk|37|36.0190|129.3435|Asia/Seoul|490
    Jeju|Jeju|63|33.4996|126.5312|Asia/Seoul|490`,
}
