const personNoun =
  /(?:er|or|ist|ian|coach|guide|chef|cook|friend|companion|partner|host|ear|expert|nurse|clown|wizard|scientist|student|pilot|poet|mum|dad|mentor|monk|nomad|buddy|pal|twin)$/i

/**
 * Turns a description into the first person: "Retired nurse for new parents: calm answers" becomes
 * "I'm a retired nurse for new parents." Quotes a description of any other shape.
 */
export function firstPerson(name: string | undefined, about: string | undefined): string {
  const i = name ? `I'm ${name}` : undefined
  if (!about) return i ? `${i}.` : 'I am glad to talk with you.'
  const clause = (about.split(/[:;.!?]\s|[.!?]$| [–—-] /)[0] ?? about).trim().replace(/[.,;:]+$/, '')
  const lower =
    /^[A-Z](?![A-Z])/.test(clause) && !/^[A-Z]\w+ (?:conversation|language|history|cuisine)/.test(clause)
      ? clause.charAt(0).toLowerCase() + clause.slice(1)
      : clause
  if (/^(?:an?|the|your|one of|part)\b/i.test(clause)) return `${i ?? "I'm"}${i ? ', ' : ' '}${lower}.`
  const helps = /^(help|teach|guide|show|turn|make|plan|coach|explain|answer|write|support|bring|find)(?:s|es)\b\s*(.*)/i.exec(clause)
  if (helps) return `${i ? `${i}. ` : ''}I ${helps[1]?.toLowerCase()} ${helps[2]}.`
  const head = clause.split(/ (?:who|for|that|with|to|of|from|in|and)\b|,/)[0] ?? ''
  if (personNoun.test(head)) return `${i ?? "I'm"}${i ? ', ' : ' '}${/^[aeiou]/i.test(lower) ? 'an' : 'a'} ${lower}.`
  return i ? `${i}. In short: ${lower}.` : `In short: ${lower}.`
}
