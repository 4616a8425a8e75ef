import type { NameSource } from './name-source.ts'

/** Names of Denmark. */
export const denmark: NameSource = {
  country_code: 'DK',
  source: 'Danmarks Statistik (given names, surnames)',
  female: `Anne Mette Kirsten Hanne Anna Helle Maria Susanne Lene Marianne Lone Camilla Pia Louise Charlotte Inge Karen Tina Bente Ida Julie Laura
    Emma Sofie Mathilde Cecilie Caroline Freja Clara Line Christina Heidi Gitte Birgit Rikke Jette Jytte Ulla Lis Birthe Maja Ella Alma Agnes Olivia
    Nora Luna Josefine Karla Frida Alberte Victoria Signe Trine Stine Sara Katrine Maiken Nanna Pernille Tove Ruth Vibeke Dorthe Annette Lise Lisbeth
    Kirstine Amalie Andrea Astrid Asta Ellen Ellie Eva Filippa Gry Hannah Ingrid Isabella Johanne Kamilla Lærke Liva Malene Merete Mie Merle Rebecca
    Rosa Saga Sanne Sidsel Sigrid Silke Simone Solveig Sofia Thea Tilde Tuva Vigga Vera Yrsa Bodil Gerda Grethe Inger Edith Else Conny Connie
    Linda Mona Randi Sonja Yvonne Winnie Gunhild Ditte`,
  male: `Peter Michael Lars Jens Thomas Henrik Søren Christian Martin Jan Morten Jesper Anders Niels Mads Rasmus Per Hans Mikkel Jørgen Ole Kim
    Jacob Kasper Claus Frederik Erik Brian Bo Simon Emil William Oscar Noah Carl Lucas Victor Magnus Oliver Alfred Malthe August Valdemar Elias Aksel
    Arthur Jonas Mathias Sebastian Tobias Daniel Alexander Philip Steen Bent Torben Poul Flemming Kurt Leif Finn Carsten René Dennis Allan Ulrik Kristian
    Jakob Anton Johan Nikolaj Gustav Theo Liam Felix Villads Bertram Konrad Storm Albert Viggo Loui Otto Marius Nohr Silas Storm Sune Troels Asger
    Birger Bjarne Børge Ejner Frank Gert Gunnar Helge Ib Ivan Jeppe Johnny Karsten Keld Knud Mogens Palle Preben Rune Stefan Stig Svend Tom Tommy
    Uffe Verner Villy Hjalmar Kenneth Laurits`,
  family: `Nielsen Jensen Hansen Andersen Pedersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen Madsen Kristensen Olsen Thomsen
    Christiansen Poulsen Johansen Møller Mortensen Knudsen Jakobsen Jacobsen Mikkelsen Olesen Frederiksen Laursen Henriksen Lund Schmidt Eriksen Holm
    Kristiansen Clausen Simonsen Svendsen Andreasen Iversen Jeppesen Mogensen Vestergaard Jespersen Nissen Lauridsen Jepsen Frandsen Østergaard
    Kjær Jessen Nygaard Carlsen Dahl Winther Bertelsen Bruun Lauritsen Bach Friis Gregersen Bech Dam Lassen Steffensen Bak Berg Toft Thygesen
    Villadsen Hermansen Daugaard Justesen Johnsen Buch Damgaard Søndergaard Krogh Holst Kjeldsen Skov Overgaard Juhl Beck Nørgaard Hald Klausen
    Mathiesen Ravn Lorentzen Bang Dalsgaard Thorsen Eskildsen Lindholm Kofoed Mathiasen Ipsen Ibsen Kruse Hedegaard Axelsen Bjerregaard Karlsen
    Frost Brandt Enevoldsen Hemmingsen Borg Bay Munk Therkildsen Lange Løvgreen Boisen Graversen Bonde Birk Aagaard Abildgaard Bendtsen
    Bisgaard Bojsen Brøgger Busk Bundgaard Carstensen Danielsen Dideriksen Ebbesen Elkjær Fischer Fogh Gade Gram Hjorth Hougaard Højgaard
    Ottesen Kirkegaard Kjærgaard Koch Lind Markussen Mølgaard Nygård Paulsen Ploug Riis Rosenkilde Skytte Sloth Smed Stougaard Thorup Toftegaard
    Ulriksen Vang Vinther Wulff Ørsted Bagger Bruhn Krag Kragh Meldgaard Rosenberg Schou Steen Stokholm`,
}
