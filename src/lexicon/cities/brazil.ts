import type { CitySource } from './city-source.ts'

/** Cities of Brazil. */
export const brazil: CitySource = {
  country_code: 'BR',
  country: 'Brazil',
  rows: `
    São Paulo|São Paulo|01|-23.5505|-46.6333|America/Sao_Paulo|11452
    Rio de Janeiro|Rio de Janeiro|20|-22.9068|-43.1729|America/Sao_Paulo|6211
    Brasília|Distrito Federal|70|-15.7939|-47.8828|America/Sao_Paulo|2817
    Fortaleza|Ceará|60|-3.7319|-38.5267|America/Fortaleza|2429
    Salvador|Bahia|40|-12.9777|-38.5016|America/Bahia|2418
    Belo Horizonte|Minas Gerais|30|-19.9167|-43.9345|America/Sao_Paulo|2316
    Manaus|Amazonas|69|-3.1190|-60.0217|America/Manaus|2064
    Curitiba|Paraná|80|-25.4284|-49.2733|America/Sao_Paulo|1774
    Recife|Pernambuco|50|-8.0476|-34.8770|America/Recife|1489
    Goiânia|Goiás|74|-16.6869|-49.2648|America/Sao_Paulo|1437
    Porto Alegre|Rio Grande do Sul|90|-30.0346|-51.2177|America/Sao_Paulo|1333
    Belém|Pará|66|-1.4558|-48.4902|America/Belem|1303
    Guarulhos|São Paulo|07|-23.4538|-46.5333|America/Sao_Paulo|1292
    Campinas|São Paulo|13|-22.9099|-47.0626|America/Sao_Paulo|1139
    São Luís|Maranhão|65|-2.5307|-44.3068|America/Fortaleza|1038
    Maceió|Alagoas|57|-9.6498|-35.7089|America/Maceio|958
    Campo Grande|Mato Grosso do Sul|79|-20.4697|-54.6201|America/Campo_Grande|898
    João Pessoa|Paraíba|58|-7.1195|-34.8450|America/Fortaleza|834
    Teresina|Piauí|64|-5.0892|-42.8019|America/Fortaleza|866
    Natal|Rio Grande do Norte|59|-5.7945|-35.2110|America/Fortaleza|751
    Uberlândia|Minas Gerais|38|-18.9186|-48.2772|America/Sao_Paulo|713
    Ribeirão Preto|São Paulo|14|-21.1775|-47.8103|America/Sao_Paulo|698
    Joinville|Santa Catarina|89|-26.3045|-48.8487|America/Sao_Paulo|616
    Cuiabá|Mato Grosso|78|-15.6014|-56.0979|America/Cuiaba|651
    Aracaju|Sergipe|49|-10.9472|-37.0731|America/Maceio|602
    Florianópolis|Santa Catarina|88|-27.5949|-48.5482|America/Sao_Paulo|537
    Vitória|Espírito Santo|29|-20.3155|-40.3128|America/Sao_Paulo|323`,
}
