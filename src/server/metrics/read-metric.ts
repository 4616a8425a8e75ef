import { Counter, Gauge, type Registry } from 'prom-client'

/** The values of a metric, by label value. */
type Values = Iterable<readonly [label: string, value: number]>

export interface ReadMetric {
  readonly type: 'counter' | 'gauge'
  readonly name: string
  readonly help: string
  /** The name of its only label; absent if it has none. */
  readonly label?: string
  /** The current value. Without a label, the first value is used. */
  readonly read: () => number | Values
}

/** Registers a metric whose value is kept elsewhere and read when the metrics are requested, so that counting has no extra cost. */
export function readMetric(registry: Registry, { type, name, help, label, read }: ReadMetric): void {
  const configuration = { name, help, labelNames: label === undefined ? [] : [label], registers: [registry] }
  const fill = (set: (labels: Record<string, string>, value: number) => void): void => {
    const values = read()
    if (typeof values === 'number') set({}, values)
    else for (const [value, number] of values) set(label === undefined ? {} : { [label]: value }, number)
  }
  if (type === 'gauge') {
    const gauge: Gauge = new Gauge({
      ...configuration,
      collect: () => {
        gauge.reset()
        fill((labels, value) => gauge.set(labels, value))
      },
    })
  } else {
    const counter: Counter = new Counter({
      ...configuration,
      collect: () => {
        counter.reset()
        fill((labels, value) => counter.inc(labels, value))
      },
    })
  }
}
