import type { CitySource } from './city-source.ts'

/** Cities of Italy. */
export const italy: CitySource = {
  country_code: 'IT',
  country: 'Italy',
  rows: `
    Roma|Lazio|001|41.9028|12.4964|Europe/Rome|2755
    Milano|Lombardia|201|45.4642|9.1900|Europe/Rome|1366
    Napoli|Campania|801|40.8518|14.2681|Europe/Rome|909
    Torino|Piemonte|101|45.0703|7.6869|Europe/Rome|851
    Palermo|Sicilia|901|38.1157|13.3615|Europe/Rome|628
    Genova|Liguria|161|44.4056|8.9463|Europe/Rome|562
    Bologna|Emilia-Romagna|401|44.4949|11.3426|Europe/Rome|390
    Firenze|Toscana|501|43.7696|11.2558|Europe/Rome|362
    Bari|Puglia|701|41.1171|16.8719|Europe/Rome|316
    Catania|Sicilia|951|37.5079|15.0830|Europe/Rome|298
    Verona|Veneto|371|45.4384|10.9916|Europe/Rome|255
    Venezia|Veneto|301|45.4408|12.3155|Europe/Rome|250
    Messina|Sicilia|981|38.1938|15.5540|Europe/Rome|217
    Padova|Veneto|351|45.4064|11.8768|Europe/Rome|208
    Trieste|Friuli-Venezia Giulia|341|45.6495|13.7768|Europe/Rome|199
    Brescia|Lombardia|251|45.5416|10.2118|Europe/Rome|198
    Parma|Emilia-Romagna|431|44.8015|10.3279|Europe/Rome|197
    Taranto|Puglia|741|40.4644|17.2470|Europe/Rome|187
    Prato|Toscana|591|43.8777|11.1022|Europe/Rome|196
    Modena|Emilia-Romagna|411|44.6471|10.9252|Europe/Rome|184
    Reggio Calabria|Calabria|891|38.1113|15.6473|Europe/Rome|169
    Perugia|Umbria|061|43.1107|12.3908|Europe/Rome|162
    Cagliari|Sardegna|091|39.2238|9.1217|Europe/Rome|147
    Trento|Trentino-Alto Adige|381|46.0748|11.1217|Europe/Rome|118
    Bergamo|Lombardia|241|45.6983|9.6773|Europe/Rome|120`,
}
