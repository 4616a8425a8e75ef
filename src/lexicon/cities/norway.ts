import type { CitySource } from './city-source.ts'

/** Cities of Norway. */
export const norway: CitySource = {
  country_code: 'NO',
  country: 'Norway',
  rows: `
    Oslo|Oslo|01|59.9139|10.7522|Europe/Oslo|717
    Bergen|Vestland|50|60.3913|5.3221|Europe/Oslo|292
    Trondheim|Trøndelag|70|63.4305|10.3951|Europe/Oslo|214
    Stavanger|Rogaland|40|58.9700|5.7331|Europe/Oslo|149
    Bærum|Akershus|13|59.8940|10.5460|Europe/Oslo|130
    Kristiansand|Agder|46|58.1467|7.9956|Europe/Oslo|116
    Drammen|Buskerud|30|59.7439|10.2045|Europe/Oslo|103
    Fredrikstad|Østfold|16|59.2181|10.9298|Europe/Oslo|85
    Sandnes|Rogaland|43|58.8524|5.7352|Europe/Oslo|83
    Tromsø|Troms|90|69.6492|18.9553|Europe/Oslo|78
    Skien|Telemark|37|59.2096|9.6090|Europe/Oslo|56
    Ålesund|Møre og Romsdal|60|62.4722|6.1495|Europe/Oslo|58
    Bodø|Nordland|80|67.2804|14.4049|Europe/Oslo|53
    Tønsberg|Vestfold|31|59.2676|10.4076|Europe/Oslo|58
    Haugesund|Rogaland|55|59.4138|5.2680|Europe/Oslo|38
    Hamar|Innlandet|23|60.7945|11.0680|Europe/Oslo|32
    Lillehammer|Innlandet|26|61.1153|10.4662|Europe/Oslo|28`,
}
