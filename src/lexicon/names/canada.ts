import type { NameSource } from './name-source.ts'

/** Names of Canada, English and French. */
export const canada: NameSource = {
  country_code: 'CA',
  source: 'Statistics Canada (baby names), Institut de la statistique du Québec',
  female: `Jennifer Sarah Jessica Emily Michelle Olivia Emma Amanda Stephanie Lisa Nicole Lauren Melissa Elizabeth Rachel Karen Susan
    Samantha Sophie Julie Catherine Isabelle Patricia Linda Hannah Ashley Heather Laura Rebecca Kimberly Megan Amy Andrea Kelly Sophia
    Charlotte Chloe Victoria Katherine Erin Christine Sandra Angela Tara Kathleen Natalie Danielle Vanessa Alexandra Caroline Mélanie Nathalie
    Valérie Annie Marie Geneviève Audrey Camille Gabrielle Léa Florence Juliette Rosalie Alice Zoé Mia Ava Isla Nora Abigail Madison Grace
    Allison Alyssa Paige Courtney Brianna Haley Taylor Jasmine Sara Anna Maria Julia Claire Leah Maya Ella Lily Violet Hailey Brooke Mackenzie
    Shannon Colleen Brenda Donna Debra Diane Suzanne Louise Chantal Sylvie Josée Manon Priya Fatima Aisha Amelia Evelyn
    Scarlett Hazel Naomi Élise Noémie Ariane Mégane Marianne Vicky Meghan Kristen Holly Jillian Monica Teresa Janet Margaret Anne Joanne`,
  male: `Michael David James Matthew Robert John Daniel Christopher Andrew William Ryan Mark Joshua Jason Kevin Alexander Nicholas Adam Tyler
    Benjamin Jonathan Liam Noah Samuel Eric Patrick Thomas Brian Steven Paul Richard Jean Marc Philippe Mathieu Sébastien François Alexandre
    Guillaume Maxime Simon Olivier Martin Pierre Luc Antoine Gabriel Félix Étienne Vincent Justin Brandon Jacob Kyle Lucas Ethan Nathan Jack
    Owen Logan Connor Cameron Evan Dylan Aaron Sean Scott Jeffrey Gregory Peter Timothy Stephen Kenneth Douglas Craig Derek Trevor Bradley
    Jeremy Travis Graham Colin Ian Neil Stuart Gordon Donald Ronald Wayne Keith Dennis Louis Xavier Émile Raphaël Alexis Anthony Charles
    Edward Henry Oliver Theodore Leo Hudson Jackson Carter Hunter Austin Cole Spencer Mitchell Curtis Chad Dustin Cody Blake Marcus Arjun
    Mohammed Ali Omar Hassan Yves Alain Michel Claude André Denis Daniel Réjean Stéphane Yannick Hugo Arthur Elliot`,
  family: `Smith Brown Tremblay Martin Roy Gagnon Lee Wilson Johnson MacDonald Taylor Campbell Anderson Jones Leblanc Côté Williams Miller
    Thompson Gauthier White Morin Wong Young Bouchard Scott Stewart Li Singh Nguyen Chan Wang Pelletier Bélanger Lavoie Fortin Gagné Ouellet
    Landry Bergeron Moore King Reid Robinson Clark Walker Wright Davis Mitchell Ross Murphy Fraser Robertson Morrison Kelly Graham Murray
    Johnston Hall Adams Allen Chen Zhang Liu Lam Patel Gill Sidhu Dhillon Sandhu Grewal Khan Ahmed Leclerc Girard Simard Boucher Caron
    Beaulieu Cloutier Dubé Poirier Fournier Lapointe Leclair Lefebvre Poulin Thibault Nadeau Martel Desjardins Lévesque Bernier Richard Michaud
    Hébert Paquette Couture Savard Gosselin Villeneuve Bédard Demers Lachance Larouche Gervais Dufour Charbonneau Grenier Turcotte Lemieux
    Beauchamp Parent Lessard Perron Deschênes Bilodeau Leduc Tessier Mercier Drouin Arsenault Gallant Cormier Doucet Thériault Comeau
    MacLeod MacKenzie MacLean McLeod MacKay MacNeil McKay Cameron Grant Sinclair Sutherland Gordon Hamilton Bell Baker Cook Cooper Hill
    Green Carter Edwards Phillips Evans Turner Parker Collins Morris Rogers Bailey Bennett Cox Howard Ward Richardson Watson Wood James
    Gray Hughes Price Russell Foster Simpson Ferguson Henderson Marshall Harrison Kennedy Hunter Palmer Mills Boyd Armstrong Crawford
    Peters Fisher Hayes Burke Ryan Walsh O'Brien Power Penney Parsons Butler Dyck Friesen Penner Wiebe Reimer Klassen Schmidt Olson Larsen
    Kowalchuk Melnyk Shevchenko Rossi Romano Silva Santos Pereira Kim Park Huang Wu Lin Yang Cheung Leung Ho Tran Pham Le Sharma
    Hussain Ali Mohamed Hassan Cardinal Whitford Bird Beaudoin Chartrand Rioux Fontaine Blais Proulx Picard Gingras Langlois Boivin`,
}
