import type { DemoSubject } from '../demo-conversation.ts'

export const scams: DemoSubject = {
  personas: ['dana-whitlock', 'imani-castellan', 'oma-ilse'],
  thisWeek: [
    [
      'I got a message from my bank with a link. Is it a scam?',
      'Urgent and with a link? That smells of one. Ring the bank on the number on the card.',
    ],
    [
      'I tapped the link in a parcel message and typed my card. What now?',
      'Ring the bank first, this minute. Then we look at the account together.',
    ],
    [
      'My father nearly sent money to a scam caller and is ashamed. How do I speak to him?',
      'Tell him how clever they are. Shame keeps people silent.',
    ],
    [
      'How can I tell a scam message from a real one? The spelling is perfect now.',
      'Look at what it wants. Hurry, secrecy and a link are the signs.',
    ],
    [
      'A caller said my account was hacked and I must move my savings today. Is that the bank?',
      'No bank asks for that. Hang up and call the number on your card.',
    ],
    [
      'A stranger writes me sweet messages and now needs money. Is my friend right that it is a scam?',
      'Your friend is fond of you. Keep the money and see who stays.',
    ],
    [
      'Should I change every password after I opened a link from a scam?',
      'Begin with mail and bank, from another device. The rest can follow.',
    ],
    ['Can the bank refund money that I sent to a scam shop myself?', 'Sometimes, if you report it at once. Have the message at hand.'],
    [
      'My neighbour clicked a link and now hides from the telephone. What can I bring her?',
      'Soup, and your time while she rings the bank.',
    ],
  ],
  weekBefore: [
    ['Is this message about a tax refund real? It has a strange link.', 'Do not tap it. Go to the tax office by the road you know.'],
    ['Someone used my card for a shop I never heard of. Is it a scam?', 'Report it to the bank today and ask them to block the card.'],
    ['My aunt trusts every message on her phone. How do I warn her?', 'With a story about yourself, not about her.'],
    ['Which password should I change first when I am worried?', 'The one of your mail. It opens all the others.'],
  ],
}
