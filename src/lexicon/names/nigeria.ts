import type { NameSource } from './name-source.ts'

/** Names of Nigeria: Yoruba, Igbo, Hausa and English. */
export const nigeria: NameSource = {
  country_code: 'NG',
  source: 'Forebears (counts of given names and surnames); Nigeria has no official statistics of names',
  female: `Blessing Mary Grace Aisha Fatima Joy Elizabeth Esther Ngozi Chioma Amaka Patience Hauwa Zainab Mercy Ruth Peace Faith Victoria Funmilayo Folake
    Titilayo Yetunde Temitope Bukola Adaeze Ifeoma Nkechi Chinwe Chiamaka Chidinma Uchenna Uche Oluchi Nneka Obiageli Ebere Ezinne Adaora Nkiruka Nnenna Kelechi
    Abimbola Adebimpe Adenike Adeola Adetoun Aderonke Abosede Ayodele Bolanle Bisi Damilola Ebunoluwa Eniola Feyisayo Folashade Ibukun Ireti Iyabo Jumoke
    Kehinde Kemi Lola Mojisola Modupe Morenike Motunrayo Olabisi Olufunke Oluwaseun Oluwatoyin Omolara Omotola Ronke Sade Simisola Tiwa Tolulope Toyin Wuraola
    Yewande Halima Hadiza Amina Maryam Rukayya Khadija Safiya Rahama Asmau Bilkisu Jamila Rabi Sarah Deborah Rebecca Rose Stella Gloria Charity Comfort Juliet
    Queen Precious Favour Happiness Goodness Itohan Osas Ese Efe Ini Idara Ekaette Enobong Uduak`,
  male: `Ibrahim Musa Abubakar Sani Usman Emmanuel Mohammed Sunday John Michael Samuel Joseph David Daniel Peter Friday Chinedu Emeka Chukwuemeka
    Obinna Ifeanyi Ikenna Kenechukwu Nnamdi Chidi Chike Chibuzo Chijioke Chukwudi Uzoma Okechukwu Onyekachi Somto Tobechukwu Ugochukwu Azubuike Ebuka Ejike
    Tunde Babatunde Segun Oluwaseun Olumide Femi Olufemi Kunle Adekunle Wale Adewale Gbenga Olugbenga Kayode Taiwo Kehinde Idowu Ayo Ayodeji Biodun Bayo
    Adebayo Ade Adeyemi Ademola Adeniyi Akin Akinwale Damilare Dapo Dare Deji Dele Gboyega Jide Lanre Lekan Muyiwa Niyi Niran Olusegun Oluwatobi Rotimi
    Sola Temitayo Tobi Tosin Yemi Yinka Aliyu Aminu Bashir Bello Garba Haruna Hassan Husseini Idris Isah Kabiru Lawal Mustapha Nasiru Sadiq Salisu Suleiman
    Tijani Umar Yakubu Yusuf Efosa Osaze Osagie Nosa Ekong Okon Effiong Udo Godwin Innocent Augustine Anthony Victor Paul Stephen Solomon Moses Isaac Gabriel Benjamin`,
  family: `Ibrahim Musa Abubakar Mohammed Sani Bello Usman Lawal Yusuf Adamu Aliyu Garba Suleiman Abdullahi Umar Ali Hassan Okafor Okeke Eze Okonkwo
    Okoro Nwosu Obi Onyeka Nwankwo Chukwu Nwachukwu Okoye Ogbonna Uzor Anyanwu Agu Ani Azikiwe Ekwueme Emenike Ezeh Igwe Ihejirika Iwu Mbah Mbakwe Nnadi Nnaji
    Njoku Nwafor Nwaneri Obiora Odum Oguike Okorie Okpara Onuoha Onwuka Onyema Opara Osuji Udeh Ude Ugwu Umeh Uzoma Adebayo Adeyemi Adeleke Adesina Adewale
    Adekunle Adeniyi Ademola Adeoye Adesanya Afolabi Ajayi Ajibade Akande Akinola Akintola Akinyemi Alabi Aluko Amosun Animashaun Aremu Awolowo Ayodele Babalola
    Balogun Bamidele Bankole Coker Dada Daramola Durojaiye Ekundayo Fagbemi Falana Fashola Fayemi Folarin Idowu Ige Ilori Johnson Kolawole Kuti Ladipo Lawanson
    Macaulay Makinde Odunsi Ogundipe Ogunleye Ogunbanjo Ojo Oke Okunola Oladele Oladipo Olaniyan Olawale Olayinka Olorunfemi Olowu Oni Oyedele Oyelaran Oyelowo
    Oyewole Salami Shonekan Sowande Soyinka Taiwo Tinubu Williams Danjuma Gowon Jibril Kabir Kaita Kano Katsina Maina Mamman Nuhu Ringim Shehu Shagari Sambo Tanko
    Tukur Waziri Yakubu Yaro Zubairu Aigbe Edosomwan Ehigiator Eghosa Idahosa Igbinedion Iyamu Obaseki Ogbemudia Omoruyi Osagie Osunde Akpan Bassey Ekanem Ekong Essien
    Etim Inyang Okon Udoh Umoh Amadi Briggs Clark Dokubo Ebiowei Tamuno Wokoma Audu Ameh Idoko Ochefu Onoja Agbaje`,
}
