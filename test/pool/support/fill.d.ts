/** Fills bytes with printable text that differs from seed to seed at nearly every place. */
export function fill(bytes: Uint8Array, seed: number): void
