import { wordSet } from './word-set.ts'

/** Purposes of data: "for a demo", "for testing pagination". They name no data. */
export const purposes: ReadonlySet<string> = wordSet(
  'demo demos dashboard dashboards testing pagination hackathon tutorial tutorials poc mvp prototype prototypes prototyping benchmark',
  'benchmarks benchmarking homework portfolio mockup mockups bi powerbi tableau looker metabase superset grafana qa staging sandbox',
  'ml ai regression classification clustering forecasting practice practicing practising debugging visualization visualisation',
  'visualizations visualisations visualizing visualising experimentation demonstration cleaning',
)

/** Words that are a purpose after "a", "my" or another purpose: "for my course", "for unit tests". */
export const weakPurposes: ReadonlySet<string> = wordSet(
  'test tests project projects course courses lesson lessons lecture lectures workshop workshops exercise exercises assignment assignments class',
  'thesis presentation presentations pitch concept app application frontend backend api apis ui development report reports reporting chart charts',
  'graph graphs plot plots analysis analytics learning model models training prediction predictions problem problems experiment experiments joins',
  'queries sorting filtering imports validation onboarding purposes purpose pipeline pipelines program notebook performance environment environments',
  'article talk interview bootcamp recommender env',
)

/** Words before a purpose that have other meanings alone: "for a university course". */
export const beforePurposes: ReadonlySet<string> = wordSet(
  'linear logistic load stress unit integration e2e regression smoke acceptance proof dev production database databases machine deep train join query search import',
  'power science scientific school university college student students blog post video tool software website site performance',
  'login signup checkout form forms registration authentication authorization permission payment migration upgrade regex boundary negative',
)

/** Nouns for lessons and talks, whose topic follows "about". */
export const lessons: ReadonlySet<string> = wordSet(
  'tutorial tutorials course lesson lecture workshop exercise assignment homework class bootcamp blog post article talk video',
)

/** Verbs for the use of data: "to train a model", "for practising". */
export const purposeVerbs: ReadonlySet<string> = wordSet(
  'test train practice practise benchmark seed demo demonstrate populate validate evaluate learn teach fill visualize visualise import load',
  'feed show try play prototype debug explore analyze analyse experiment',
)

/** Nouns for lessons that may also be data: "a classification lab". */
export const lessonGivers: ReadonlySet<string> = wordSet('lab labs class classes')

/** Nouns for learners: "150 runners for my students". */
export const learners: ReadonlySet<string> = wordSet('students pupils learners class classes')

/** Nouns for an audience: "for our investors". */
export const audiences: ReadonlySet<string> = wordSet('investors investor boss manager stakeholders board colleagues')

/** Nouns for what is shown to an audience: "a demo for clients". */
export const shows: ReadonlySet<string> = wordSet('demo demos demonstration pitch presentation showcase mockup prototype poc')

/** Nouns for an audience that data is shown to. Elsewhere they may be data. */
export const spectators: ReadonlySet<string> = wordSet(
  audiences,
  learners,
  'clients customers prospects buyers executives management leadership',
)
