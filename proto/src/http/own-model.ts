/** Begins the id of a model that a persona's creator runs, so that no name of it looks like one of our models. */
const prefix = 'own:'

/** Returns the name of a creator's own model by the id of the model of an answer; null for a model of ours. */
export const ownModelName = (id: string): string | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null)
