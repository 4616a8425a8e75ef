import { australia } from './australia.ts'
import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of New Zealand: English, Māori, Pasifika and Asian. */
export const newZealand: NameSource = {
  country_code: 'NZ',
  source: 'Department of Internal Affairs Te Tari Taiwhenua (given names, surnames)',
  female: `Charlotte Isla Olivia Amelia Ava Emily Grace Sophie Ruby Ella Mia Harper Isabella Lily Hazel Willow Margaret Susan Christine Judith Karen Jennifer
    Helen Patricia Sarah Nicola Michelle Lisa Angela Rachel Rebecca Jessica Hannah Emma Georgia Kate Jane Anne Ngaire Aroha Anahera Mere Hinewai Maia Kaia Manaia
    Tui Ana Hana Marama Moana Ataahua Kahurangi Awhina Sina Lupe Mele Priya Anaya Mei Amaia Zoe Sienna Matilda Poppy Florence Frankie Penelope Mila Ivy
    Evelyn Chloe Lucy Eva Holly Paige Brooke Kirsty Fiona Heather Robyn Lynette Raewyn Glenys Shirley Beverley`,
  male: `Noah Oliver Jack Leo George Theodore Luca Charlie James William Lucas Liam Thomas Hunter Archie Mason Lachlan Cooper Hudson Arlo David Peter John
    Michael Paul Mark Stephen Andrew Craig Wayne Graeme Murray Bruce Kevin Ian Neil Hamish Callum Angus Fergus Nikau Ariki Wiremu Tāne Mikaere Kauri Manaaki Rāwiri
    Hemi Hōne Tama Tamati Rangi Rewi Matiu Kahu Te_Ariki Sione Semisi Tevita Arjun Aarav Wei Caleb Ethan Max Nathan Ryan Samuel Jacob Toby Beau Finn Louis
    Henry Harry Benjamin Joshua Daniel Brendan Brett Dean Shane Scott Grant Ross Warwick Trevor Aidan Connor Dylan Zachary Carter Blake Cody`,
  family: `Smith Wilson Williams Brown Taylor Jones Singh Wang Li Anderson Thompson Johnson Patel Walker White Clark Martin Young Kaur Kumar Chen Zhang Liu
    Scott Campbell Stewart Robinson Wright King Hall Robertson Thomas Mitchell Watson Harris Roberts Edwards Lee Davis Green Harrison Jackson Moore Miller
    MacDonald McDonald Ross Reid Murray Graham Cooper Baker Morgan Bell Evans Phillips Ward Collins Kelly Turner Hughes Allen Adams Simpson Marshall Hill Henderson
    Morrison Russell Bennett Johnston Richardson Davies Carter Parker Hunt Gray Fraser Cook Palmer Lewis Wood Mason Webb Gibson Ngata Tamihana Tūhoe Parata Paki
    Rangihuna Henare Tipene Wihongi Hohepa Kereama Ruru Pōtae Tawhai Waititi Te_Kanawa Tautahi Manihera Karaitiana Hēnare Herewini Taiaroa Tapsell Rata Ropata
    Faleafa Fonoti Leota Tuilagi Taufa Vaka Folau Latu Fifita Moala Tupou Sharma Prasad Chand Ali Reddy Huang Zhao Wu Yang Xu Lin Kim Park Nguyen Tan Khan Chan
    Boyd Burns Butler Cameron Chapman Crawford Cunningham Dawson Dixon Douglas Duncan Elliott Ferguson Fisher Fleming Ford Foster Gordon Grant Hamilton Hart Hay
    Holmes Howard Hudson Irvine Jamieson Jenkins Kennedy Kerr Knight Lawson Little Lloyd Mackenzie McKenzie McLean Mills Nelson Newman Oliver Owen Pearson Perry
    Porter Powell Price Rogers Ryan Shaw Spencer Stevens Stone Sutherland Thomson Walsh Wallace Wells West Wood`,
  rare: { female: splitNames(australia.female), male: splitNames(australia.male) },
}
