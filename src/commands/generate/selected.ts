import type { World } from '../../library/world.ts'

/** A table of a world, or some of its columns. @throws SynthError `selection_unknown` */
export function selected(world: World, table: string, columns: readonly string[] | undefined): ReturnType<World['table']> {
  const whole = world.table(table)
  return columns === undefined ? whole : whole.columns(columns)
}
