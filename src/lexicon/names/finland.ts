import type { NameSource } from './name-source.ts'

/** Names of Finland. */
export const finland: NameSource = {
  country_code: 'FI',
  source: 'Digi- ja väestötietovirasto (given names, surnames)',
  female: `Anne Päivi Anna Ritva Leena Pirjo Sari Minna Marja Tuula Liisa Hanna Johanna Kaarina Maria Eila Seija Helena Sirpa Raija Katja Jaana Tiina
    Laura Heidi Merja Satu Riitta Marjatta Pirkko Anja Eeva Irma Aino Emilia Sofia Olivia Eevi Lilja Helmi Ella Venla Sara Emma Iida Pihla Isla Elsa Saana
    Veera Jenna Roosa Noora Essi Suvi Piia Mari Marika Kirsi Nina Virpi Outi Anu Arja Paula Petra Susanna Krista Katariina Kristiina Sanna Mirja Mervi
    Tarja Taina Terhi Ulla Vuokko Aila Airi Anneli Annika Elina Elisa Hilla Hilkka Inka Jonna Julia Kaisa Kati Kerttu Leila Lotta Maarit Maija Margit Milla
    Mira Nelli Niina Oona Raili Reetta Reija Rosa Salla Senja Siiri Sinikka Sini Soile Teija Tuuli Viivi Virve Vilma Aada Aune`,
  male: `Timo Juha Matti Kari Mikko Jari Antti Jukka Mika Markku Pekka Hannu Heikki Seppo Janne Ari Sami Ville Marko Lauri Petri Erkki Pentti Jorma Harri
    Raimo Eero Risto Esa Martti Juho Tero Veikko Tuomas Jani Jarmo Kalle Pasi Arto Leo Elias Oliver Eino Väinö Onni Emil Leevi Noel Toivo Vilho Aleksi
    Joona Niko Tomi Toni Vesa Ilkka Jouni Reijo Ilpo Olli Otto Oskari Niklas Eetu Joel Jesse Arttu Roope Santeri Topias Valtteri Aatos Akseli Aaro Ahti
    Aki Anssi Asko Atte Eemeli Eelis Hugo Iiro Ismo Jaakko Jarkko Joonas Jouko Juhani Jussi Kai Kalevi Kauko Keijo Kimmo Kristian Mauri Miika Miko Mikael
    Niilo Osmo Paavo Pauli Rauno Reino Riku Samu Samuli Taneli Tapio Tauno Teemu Topi Tuomo Urho Veli`,
  family: `Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen Saarinen Salminen Heinonen Niemi
    Heikkilä Kinnunen Salonen Turunen Salo Laitinen Tuominen Rantanen Karjalainen Jokinen Mattila Savolainen Lahtinen Ahonen Ojala Leppänen Väisänen
    Hiltunen Kallio Miettinen Leinonen Pitkänen Aaltonen Manninen Hakala Koivisto Anttila Laaksonen Hirvonen Räsänen Lehto Laakso Toivonen Mustonen
    Rantala Aalto Partanen Seppälä Peltonen Nurmi Hänninen Kettunen Pesonen Lappalainen Kokkonen Peltola Kemppainen Moilanen Seppänen Ikonen Lampinen
    Halonen Tikkanen Pulkkinen Kärkkäinen Oksanen Kauppinen Saari Vainio Kivelä Hietala Isomäki Ketola Kangas Koski Kukkonen Honkanen Heinonen Suominen
    Huttunen Vuorinen Nevalainen Rautio Helenius Pekkarinen Backman Lindholm Johansson Nyman Karlsson Lindström Eriksson Forsman Holmström Sundström
    Jääskeläinen Juntunen Hyvönen Kortelainen Lahti Parviainen Räisänen Suomalainen Sillanpää Sirola Soininen Nyberg Nykänen Mikkola Mikkonen Markkanen
    Luoma Luukkonen Lipponen Kuusisto Koponen Kolehmainen Kiviniemi Kokko Kotilainen Immonen Ilves Huovinen Hurme Hokkanen Heiskanen Heino Hartikainen
    Haapala Haapasalo Haapaniemi Eskola Eronen Asikainen Alanen Ahola Ahlgren Ekholm Erkkilä Eloranta Hautala Häkkinen Harju Holopainen Janhunen Kainulainen
    Karvonen Kekkonen Keskinen Koivula Komulainen Kuosmanen Kuusela Leskinen Lindroos Myllymäki Mäntylä Niskanen Norrgård Nousiainen Paananen Paavola Pelkonen
    Piirainen Puustinen Rissanen Ristola Rinne Ruotsalainen Ruuskanen Siltanen Sipilä Tanskanen Taskinen Tervo Tiainen Tolonen Tuomi Valtonen Vesterinen`,
}
