import type { Conversation } from './conversation.ts'

const body =
  /\b(pain\w*|hurts?|injur\w*|aches?|dizzy|pregnan\w*|medic\w*|pills?|swollen|bleed\w*|fever|heart|surgery|diabet\w*|asthma|melatonin|snor\w*)\b/i
const money =
  /\b(invest\w*|stocks?|shares|crypto\w*|bitcoin|etfs?|pensions?|loans?|mortgage|tax(es)?|bankrupt\w*|insolven\w*|lawsuit|contract|sue|visa)\b/i

const seeDoctor =
  'One thing in earnest: I am no doctor and cannot see you. If it hurts, lasts or worries you, please let one have a look before you go on.'
const seeAdviser =
  'One thing in earnest: this is how it works in general. Before you sign or buy anything, please ask somebody qualified who can look at your own papers.'

/** A word of caution where a conversation touches health, money or law; once in each conversation. */
export function cautionFor({ said, ours }: Conversation): string {
  if (body.test(said) && !ours.includes(seeDoctor)) return seeDoctor
  if (money.test(said) && !ours.includes(seeAdviser)) return seeAdviser
  return ''
}
