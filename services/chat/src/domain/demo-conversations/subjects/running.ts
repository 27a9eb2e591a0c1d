import type { DemoSubject } from '../demo-conversation.ts'

export const running: DemoSubject = {
  personas: ['coach-bex', 'anselm-brook', 'odette-marchand'],
  thisWeek: [
    [
      'I signed up for a race and I am running in old shoes. Do I need new ones?',
      'Shoes that feel good in the shop. The race is weeks away, and we walk first.',
    ],
    ['My legs ache after running and the race is close. More rest for the legs?', 'Very likely. Rest days are when the legs learn it.'],
    [
      'What do I eat before a race so that running does not upset my stomach?',
      'Toast, a banana, nothing new. A race is no day for recipes.',
    ],
    ['I lose my breath running up every hill and my legs give up. Too fast?', 'If you cannot chat, yes. Walk the hill and keep the smile.'],
    [
      'I lie awake before a race with heavy legs and count my breath. Does running suffer?',
      'Hardly. The nights before that one carry you.',
    ],
    [
      'I come home hungry from running with tired legs. What is a good dinner before a race?',
      'Rice, eggs and greens. Put the pan out before you lace your shoes.',
    ],
    [
      'My shoes hurt when I am running on pavement. How long do running shoes last before a race?',
      'Shorter than we like. If the sole is flat, let go. Lasting pain goes to a doctor.',
    ],
    [
      'How do I find my breath at the start of a race? Running in a crowd scares me.',
      'Start behind everybody and breathe out slowly. It is very quiet there.',
    ],
    [
      'Is porridge good before running in the cold? My legs feel empty in a race.',
      'A splendid idea. Small bowl, a pinch of salt, an hour before.',
    ],
  ],
  weekBefore: [
    ['Can I start running at my age with bad legs and old shoes?', 'You can start walking today and run a lamp post at a time.'],
    ['How many rest days does running need so that I can sleep?', 'More than you think. Begin with every other day.'],
    ['What should I eat for breakfast before running?', 'Half a banana, and a proper breakfast when you are back.'],
    ['My breath is loud when I am running. Is that normal?', 'Quite normal. Slow down until it is only company.'],
  ],
}
