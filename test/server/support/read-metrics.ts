export type Labels = Readonly<Record<string, string>>

/** One line of metrics. */
export interface Sample {
  readonly name: string
  readonly labels: Labels
  readonly value: number
}

/** The lines of one metric. */
export interface Family {
  readonly name: string
  readonly help: string
  readonly type: string
  readonly samples: Sample[]
}

const ofHistograms = /_(?:bucket|sum|count)$/

/**
 * Reads Prometheus' text format 0.0.4 as it is specified, and nothing else.
 * @throws Error naming the line that is none of it, or that does not belong to the metric that was described before it
 */
export function readMetrics(text: string): readonly Family[] {
  const families: Family[] = []
  const seen = new Set<string>()
  const lines = text.split('\n').filter((line) => line !== '')
  if (!text.endsWith('\n')) throw new Error('The last line does not end')
  for (const line of lines) {
    const fail = (why: string): never => {
      throw new Error(`${why}: ${line}`)
    }
    const [, comment, described = '', rest = ''] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line) ?? []
    const last = families.at(-1)
    if (comment === 'HELP') {
      if (families.some(({ name }) => name === described)) fail('Described twice')
      families.push({ name: described, help: rest, type: '', samples: [] })
    } else if (comment === 'TYPE') {
      if (last?.name !== described || last.type !== '' || !/^(?:counter|gauge|histogram)$/.test(rest)) fail('No type of the metric')
      families.splice(-1, 1, { ...(last as Family), type: rest })
    } else if (last !== undefined) {
      const [, name = '', braces, value = ''] = /^([a-zA-Z_:][\w:]*)(\{.*\})? (\S+)$/.exec(line) ?? []
      const owner = last.type === 'histogram' ? name.replace(ofHistograms, '') : name
      if (owner !== last.name || (last.type === 'histogram') !== ofHistograms.test(name)) fail('No line of the metric')
      if (seen.has(`${name}${braces}`)) fail('Said twice')
      seen.add(`${name}${braces}`)
      if (Number.isNaN(Number(value)) && value !== '+Inf') fail('No number')
      last.samples.push({ name, labels: labelsOf(braces ?? '{}', fail), value: Number(value) })
    } else fail('Not described')
  }
  return families
}

function labelsOf(braces: string, fail: (why: string) => never): Labels {
  const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\[\\n"])*)"/g
  if (braces.replace(label, '').replaceAll(/[{},]/g, '') !== '') fail('No labels')
  return Object.fromEntries([...braces.matchAll(label)].map(([, name = '', value = '']) => [name, value]))
}
