import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'
import { unitedKingdom } from './united-kingdom.ts'

const british = (of: 'female' | 'male') => splitNames(unitedKingdom[of]).slice(0, 40)

/** Names of South Africa: Zulu, Xhosa, Sotho, Tswana, Afrikaans and English. */
export const southAfrica: NameSource = {
  country_code: 'ZA',
  source: 'Statistics South Africa (given names), Forebears (surnames)',
  female: `Nomsa Thandi Precious Lerato Zanele Nokuthula Nomvula Palesa Lindiwe Thandeka Naledi Ayanda Busisiwe Enhle Melokuhle Onthatile Lesedi Amahle
    Boitumelo Bontle Dineo Karabo Kagiso Lwazi Mpho Refilwe Tshegofatso Tebogo Nthabiseng Mamello Khanyisile Nomfundo Nonhlanhla Ntombi Noluthando
    Nosipho Nombuso Sibongile Sindisiwe Siphokazi Sizakele Thembi Thembeka Thobile Zinhle Zodwa Zoleka Unathi Yolanda Vuyiswa Phumzile Phindile Olwethu
    Hlengiwe Gugu Bongiwe Bonolo Anathi Annelie Anika Elmarie Hester Ilse Johanna Karen Lizette Marlene Marietjie Riana Sonja Susanna Tania Wilma Zelda Mia
    Emma Chloe Leah Amelia Hannah Megan Nicole Chantal Charlene Candice Bronwyn Lauren Kelly Michelle Natasha Priya Fatima Aaliyah Zahra`,
  male: `Sipho Thabo Themba Bongani Mandla Sibusiso Siyabonga Lwandle Bandile Lethabo Melokuhle Junior Omphile Tshepo Kagiso Kabelo Katlego Lebogang Lesego
    Mpho Neo Nkosana Nhlanhla Njabulo Musa Mzwandile Mthunzi Mthokozisi Lungelo Lunga Lindani Khaya Jabulani Dumisani Fanie Bheki Ayabonga Andile Anele
    Sandile Sanele Sello Senzo Simphiwe Siphesihle Sizwe Tebogo Thulani Tumelo Tshegofatso Tiisetso Unathi Vusi Vuyo Wandile Xolani Zakhele Zolani Zwelakhe
    Johan Pieter Hendrik Willem Jaco Francois Gerhard Hannes Heinrich Jacobus Stephanus Andries Christiaan Riaan Werner Deon Danie Etienne Ruan Dewald Ethan
    Liam Joshua Logan Aiden Jayden Ryan Craig Grant Warren Keagan Kyle Yusuf Imraan`,
  family: `Dlamini Nkosi Ndlovu Khumalo Sithole Mokoena Botha Mkhize Naidoo Govender Van_der_Merwe Pillay Zulu Mahlangu Gumede Ngcobo Zwane Moyo Molefe
    Zungu Mthembu Ngubane Buthelezi Cele Radebe Mazibuko Mbatha Ntuli Nxumalo Tshabalala Sibiya Shabangu Motaung Mofokeng Molapo Modise Moloi Maseko Masango
    Mabaso Mabuza Majola Makhanya Malinga Mashaba Masilela Mathebula Mavuso Mchunu Mdluli Mhlongo Mkhwanazi Mnguni Mngomezulu Mokgosi Moeketsi Mohlala Monareng
    Morake Mtshali Mthethwa Myeni Ncube Ndaba Ngema Ngwenya Nhlapo Nkabinde Nkomo Nkuna Nkwanyana Nene Ntombela Nyathi Nzimande Nzama Phiri Phakathi Qwabe
    Ramaphosa Ramokgopa Sekgobela Selepe Shezi Shange Sibanda Skosana Sikhakhane Sokhela Thwala Tladi Vilakazi Xaba Xulu Zondi Zondo Zikhali Baloyi Chauke
    Hlongwane Hadebe Jali Kekana Kubheka Kunene Langa Lebese Ledwaba Letsoalo Mabena Maluleke Mabunda Madonsela Van_Wyk Van_der_Walt Venter Pretorius
    Coetzee Nel Fourie Kruger Steyn Smit Smith Du_Plessis Du_Toit De_Villiers De_Beer De_Klerk Erasmus Ferreira Grobler Joubert Jacobs Jansen_van_Rensburg
    Marais Meyer Muller Naude Oosthuizen Potgieter Roux Strydom Swanepoel Swart Theron Viljoen Visser Vorster Williams Adams Abrahams Petersen Davids Daniels
    Hendricks Isaacs Jones Johnson Brown Arendse Fortuin Moodley Reddy Chetty Maharaj Singh Khan Patel Ebrahim Louw Le_Roux Lombard Snyman Wessels Bezuidenhout Prinsloo`,
  rare: { female: british('female'), male: british('male') },
}
