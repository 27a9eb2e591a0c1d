import { scopes } from '@rostra/proto/scopes'

/** Every set of at least one scope. */
export const scopeSets = Array.from({ length: 2 ** scopes.length - 1 }, (_, index) =>
  scopes.filter((_scope, place) => ((index + 1) >> place) % 2 === 1),
)
