/** Relative play by hour of the day, from midnight: evenings and nights above all. */
export const playHours: readonly number[] = [20, 13, 8, 5, 3, 2, 2, 4, 6, 9, 12, 15, 18, 20, 22, 26, 32, 40, 50, 58, 62, 58, 46, 32]
