/** Verbs of more than one syllable, or with a silent u, that double their last letter. */
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

/** The -ing form of an English verb in its base form: 'learn' gives 'learning', 'make' 'making', 'plan' 'planning'. */
export function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (verb === 'be') return 'being'
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  if (doubling.has(verb) || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}
