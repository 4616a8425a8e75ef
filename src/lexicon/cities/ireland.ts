import type { CitySource } from './city-source.ts'

/** Cities of Ireland. */
export const ireland: CitySource = {
  country_code: 'IE',
  country: 'Ireland',
  rows: `
    Dublin|Leinster|D02|53.3498|-6.2603|Europe/Dublin|1263
    Cork|Munster|T12|51.8985|-8.4756|Europe/Dublin|222
    Limerick|Munster|V94|52.6638|-8.6267|Europe/Dublin|102
    Galway|Connacht|H91|53.2707|-9.0568|Europe/Dublin|86
    Waterford|Munster|X91|52.2593|-7.1101|Europe/Dublin|60
    Drogheda|Leinster|A92|53.7179|-6.3561|Europe/Dublin|44
    Dundalk|Leinster|A91|54.0037|-6.4049|Europe/Dublin|43
    Swords|Leinster|K67|53.4597|-6.2181|Europe/Dublin|41
    Navan|Leinster|C15|53.6528|-6.6814|Europe/Dublin|34
    Bray|Leinster|A98|53.2028|-6.0983|Europe/Dublin|33
    Ennis|Munster|V95|52.8436|-8.9864|Europe/Dublin|28
    Carlow|Leinster|R93|52.8365|-6.9341|Europe/Dublin|27
    Kilkenny|Leinster|R95|52.6541|-7.2448|Europe/Dublin|27
    Naas|Leinster|W91|53.2206|-6.6593|Europe/Dublin|26
    Tralee|Munster|V92|52.2713|-9.6999|Europe/Dublin|26
    Athlone|Leinster|N37|53.4239|-7.9407|Europe/Dublin|23
    Letterkenny|Ulster|F92|54.9558|-7.7342|Europe/Dublin|22
    Wexford|Leinster|Y35|52.3369|-6.4633|Europe/Dublin|21
    Sligo|Connacht|F91|54.2766|-8.4761|Europe/Dublin|20
    Clonmel|Munster|E91|52.3554|-7.7039|Europe/Dublin|18`,
}
