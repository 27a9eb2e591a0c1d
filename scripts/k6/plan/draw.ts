/** One of the names, as often as their shares say; the last where shares are less than 1 in all. `random` is from 0 to 1. */
export function draw<Name extends string>(shares: Readonly<Record<Name, number>>, random: number = Math.random()): Name {
  const names = Object.keys(shares) as Name[]
  let rest = random
  for (const name of names) {
    rest -= shares[name]
    if (rest < 0) return name
  }
  return names.at(-1) as Name
}
