import type { Conversation } from './conversation.ts'

export type SafetyKind = 'fraud' | 'health' | 'allergy' | 'money'

interface SafetyAdvice {
  kind: SafetyKind
  when: RegExp
  text: string
  question?: string
}

/** Most urgent first. */
const adviceByUrgency: SafetyAdvice[] = [
  {
    kind: 'fraud',
    when: /\b(typed|gave|given|entered|sent|told|shared|paid)\b.{0,40}\b(card|password|pin|code|codes|account|bank|money|scammer)\b|\bmoney (is|has) gone\b/i,
    text: 'Then first of all, and before we talk on: ring your bank on the number printed on the card and ask them to block it. They are there day and night for exactly this. Then change the password, from another device, beginning with your e-mail. You are not the first this has happened to, and being quick counts for more than having been careful.',
    question: 'Have you been able to reach the bank?',
  },
  {
    kind: 'health',
    when: /\b(pain\w*|hurts?|hurting|injur\w*|aches?|dizzy|pregnan\w*|medic\w*|pills?|swollen|bleed\w*|fever|surgery|diabet\w*|asthma|melatonin|snor\w*)\b/i,
    text: 'One thing in earnest: I am no doctor and cannot see you. If it is sharp, lasts or worries you, please stop and let one have a look before you go on.',
    question: 'Since when have you had it, and does it get better or worse as you go on?',
  },
  {
    kind: 'allergy',
    when: /\b(allerg\w*|intoleran\w*|coeliac|celiac)\b/i,
    text: 'Good that you say so. Then that stays out of the kitchen altogether, and please read the label of everything that comes in a jar or a packet.',
  },
  {
    kind: 'money',
    when: /\b(invest\w*|stocks|shares|crypto\w*|bitcoin|etfs?|pensions?|loans?|mortgage|tax(es)?|bankrupt\w*|insolven\w*|lawsuit|sue|visa)\b/i,
    text: 'One thing in earnest: I can tell you how this works in general. Before you sign or buy anything, please ask somebody qualified who can look at your own papers.',
  },
]

/** Returns advice for a message about safety, health, money or law. Each advice is returned once per conversation. */
export function safetyAdviceFor({ lastMessage, ownText }: Pick<Conversation, 'lastMessage' | 'ownText'>): SafetyAdvice | undefined {
  return adviceByUrgency.find(({ when, text }) => when.test(lastMessage) && !ownText.includes(text))
}
