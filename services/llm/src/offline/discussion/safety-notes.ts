import type { SafetyKind } from '../safety-advice.ts'

/** Advice that a discussion about health, money or fraud must contain, in the words of different experts. */
const notes: Record<SafetyKind, readonly [string, string, string, string]> = {
  fraud: [
    'First of all, though: ring your bank on the number printed on the card and have it blocked. Everything else can wait.',
    'Before any of that, call the bank on the number on the card, now. They answer day and night for exactly this.',
    'The first call goes to the bank, on the number on the card. Being quick counts for more than having been careful.',
    'If money or a card number has gone, the bank comes first, then a new password from another device.',
  ],
  health: [
    'None of this replaces a doctor. If it is sharp, lasts or worries you, please have it looked at before going on.',
    'Please take one thing from me in earnest: what is sharp, lasting or frightening belongs in front of a doctor.',
    'A doctor can look at you and I cannot, so anything that lasts or gets worse should be seen first.',
    'For medicines, doses and pain that stays, the person to ask is a doctor or a pharmacist.',
  ],
  allergy: [
    'What somebody is allergic to stays out altogether, labels of jars and packets included.',
    'An allergy decides before taste does: read every label, and when in doubt leave it out.',
    'With an allergy there is no small amount, so check each packet.',
    'The allergy comes first. Ask at the table, and read the back of the jar.',
  ],
  money: [
    'Before you sign anything, please have it read by somebody qualified who can see your own papers.',
    'This is how it works in general. For your own case, ask a qualified adviser before you sign or buy.',
    'For tax, contracts and large sums, an independent adviser is cheaper than a mistake.',
    'No discussion knows your papers. Have a qualified person look at them before it becomes binding.',
  ],
}

export function safetyNote(kind: SafetyKind | undefined, variant: number): string {
  return kind ? (notes[kind][variant % 4] ?? '') : ''
}
