import type { NameSource } from './name-source.ts'

/** Names of South Korea in Latin script (Revised Romanization, common spellings of family names), the family name last. */
export const southKorea: NameSource = {
  country_code: 'KR',
  source: 'Supreme Court of Korea (given names), Statistics Korea (surnames, census of 2015)',
  female: `Ji-woo Seo-yeon Seo-yun Min-seo Ji-min Soo-bin Ji-eun Ji-hye Eun-ji Ji-yeon Min-ji Yu-jin Hye-jin Eun-jung Mi-kyung Eun-kyung Hyun-jung Young-hee
    Sun-hee Mi-sook Young-sook Jung-hee Myung-hee Kyung-hee Soo-jin Soo-yeon Soo-hyun Soo-min Ha-eun Ha-yoon Ha-rin Da-eun Da-hye Da-in Ye-jin Ye-eun Ye-rin
    Ye-won Chae-won Chae-eun Na-yeon Na-eun Na-ri Ga-eun Ga-young Bo-ram Bo-kyung Yoon-ah Yoon-seo Yoo-na Yu-na Yu-ri Young-ae Young-mi Young-ja Yeon-woo So-yeon
    So-hyun So-young So-min Seul-gi Se-young Sang-mi Sun-young Sun-mi Sun-ja Su-ah Ri-na Ok-ja Nam-hee Mi-ran Mi-ra Mi-young Mi-sun Mi-ja Min-kyung Min-young
    Min-hee Kyung-ja Kyung-ah Kyung-mi Kang-hee Ju-hee Ju-yeon Ju-eun Ji-soo Ji-sun Ji-hyun Ji-young Ji-won Ji-an Jae-hee Jung-ah Jung-sook Jung-min Hyun-ah
    Hyun-joo Hyo-jin Hyo-joo Hye-won Hye-rin Hye-young Hee-jin Hee-sun Hwa-young Hae-won Han-na Gyu-ri Eun-young Eun-bi Eun-seo Dan-bi Bit-na Ara Ah-young Ah-reum`,
  male: `Min-jun Seo-jun Do-yun Ye-jun Si-woo Ha-jun Ju-won Ji-ho Ji-hoon Jun-seo Jun-ho Dong-hyun Hyun-woo Sung-min Sung-ho Sung-jin Sung-hoon Young-ho
    Young-soo Young-chul Young-jin Young-min Jin-woo Jin-ho Jin-soo Kyung-soo Kyung-ho Min-ho Min-soo Min-woo Min-jae Min-kyu Min-sung Sang-hoon Sang-woo Sang-min
    Sang-ho Sang-hyun Seung-hyun Seung-woo Seung-ho Seung-min Jae-hyun Jae-min Jae-ho Jae-won Jae-sung Jae-woo Jun-young Jun-hyuk Jung-ho Jung-hoon Jung-woo Joon-ho
    Jong-soo Jong-hyun Jong-min Ji-hwan Ji-sung Ji-yong Ki-hoon Ki-young Kwang-soo Kwang-ho Kyu-min Gun-woo Geon-ho Hae-sung Han-gyeol Hee-chul Ho-jun Hwan-hee
    Hyun-soo Hyun-jun Hyun-seok Hyung-jun In-ho In-soo In-sung Il-woo Dae-hyun Dae-jung Dae-sung Do-hyun Do-yoon Dong-wook Dong-hae Dong-min Dong-soo Chan-woo
    Chan-ho Chang-min Chang-hoon Chul-soo Byung-hun Byung-chul Bum-soo Eun-woo Eun-ho Eun-chan Woo-jin Woo-sung Woo-hyun Yoon-ho Yong-hwa Yong-jun Yu-chan Yeon-seok
    Tae-hyun Tae-yang Tae-woo Tae-min Si-yoon Si-won Si-hoo Se-jun Se-hun Se-yoon Sun-woo Sun-ho Soo-ho Soo-hyuk Nam-gil Myung-soo Mu-yeol Moon-sik`,
  family: `Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Jeon Hong Yoo Ko Moon Yang Son Bae Baek Heo Nam Shim Noh Ha
    Kwak Sung Cha Joo Woo Koo Na Min Jin Ji Uhm Chae Won Cheon Bang Gong Hyun Ham Byun Yeom Yeo Chu Do So Seok Sun Seol Ma Gil Yeon Wi Pyo Myung Ki Ban Ra Wang
    Geum Ok Yook In Maeng Je Mo Tak Guk Eo Eun Pyeon Yong Ye Bong Sa Boo Ga Bok Tae Mok Hyung Pi Doo Kam Eum Dong On Ho Beom Jwa Paeng Seung Kan Sang Si Kal Jegal
    Namgoong Sunwoo Hwangbo Dokgo Seomun`,
}
