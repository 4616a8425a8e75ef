/** When people come to a library: from nine to twenty o'clock, most after school and work. */
export const openingHours: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 20, 22, 18, 18, 22, 30, 34, 30, 22, 12, 0, 0, 0, 0]
