import type { NameSource } from './name-source.ts'

/** Names of Ireland. */
export const ireland: NameSource = {
  country_code: 'IE',
  source: 'Central Statistics Office Ireland (baby names since 1964)',
  female: `Mary Sarah Emma Aoife Ciara Niamh Laura Claire Michelle Sinéad Aisling Rachel Emily Grace Amy Lisa Margaret Catherine Karen Sophie
    Katie Elizabeth Ann Caoimhe Rebecca Louise Saoirse Deirdre Orla Gráinne Fiona Siobhán Chloe Kate Lucy Anna Hannah Eimear Róisín Ellen
    Jennifer Nicole Áine Julie Helen Maria Jessica Leah Ava Mia Ella Amelia Fiadh Éabha Clodagh Sadhbh Méabh Molly Eve Sorcha Bríd Nuala
    Maeve Bridget Patricia Kathleen Eileen Noreen Bernadette Geraldine Carmel Theresa Josephine Anne Martina Jacqueline Caroline Sharon
    Lorraine Olivia Denise Yvonne Elaine Valerie Jane Susan Linda Tara Nicola Shauna Danielle Lauren Megan Erin Holly Abbie Robyn Ruby
    Freya Lily Sophia Alannah Muireann Caragh Cliona Dervla Fionnuala Gemma Ruth Alison Stephanie Natasha Zoe Eva Isabelle Alice Rose
    Nessa Oonagh Aoibhinn Ailbhe Laoise`,
  male: `John Michael Patrick David James Conor Seán Daniel Paul Thomas Mark Brian Stephen Adam Jack Kevin Cian Liam Aidan Eoin Declan Darragh
    Robert Peter Luke Joseph Ciarán Shane Martin Cillian Matthew Gary Christopher Alan Oisín Ryan Rory Barry Niall Dylan Jason William
    Brendan Gerard Eamon Dermot Colm Cormac Diarmuid Fionn Tadhg Noah Harry Charlie Padraig Donal Ronan Fergal Fergus Enda Kieran Ross Ian
    Keith Derek Anthony Andrew Richard Philip Edward Noel Vincent Desmond Raymond Denis Timothy Jerry Cathal Ruairí Finn Rian Senan Dara
    Killian Lorcan Malachy Odhrán Caolán Ultan Tiernan Fiachra Gavin Graham Karl Simon Jonathan Benjamin Samuel Alexander Oliver George
    Henry Max Leo Ben Alex Nathan Aaron Jamie Craig Lee Wayne Evan Kyle Callum Bobby Theo Hugh Neil Kenneth Maurice Owen Donnacha`,
  family: `Murphy Kelly Byrne Ryan O'Brien Walsh O'Sullivan O'Connor Doyle McCarthy O'Neill Lynch O'Reilly Dunne Murray Brennan Kennedy
    Nolan Daly Collins Fitzgerald Gallagher Moore Clarke Hayes Kavanagh Smith Burke Connolly Quinn Power Doherty O'Donnell Martin O'Leary
    Carroll Wilson Keane Duffy Maguire Campbell Flynn Healy Farrell White Foley Thompson Buckley Sweeney Kenny Casey Hughes Johnston
    O'Keeffe Barry Whelan Reilly Cullen Higgins Browne Hogan Moran King O'Callaghan Fitzpatrick Sheehan Bell McDonnell Graham Regan Dolan
    Kearney Donnelly Brady Egan Boyle Robinson Phelan Roche Ward Cunningham Reid Nugent Dempsey Mullen Coleman Griffin Molloy Hickey
    Crowley Cronin Horgan Hurley Twomey Mulcahy Desmond Coughlan Lucey Lyons Mahony Harrington Kiely Leahy Sheridan McKenna McMahon
    McLoughlin McDermott McNamara McGrath McCabe McGowan McGuinness McHugh McEvoy McManus McKeon McInerney O'Shea O'Hara O'Rourke O'Dwyer
    O'Grady O'Mahony O'Toole O'Malley O'Flaherty O'Driscoll O'Halloran O'Hanlon O'Gorman O'Meara Hynes Coyne Joyce Conneely Mannion Burns
    Fahy Costello Kilkenny Melia Geraghty Glynn Madden Conlon Devlin Devine Tierney Corcoran Kinsella Redmond Furlong Wall Cleary Delaney
    Bergin Fogarty Meagher Purcell Maher Stapleton Hackett Treacy Gleeson Slattery Considine Hehir Sexton Garvey Kirwan Lawlor Behan
    Keogh Kehoe Tobin Shanahan Prendergast Finnegan Mooney Monaghan Rooney Fagan Farrelly Lennon Matthews Carolan Greene Scanlon Stack Moriarty
    Galvin Mangan Gaffney Keenan Tuohy Cassidy McGinley Harkin Ferry Bonner Curran Diver Gildea Byers Nowak Kowalczyk`,
}
