import { optionTypes } from '../../formats/options.ts'
import type { FormatName } from '../../library/format-name.ts'
import type { FormatSettings } from '../../library/stream-options.ts'

/** A format and its settings. The library checks them. */
export interface Format {
  readonly format: FormatName
  readonly settings: FormatSettings
}

const endings: readonly (readonly [string, 'gzip' | 'zstd'])[] = [
  ['.gz', 'gzip'],
  ['.zst', 'zstd'],
]

/** Reads `--format`, such as `csv.gz`, and the options of the format. */
export function readFormat(name: string, options: Readonly<Record<string, unknown>>): Format {
  const ending = endings.find(([end]) => name.endsWith(end))
  const settings = Object.fromEntries(
    optionTypes.flatMap(({ name: option, values }) => {
      const value = options[option]
      return value === undefined ? [] : [[option, values?.find((each) => String(each) === value) ?? value]]
    }),
  ) as FormatSettings
  return {
    format: (ending === undefined ? name : name.slice(0, -ending[0].length)) as FormatName,
    settings: ending === undefined ? settings : { ...settings, coding: ending[1] },
  }
}
