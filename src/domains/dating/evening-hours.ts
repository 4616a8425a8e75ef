/** When people swipe and chat: a little on the way to work, most of it late in the evening. */
export const eveningHours: readonly number[] = [18, 9, 4, 2, 1, 2, 4, 9, 12, 11, 11, 13, 17, 15, 13, 14, 17, 23, 29, 36, 44, 50, 46, 32]
