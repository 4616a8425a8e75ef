import type { StoryCase } from './story-case.ts'

/** How rows of tables relate, and where people are, of no trade. */
const composed: readonly StoryCase[] = [
  {
    story: 'Painters and galleries, many-to-many. 25 painters, 8 galleries',
    counts: { painters: 25, galleries: 8 },
    tables: ['painters', 'galleries', 'painter_galleries'],
    columns: { painter_galleries: ['painter_id', 'gallery_id'] },
  },
  {
    story: 'recipes have many labels and labels belong to many recipes: 60 recipes, 12 labels',
    counts: { recipes: 60, labels: 12 },
    tables: ['recipes', 'labels', 'recipe_labels'],
  },
  {
    story: '40 volunteers help at several shelters. 6 shelters.',
    counts: { volunteers: 40, shelters: 6 },
    columns: { volunteer_shelters: ['volunteer_id', 'shelter_id'] },
    unused: [],
  },
  {
    story: 'one row for every combination of 9 beekeepers and 5 meadows',
    counts: { beekeepers: 9, meadows: 5, beekeeper_meadows: 45 },
  },
  { story: 'one-to-one between citizens and passports, 90 citizens', counts: { citizens: 90, passports: 90 }, unused: [] },
  {
    story: '12 coaches, 4 halls, 150 trainings; a training has one coach and one hall',
    counts: { coaches: 12, halls: 4, trainings: 150 },
    columns: { trainings: ['coach_id', 'hall_id'] },
    unused: [],
  },
  {
    story: '30 soups; each soup uses 4 to 7 spices from 50 spices',
    counts: { soups: 30, spices: 50 },
    columns: { soup_spices: ['soup_id', 'spice_id'] },
  },
  { story: '300 remarks, a remark can reply to another remark', counts: { remarks: 300 }, columns: { remarks: ['parent_id'] }, unused: [] },
  {
    story: '70 volunteers, volunteers report to a manager',
    counts: { volunteers: 70 },
    columns: { volunteers: ['manager_id'] },
    unused: [],
  },
  {
    story: '90 volunteers with Italian names',
    counts: { volunteers: 90 },
    countries: { 'volunteers.country_code': ['IT'] },
    unused: [],
  },
  {
    story: '120 beekeepers from Spain, 30 from Portugal',
    counts: { beekeepers: 150 },
    rates: { 'beekeepers.country_code=ES': 0.8, 'beekeepers.country_code=PT': 0.2 },
    unused: [],
  },
  { story: '80 Kenyan beekeepers', counts: { beekeepers: 80 }, tables: ['beekeepers'], unused: ['Kenyan'] },
  { story: '60 Peruvian and Chilean shepherds', counts: { shepherds: 60 }, unused: ['Peruvian and Chilean'] },
  { story: 'locale pt_BR, 50 shepherds', counts: { shepherds: 50 }, countries: { 'shepherds.country_code': ['BR'] }, unused: [] },
  { story: '45 shepherds in Osaka, 15 in Kyoto', counts: { shepherds: 60 }, rates: { 'shepherds.city=Osaka': 0.75 }, unused: [] },
]

export const stories: readonly StoryCase[] = composed.map((each) => ({ domain: 'custom', ...each }))
