import type { NameSource } from './name-source.ts'

/** Names of Türkiye. */
export const turkiye: NameSource = {
  country_code: 'TR',
  source: 'Nüfus ve Vatandaşlık İşleri Genel Müdürlüğü (given names, surnames)',
  female: `Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Zeliha Havva Esra Leyla Özlem Büşra Kübra Yasemin Hacer Hülya Sevgi
    Melek Filiz Tuğba Songül Dilek Gülsüm Aysel Nurcan Betül Seda Ebru Derya Pınar Gamze Selma Sibel Hilal Arzu Ayten Nur İrem Gizem Buse Ceren Defne Eylül
    Asel Azra Ecrin Nehir Mira Ela Duru Ada Asya Zümra Beren Öykü Lina Damla Cansu Tuğçe Burcu Deniz Ece Aslı Begüm Berna Bahar Canan Ceyda Çiğdem Demet
    Didem Duygu Fulya Funda Gonca Gül Güler Gülay Gülcan Gülşen Handan Hande İpek Işıl Kadriye Keziban Lale Meltem Mine Müge Münevver Nazlı Neslihan
    Nesrin Nevin Nihal Nilgün Nuray Oya Özge Perihan Pelin Rabia Reyhan Rukiye Saadet Safiye Sema Semra Serap Sevda Sevil Sevim Sinem Şeyma Şule Tülay Türkan Ülkü`,
  male: `Mehmet Mustafa Ahmet Ali Hüseyin Hasan Murat İbrahim İsmail Osman Yusuf Ömer Ramazan Halil Süleyman Abdullah Mahmut Recep Salih Fatih Kadir
    Emre Hakan Adem Kemal Yaşar Bekir Musa Metin Orhan Ercan Serkan Cemal Bayram Ayhan Burak Furkan Gökhan Uğur Yunus Volkan Onur Serdar Cem Tolga Sinan Umut
    Alparslan Göktuğ Kerem Eymen Miraç Çınar Aras Ömür Mert Emir Arda Berat Enes Eren Kaan Yiğit Batuhan Berk Baran Barış Bülent Can Cihan Deniz Doğan Engin
    Erdem Erdal Erhan Erkan Erol Ersin Ertuğrul Ferhat Fikret Güven Haluk Harun Hamza İlhan İlker İlyas Kenan Koray Levent Necati Nihat Okan Oktay
    Oğuz Oğuzhan Özcan Özgür Polat Rıza Sabri Sami Savaş Sedat Selçuk Selim Sezer Suat Şahin Şükrü Taner Tarık Tayfun Tuncay Turgut Ümit Vedat Veysel Yavuz Yasin Zafer Zeki`,
  family: `Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz
    Özcan Çakır Erdoğan Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut Keskin Ünal Turan Gül Özer Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel
    Ateş Aksoy Aydoğan Coşkun Uçar Gündüz Erkan Karaca Akın Duman Kurtuluş Toprak Bayram Deniz Demirci Soylu Tunç Eren Uysal Sezer Güven Ekinci Altun
    Bilgin Karataş Aksu Uzun Ay Albayrak Kocaman Topal Karakaya Akgül Akyol Alkan Alpay Altıntaş Arı Arıkan Ayhan Aygün Baran Başaran Baş Batur
    Baykal Berk Bilgiç Boz Bozdağ Budak Cengiz Ceylan Çınar Çiçek Çiftçi Çoban Çolak Dağ Dalkılıç Dede Demirel Demirtaş Dinç Dursun Duran Durmaz
    Efe Elmas Engin Er Erbaş Erdem Ergün Erol Ersoy Ertürk Esen Genç Gök Gökçe Göksu Gümüş Günay Gürbüz Güngör Gürsoy Hacıoğlu İnan İnce Kahraman
    Kalkan Karabulut Karadağ Karakuş Karaman Karagöz Kartal Kaymak Kayhan Kırmızı Kısa Koca Kocabaş Köksal Kömürcü Kuş Kutlu Küçük Mutlu Oğuz Okur
    Oral Orhan Önal Öz Özbek Özgür Özkaya Özmen Parlak Pehlivan Sağlam Sancak Sarıkaya Savaş Sevim Sönmez Süer Şeker Şener Tan Taşkın Temel Tok Tosun
    Turgut Tuncer Türk Türkmen Uçan Uğur Ulusoy Uslu Ünlü Vural Yaman Yaşar Yazıcı Yiğit Yurt Zengin`,
}
