/** Draws one of the names with the probability of its share. The last name takes what the shares lack to 1. `random`: 0 to 1. */
export function weightedChoice<Name extends string>(shares: Readonly<Record<Name, number>>, random: number = Math.random()): Name {
  const names = Object.keys(shares) as Name[]
  let rest = random
  for (const name of names) {
    rest -= shares[name]
    if (rest < 0) return name
  }
  return names.at(-1) as Name
}
