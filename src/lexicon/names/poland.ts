import type { NameSource } from './name-source.ts'

/** Names of Poland; only surnames with one form for both genders (no -ski/-ska). */
export const poland: NameSource = {
  country_code: 'PL',
  source: 'Ministerstwo Cyfryzacji, PESEL register (given names and surnames by count)',
  female: `Anna Katarzyna Maria Małgorzata Agnieszka Barbara Ewa Magdalena Elżbieta Joanna Aleksandra Monika Zofia Teresa Natalia Julia Karolina
    Marta Beata Dorota Krystyna Janina Alicja Jadwiga Danuta Irena Halina Iwona Hanna Paulina Renata Justyna Grażyna Bożena Zuzanna Wiktoria
    Urszula Oliwia Patrycja Helena Emilia Maja Aneta Izabela Ewelina Weronika Martyna Klaudia Marzena Gabriela Amelia Kinga Jolanta Lena Dominika
    Wanda Stanisława Kamila Sylwia Edyta Wiesława Lucyna Nikola Antonina Laura Milena Daria Sandra Angelika Kazimiera Stefania Sabina Michalina
    Mariola Genowefa Nina Liliana Olga Lidia Adrianna Iga Marcelina Bogumiła Ilona Pola Bogusława Nadia Aniela Hanna Kornelia Blanka Łucja
    Róża Matylda Sonia Dagmara Marianna Ada Jagoda Kaja Agata Anita Violetta Arleta Celina Regina Bernadeta Żaneta`,
  male: `Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Adam Stanisław Marek Łukasz Grzegorz Mateusz Wojciech Dariusz Mariusz
    Zbigniew Jerzy Rafał Maciej Robert Kamil Dawid Szymon Jacek Józef Tadeusz Kacper Bartosz Antoni Ryszard Filip Patryk Artur Franciszek
    Przemysław Sebastian Sławomir Mikołaj Damian Daniel Adrian Aleksander Kazimierz Jarosław Henryk Wiesław Mirosław Karol Hubert Dominik
    Wiktor Leon Oskar Marian Bartłomiej Igor Oliwier Janusz Leszek Waldemar Zdzisław Roman Bogdan Edward Mieczysław Krystian Konrad Zygmunt
    Nikodem Ignacy Tymon Stefan Albert Norbert Eryk Czesław Arkadiusz Radosław Ireneusz Bogusław Gabriel Cezary Władysław Eugeniusz Fabian
    Miłosz Tymoteusz Alan Julian Witold Wacław Emil Bronisław Gracjan Lech Juliusz Kajetan Błażej Olaf Borys Ksawery Maksymilian Natan Gustaw
    Ludwik Jędrzej Bruno Cyprian Remigiusz`,
  family: `Nowak Wójcik Kowalczyk Woźniak Mazur Krawczyk Kaczmarek Zając Król Wieczorek Wróbel Stępień Dudek Adamczyk Pawlak Sikora Walczak
    Baran Michalak Szewczyk Tomczyk Pietrzak Marciniak Duda Zawada Bąk Włodarczyk Borek Sokół Urbanek Kubiak Maciąg
    Szczepanik Kucharczyk Wilk Kalinka Lis Mazurek Kołodziej Kaźmierczak Cieślak Sobczak Głowacz Andrzejak Kozioł Kania Mróz Błaszczyk Górka
    Jakubiak Szymczak Kozak Baranek Szulc Laskowicz Ziółko Przybylak Domagała Czajka Krupa Ratajczak Pająk Tomczak
    Kopeć Markiewicz Olejnik Matuszak Leśniak Żak Kujawa Stachowiak Jankowiak Banaś Socha Bielak Kruk Skiba Piątek Urban Kurek Filipek Kasprzak
    Mikołajczyk Janik Śliwa Bednarek Wojtczak Gajda Karaś Krzak Bednarczyk Sobczyk Kosiba Rybak Madej Marek Stefaniak Grzelak
    Bartczak Zych Klimek Kaczor Łuczak Rogala Kmiecik Dziedzic Czech Polak Stasiak Owczarek Marczak Witek Gołąb Cebula Orzeł Jarosz Żuk
    Musiał Rutkiewicz Stankiewicz Adamowicz Pietrzyk Jurek Wawrzyniak Bielec Frączek Mielczarek Janiszek Kot Mucha Gil Kaleta Więcek Wrona Gawron
    Sroka Pawelec Kuś Bujak Antczak Kwiatek Majewicz Staszak Wąsik Drozd Kłos Szymczyk Sowa Cichoń Tkaczyk Świątek Bednarz Buczek Burek Dybała
    Kacprzak Oleksy Kuc Michalik Malec Pietrasz Rosiak Turek Puchała Niemiec Ciesielczyk Gawlik Hajduk Grabiec Boruta Jędrzejczak Nawrot
    Świderek Wnuk Kędzior Misztal Kulik Małek Szostak Łysiak Łuszcz Młynarczyk Ptak Rak Serafin Skrzypek Szczygieł Trojan Tyszkiewicz
    Wasilewicz Wierzba Wojtas Zaręba Ziemba Żurek Kasprzyk Juszczak Bogusz Chmiel Dąbek Drabik Flis Furman Gałązka Grzyb Gwóźdź Jurczak`,
}
