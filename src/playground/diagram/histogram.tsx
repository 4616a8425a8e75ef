import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type UPlot from 'uplot'
import { barSeries } from './bar-series.ts'
import { Chart, type ChartOptions, type ColorOf } from './chart.tsx'
import type { Bin } from './number-bins.ts'

interface HistogramProps {
  readonly bins: readonly Bin[]
  /** The labels below the bars when no bar is under the pointer: both ends and the middle. */
  readonly summary: readonly [start: string, middle: string, end: string]
  /** The description of a bin: "20 to 25". */
  readonly tell: (bin: Bin) => string
  readonly percent: (share: number) => string
}

const height = 44

/** Bars for the shares of bins, with labels below. */
export function Histogram({ bins, summary, tell, percent }: HistogramProps): JSX.Element {
  const pointed = useSignal<number | null>(null)
  const data = useMemo((): UPlot.AlignedData => [bins.map((_, index) => index), bins.map(({ share }) => share)], [bins])
  const bin = pointed.value === null ? undefined : bins[pointed.value]
  const highest = bins.reduce<Bin | undefined>((most, each) => (most === undefined || each.share > most.share ? each : most), undefined)
  const label = `Histogram from ${summary[0]} to ${summary[2]}${highest === undefined ? '' : `; most in ${tell(highest)}, ${percent(highest.share)}`}`
  return (
    <div class="histogram">
      <Chart
        label={label}
        height={height}
        data={data}
        options={(color) => optionsOf(bins.length, color)}
        onPoint={(place) => {
          pointed.value = place
        }}
      />
      {bin === undefined ? (
        <p class="histogram-caption">
          <span>{summary[0]}</span>
          <span>{summary[1]}</span>
          <span>{summary[2]}</span>
        </p>
      ) : (
        <p class="histogram-caption">
          <span class="histogram-bin">
            {tell(bin)}: {percent(bin.share)}
          </span>
        </p>
      )}
    </div>
  )
}

function optionsOf(count: number, color: ColorOf): ChartOptions {
  return {
    padding: [2, 0, 0, 0],
    legend: { show: false },
    axes: [{ show: false }, { show: false }],
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: { x: { time: false, range: [-0.5, count - 0.5] }, y: { range: (_, __, most) => [0, most] } },
    series: [{}, barSeries(color, { size: [1, 60], gap: 1 })],
  }
}
