/** Relative rates by hour from midnight of activities that people do while awake, at home and at work: highest in the evening. */
export const wakingHours: readonly number[] = [3, 2, 1, 1, 1, 2, 5, 10, 16, 22, 26, 28, 30, 28, 26, 26, 28, 32, 38, 42, 44, 36, 20, 9]

/** Office hours: none before seven or after seven in the evening, fewer at noon. */
export const officeHours: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 2, 16, 30, 34, 32, 20, 24, 32, 32, 28, 16, 5, 0, 0, 0, 0, 0]

/** When people order food: at lunch, more at dinner, little in the morning, none before dawn. */
export const mealHours: readonly number[] = [2, 1, 0, 0, 0, 0, 0, 2, 4, 5, 8, 24, 42, 34, 15, 10, 15, 32, 54, 58, 44, 25, 12, 6]

/** When people swipe and chat: a little on the way to work, mostly late in the evening. */
export const eveningHours: readonly number[] = [18, 9, 4, 2, 1, 2, 4, 9, 12, 11, 11, 13, 17, 15, 13, 14, 17, 23, 29, 36, 44, 50, 46, 32]

/** When parcels are handed over at the door: between eight in the morning and nine in the evening. */
export const doorHours: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 14, 13, 13, 13, 12, 10, 9, 7, 4, 1, 0, 0, 0]
