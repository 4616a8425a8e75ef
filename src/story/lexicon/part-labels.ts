import { wordSet } from './word-set.ts'

/** Nouns beside the name of a part that tell what it is one of: "free | plan", "placebo | arm", "| grade | A". */
export const partLabels: ReadonlySet<string> = wordSet(
  'variant group version arm bucket cohort plan tier grade class level rank channel segment category type kind device platform browser',
  'department team shift track campaign size breed species brand model ward',
)
