/** Names of columns with the time at which a row begins, before "_at" and the like. */
export const startNames = /^(?:starts?|started|begins?|began|check(?:ed)?_?in|valid_from)(?:_|$)/
