/** Verbs that double their last letter although the rule below does not match them. */
const doubling = new Set([
  'quit',
  'begin',
  'forget',
  'admit',
  'commit',
  'prefer',
  'format',
  'upset',
  'rerun',
  'travel',
  'cancel',
  'label',
  'model',
])

/** Returns the -ing form of an English verb in its base form: 'learning' for 'learn', 'making' for 'make', 'planning' for 'plan'. */
export function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (verb === 'be') return 'being'
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  if (doubling.has(verb) || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}
