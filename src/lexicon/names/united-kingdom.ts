import type { NameSource } from './name-source.ts'

/** Names of the United Kingdom. */
export const unitedKingdom: NameSource = {
  country_code: 'GB',
  source: 'Office for National Statistics (baby names since 1904), National Records of Scotland',
  female: `Sarah Emma Laura Rebecca Claire Charlotte Jessica Hannah Sophie Olivia Emily Lucy Chloe Amy Rachel Victoria Elizabeth Nicola
    Samantha Helen Louise Lauren Karen Susan Katie Jennifer Gemma Megan Bethany Amelia Grace Julie Margaret Jane Alice Michelle Stephanie
    Natalie Danielle Holly Georgia Eleanor Isabella Ellie Abigail Joanne Kelly Lisa Tracey Deborah Alison Jacqueline Angela Fiona Catherine
    Anna Mary Christine Patricia Ruth Caroline Kate Zoe Hayley Leanne Kirsty Heather Stacey Jodie Molly Daisy Poppy Isla Freya Evie Ruby
    Lily Ella Mia Phoebe Imogen Florence Rosie Matilda Beatrice Harriet Francesca Abbie Jasmine Paige Amber Naomi Melissa Kimberley Natasha
    Rhiannon Siân Carys Eilidh Mhairi Ailsa Morag Aisha Fatima Zara Priya Anjali Shreya Maryam Wendy Sandra Linda Judith Gillian Lesley
    Penelope Philippa Diana Teresa Sally Anne Rosemary Frances Martha Esme Ivy Elsie Willow Maisie Tamsin Verity Cerys`,
  male: `David James John Paul Andrew Michael Daniel Thomas Matthew Christopher Jack Robert Mark Stephen Richard Peter William Joshua Simon
    Luke Adam Benjamin Samuel Oliver Harry Joseph Alexander George Ryan Jonathan Ian Anthony Philip Martin Kevin Gary Stuart Lee Craig Jamie
    Nicholas Charlie Jacob Callum Lewis Liam Connor Nathan Edward Alfie Noah Scott Gareth Neil Graham Alan Steven Darren Jason Dean Wayne
    Sean Patrick Dominic Henry Oscar Leo Max Toby Archie Freddie Theo Isaac Ethan Dylan Owen Rhys Evan Harvey Kieran Bradley Jake Aaron
    Jordan Kyle Reece Cameron Ross Euan Angus Fraser Hamish Alasdair Duncan Gavin Iain Huw Dafydd Ieuan Geraint Mohammed Ali Ahmed Imran
    Arjun Rohan Hassan Yusuf Timothy Jeremy Nigel Keith Trevor Barry Colin Derek Roger Malcolm Geoffrey Dennis Leonard Arthur Albert Stanley
    Frank Louis Sebastian Hugo Rupert Miles Julian Adrian Russell Karl Damian Ashley Elliot Finley Zachary`,
  family: `Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood
    Thomas Hughes Edwards Jackson Turner Hill Clarke Harris Clark Lewis Scott Cooper Khan Ward Moore Martin Morris Watson Lee King Baker
    Harrison Morgan Young Allen Mitchell James Anderson Phillips Shaw Campbell Davis Bell Parker Kelly Bennett Miller Cook Richardson
    Marshall Collins Carter Bailey Stewart Murphy Gray Murray Cox Simpson Adams Richards Robertson Ali Hussain Wilkinson Foster Graham Ahmed
    Singh Ellis Chapman Mason Gibson Hunt Webb Reid Russell Rogers Palmer Holmes Mills Powell Stevens Lloyd Barnes Knight Matthews
    Thomson Butler Fisher Barker Jenkins Dixon Fletcher Harvey Hamilton Elliott Pearson Howard Andrews Macdonald Reynolds Ford Fox Henderson
    Atkinson Hart Ross Walsh Dean Lawrence Wells West Burton Gordon Hudson Brooks Cole Saunders Ryan Johnston Armstrong Carr Spencer
    Kennedy Payne Hayes Day Watts Cunningham Burns Grant Ferguson Griffiths Williamson Lowe Newman Bradley Duncan Perry Barrett Lane Porter
    Lawson Sutton Parsons Rose Woods Pearce Gardner Nicholson Hawkins Harding Francis Riley Stone Sharp Gilbert Douglas May Stephenson
    Hopkins Jordan Warren Bird Marsh Dawson Gregory Bishop Morrison Page Bates Hewitt Poole Osborne Fraser Black Nelson Higgins Read
    Robson Long Curtis Oliver Cross Potter Freeman Webster Rowe Holland Byrne Austin Burgess Goodwin Perkins Doyle Yates
    Carpenter Peters Sinclair Slater Kent Arnold Field Bolton Wallace Barton Flynn Todd Walton Moss Whitehead Nash Frost Dunn Parry
    Hussein Akhtar Begley Chowdhury Okafor Adeyemi Mensah Owen Rees Pritchard Bowen Maclean Mackenzie Mackay Cameron Paterson McKenzie`,
}
