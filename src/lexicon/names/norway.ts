import type { NameSource } from './name-source.ts'

/** Names of Norway. */
export const norway: NameSource = {
  country_code: 'NO',
  source: 'Statistisk sentralbyrå (given names, surnames)',
  female: `Anne Inger Kari Marit Ingrid Liv Eva Berit Astrid Bjørg Hilde Anna Solveig Marianne Randi Ida Nina Maria Elisabeth Kristin Bente Heidi Silje
    Hanne Linda Tone Anita Ellen Elin Wenche Ragnhild Turid Camilla Julie Nora Emma Sofie Emilie Thea Ella Olivia Maja Sara Frida Selma Ingeborg Hedda
    Amalie Leah Aurora Tuva Vilde Mathilde Oda Ada Alma Iben Live Live Mari Maren Marte Malin Stine Cecilie Karoline Kristine Mona Monica Lene Line
    Trine Tove Unni Gerd Grete Gro Gunn Hege Helene Jorunn Kirsten Kjersti Laila Lise Mette Merete Rita Ruth Sissel Siri Sigrid Signe Synne Siv Torill
    Tonje Victoria Vigdis Åse Åshild Andrea Bodil Birgit Ane Guro Eline Eirin Eldbjørg Gudrun Haldis Hjørdis Irene Iselin Jenny Johanne Benedikte`,
  male: `Jan Per Bjørn Ole Lars Kjell Knut Arne Svein Thomas Hans Geir Tor Morten Terje Odd Erik Martin Andreas John Anders Rune Trond Tore Daniel
    Jon Kristian Marius Magnus Jonas Kristoffer Fredrik Henrik Markus Alexander Sebastian Emil Lucas Oskar Oliver Noah William Jakob Filip Aksel Elias
    Isak Theodor Håkon Mathias Tobias Sander Sondre Eirik Espen Øyvind Stian Pål Petter Nils Olav Sverre Roar Rolf Roger Roy Ragnar Steinar
    Stein Sigurd Simen Sindre Sigmund Tommy Torbjørn Torgeir Tormod Torstein Trygve Vegard Vidar Yngve Øystein Øivind Åge Asbjørn Atle Ivar Ingvar Harald
    Helge Håvard Jarle Johan Jostein Jørgen Karl Kenneth Kim Kåre Leif Mikkel Morgan Ørjan Even Finn Frank Frode Gunnar Halvor Arvid Birger Dag Egil Einar`,
  family: `Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen Berg Haugen Hagen Johannessen
    Andreassen Jacobsen Dahl Jørgensen Henriksen Lund Halvorsen Sørensen Jakobsen Moen Gundersen Iversen Strand Solberg Svendsen Eide Knutsen Martinsen
    Paulsen Bakken Kristoffersen Mathisen Lie Amundsen Nguyen Rasmussen Lunde Solheim Berge Moe Nygård Bakke Kristensen Fredriksen Holm Lien Hauge
    Christensen Andresen Nielsen Knudsen Evensen Sæther Aas Myhre Hanssen Haugland Thomassen Simonsen Sivertsen Berntsen Danielsen Arnesen Rønning
    Sandvik Næss Antonsen Haug Ellingsen Edvardsen Vik Thorsen Gulbrandsen Isaksen Ruud Aasen Strøm Myklebust Tangen Ødegård Eliassen Helland
    Bøe Jenssen Aune Mikkelsen Tveit Brekke Abrahamsen Ali Engen Bjerke Sunde Hermansen Nordby Holmen Wold Magnussen Tollefsen Steen Hovland
    Gjerde Bråten Skoglund Fossum Brevik Egeland Ingebrigtsen Nordli Nymoen Hegge Rød Skaar Sørlie Vatne Ulvestad Torgersen Teigen Syversen Stokke
    Sletten Skogen Sande Rygh Rustad Ottesen Opheim Nyhus Nordahl Mo Monsen Melby Madsen Løken Lorentzen Lindberg Langeland Kvam Kolstad Kleven Kjos
    Jonassen Hval Holte Hoel Hellesø Håland Grønvold Grimstad Fjeld Finstad Falk Espeland Enger Dalen Carlsen Brandt Borgen Bjørnstad Birkeland Bergersen Aase`,
}
