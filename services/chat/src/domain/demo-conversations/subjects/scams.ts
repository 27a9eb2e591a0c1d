import type { DemoSubject } from '../demo-conversation.ts'

export const scams: DemoSubject = {
  personas: ['dana-whitlock', 'imani-castellan', 'oma-ilse'],
  thisWeek: [
    [
      'My bank wrote to me with a link and it looks like a scam. Do I tap it?',
      'Urgent and with a link? That smells of one. Ring the bank on the number on the card.',
    ],
    [
      'I tapped a link about a parcel and typed my card. The bank is closed. Is it a scam?',
      'Ring the bank first, its night line too. Then we look at the account together.',
    ],
    [
      'My father nearly sent money to a scam caller from the bank, as he said, and is ashamed.',
      'Tell him how clever they are. Shame keeps people silent.',
    ],
    [
      'How do I tell a scam from a real bank when the link has no spelling mistakes?',
      'Look at what it wants. Hurry, secrecy and a link are the signs.',
    ],
    [
      'A caller said I must move my money today because my bank was hacked. A scam?',
      'No bank asks for that. Hang up and call the number on your card.',
    ],
    [
      'A stranger writes sweet letters and wants money. A cousin says scam, my bank says nothing.',
      'Your cousin is fond of you. Keep the money and see who stays.',
    ],
    [
      'I opened a link from a scam. Is my password at the bank safe?',
      'Change mail and bank first, from another device. The rest can follow.',
    ],
    [
      'Can the bank give back money that I lost to a scam shop behind a link?',
      'Sometimes, if you report it at once. Keep everything they sent.',
    ],
    ['My neighbour clicked a scam link, lost money and now hides from the telephone.', 'Soup, and your company while she rings the bank.'],
  ],
  weekBefore: [
    ['Is this tax refund a scam? It has a strange link.', 'Do not tap it. Go to the tax office by the road you know.'],
    [
      'Someone used my card for a shop I never heard of. Is it a scam, and does the bank pay?',
      'Report it to the bank today and ask them to block the card.',
    ],
    ['My aunt trusts every link on her phone. How do I warn her of a scam?', 'With a story about yourself, not about her.'],
    ['Which password do I change first when I fear a scam?', 'The one of your mail. It opens all the others.'],
  ],
}
