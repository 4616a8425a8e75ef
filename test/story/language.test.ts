import { eld } from 'eld/extrasmall'
import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { phrases } from '../../src/story/phrases/index.ts'
import { languageDetector } from '../../src/language/language-detector.ts'
import { requireEnglish } from '../../src/story/language/require-english.ts'

describe('a story in another language', () => {
  it.each([
    ['Spanish', '50 clientes con nombre y correo'],
    ['Spanish', 'tabla de empleados: nombre, salario, departamento'],
    ['German', '200 Kunden mit Namen und Adresse'],
    ['German', 'Erstelle einen Onlineshop mit 1000 Kunden und deren Bestellungen, 20% retourniert'],
    ['French', 'une boutique en ligne avec 1000 clients et leurs commandes'],
    ['French', 'une boulangerie avec 40 clients'],
    ['French', 'un hotel avec 60 suites et 200 clients'],
    ['Portuguese', '80 clientes e 240 pedidos'],
    ['Portuguese', 'crie 150 alunos com nome, idade e nota'],
    ['Italian', 'una clinica con 300 pazienti e 20 medici'],
    ['Dutch', 'maak 250 bestellingen met klantnaam, product en prijs'],
    ['Polish', '100 klientów z imieniem i adresem'],
    ['Turkish', 'bir mağaza için 500 müşteri ve siparişleri'],
    ['Swedish', 'ett sjukhus med 500 patienter och 50 läkare'],
    ['Malay or Indonesian', 'buatkan 100 data pelanggan dengan nama dan alamat'],
    ['Japanese', '500人の顧客と注文データを作ってください'],
    ['Chinese', '生成100个用户,包含姓名、邮箱和年龄'],
    ['Russian', 'создай 100 пользователей с именем и почтой'],
    ['Arabic', 'أنشئ 100 عميل مع الاسم والبريد الإلكتروني'],
    ['Korean', '고객 100명과 주문 데이터를 생성해줘'],
  ])('should be refused as %s: %s', async (language, story) => {
    await expect(requireEnglish(story)).rejects.toMatchObject({
      code: 'story_language',
      message: expect.stringContaining(language) as string,
    })
  })
})

describe('a story in English', () => {
  it.each([
    'users',
    'x: 60',
    '12 cafés in São Paulo',
    'customers in Las Palmas de Gran Canaria, Santiago de Compostela and Málaga',
    '40 hotels in Zürich, Genève and Köln, owned by Müller & Söhne',
    'sku, ean, upc, gtin, msrp, moq',
    'emp_id, fname, lname, dob, ssn, addr, ctc',
    'name "顧客" and city 東京 of 50 customers',
    '100 txns w/ amt, ccy, merch',
    'km mile mi kilometer kilometre',
    'pls make 20 german customer with address',
    'van rentals 300',
    'e commerce orders, customers, products',
    'El Paso orders: 300',
    'CREATE TABLE clientes (id int PRIMARY KEY, nombre varchar(40), correo text, ciudad text)',
    'identificador,nombre,cantidad\n1,Mesa,3\n2,Silla,4',
  ])('should be read, however short or full of names: %s', async (story) => {
    await expect(requireEnglish(story)).resolves.toBeUndefined()
  })

  it('should be read wherever the docs show one', async () => {
    const stories = [
      ...[...domains.values()].map(({ story }) => story),
      ...[...phrases.values()].flatMap(({ examples }) => examples.map(({ story }) => story)),
    ]
    for (const story of stories) await requireEnglish(story)
    expect(stories.length).toBeGreaterThan(100)
  })
})

describe('the language detector', () => {
  it.each([
    'une boutique en ligne avec 1000 clients et leurs commandes',
    '500人の顧客と注文データを作ってください',
    'создай 100 пользователей с именем и почтой',
    "l'école n'a pas d'élèves",
    '$DW$ \\ "quoted" {braces} 12345 constructor __proto__ toString',
    ...[...domains.values()].map(({ story }) => story),
    '',
  ])('should find what eld finds: %s', async (story) => {
    const detect = await languageDetector()
    const [found, expected] = [detect(story), eld.detect(story)]
    expect(found.language).toBe(expected.language)
    expect(found.isReliable()).toBe(expected.isReliable())
    expect(found.getScores()).toEqual(expected.getScores())
  })
})
