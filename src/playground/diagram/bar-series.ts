import UPlot from 'uplot'
import type { ColorOf } from './chart.tsx'

/** A series of bars in the colour of the data. */
export function barSeries(color: ColorOf, shape: UPlot.Series.BarsPathBuilderOpts): UPlot.Series {
  const paths = UPlot.paths.bars?.(shape)
  return {
    ...(paths === undefined ? {} : { paths }),
    points: { show: false },
    fill: color('--chart-bar'),
    stroke: color('--chart-bar'),
    width: 0,
  }
}
