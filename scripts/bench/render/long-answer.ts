/** The parts of an answer, in turn: what models write, with every kind of block. */
const parts: readonly ((n: number) => string)[] = [
  (n) => `## ${n}. Mixing the dough

Good bread begins with **flour, water, salt and time**. For a loaf of this size take 500 g of flour and *about* 350 g of water, which bakers call a
hydration of \`70 %\` [${(n % 6) + 1}]. See [the guide to hydration](https://bread.example/guide/hydration-${n}) for other flours.

- **Flour**: strong white flour, or a third of wholemeal
- **Water**: at ${20 + n} °C, so that the dough is at 24 °C
- **Salt**: 10 g, weighed
  - fine salt dissolves in the dough
  - coarse salt needs some of the water

`,
  (n) => `### Times and temperatures

The table gives what each step takes. ~~Cold dough needs no rest.~~ Cold dough needs *more* time, not less.

| Step | Minutes | Temperature | What to look for |
| --- | ---: | ---: | --- |
| Mix | ${5 + n} | 24 °C | no dry flour |
| Fold | 30 | 24 °C | a **smooth** surface |
| Proof | ${60 + n} | 26 °C | it springs back slowly |
| Bake | 45 | 240 °C | \`96 °C\` inside |

> The dough is ready when it is ready. A clock only tells you when to **look** at it, and a warm kitchen makes every number in a book too large.

`,
  (n) => `1. Warm the oven for 45 minutes with the pot in it.
2. Turn the loaf onto paper, and cut it **once**, 1 cm deep.
3. Bake it with the lid on, then without:

   \`\`\`ts
   const minutes = { covered: 25, open: ${15 + n} }
   for (const [lid, time] of Object.entries(minutes)) {
     bake({ lid, time, degrees: lid === 'open' ? 220 : 240 })
   }
   \`\`\`

4. Let it cool for an hour. The crumb sets while it cools.

The weight that is lost is \\(w = m_0 - m_1\\), and for a loaf of ${n}00 g it should be near 12 %. If it is less, the crust will turn soft [2][3].

`,
  (n) => `#### When it goes wrong

A flat loaf has proofed for too long or was not shaped with enough tension. A dense one has proofed too little, or the starter was weak: feed it twice a
day for ${n} days, with equal weights of flour and water, until it doubles within four hours.

\`\`\`python
def is_ready(start: float, now: float) -> bool:
    """A starter is ready when it has doubled."""
    return now >= 2 * start

print(is_ready(${n}.0, ${2 * n}.5))
\`\`\`

- [x] the oven is hot
- [ ] the loaf is cut

---

`,
]

/**
 * Returns an answer of `count` tokens: words and parts of words of at most five characters with the blank before them, marks and line
 * breaks.
 */
export function longAnswer(count: number): string[] {
  const tokens: string[] = []
  for (let n = 1; tokens.length < count; n++)
    tokens.push(...((parts[n % parts.length]?.(n) ?? '').match(/ ?[\p{L}\p{N}]{1,5}|\n+ *|[^\p{L}\p{N}\n]{1,2}/gu) ?? []))
  return tokens.slice(0, count)
}
