/**
 * First digits of mobile numbers behind the country code, for countries whose ranges of numbers hold others too; none where no range is
 * mobile. In other countries all ranges may be mobile. Source: the national numbering plans.
 */
export const mobileStarts: Readonly<Record<string, readonly string[]>> = { AU: [], DE: ['1'], FR: ['6', '7'], GB: ['7'], IE: [] }
