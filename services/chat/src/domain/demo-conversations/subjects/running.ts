import type { DemoSubject } from '../demo-conversation.ts'

export const running: DemoSubject = {
  personas: ['coach-bex', 'anselm-brook', 'odette-marchand'],
  thisWeek: [
    [
      'I signed up for my first race and I can hardly run for a bus. Which shoes do I need?',
      'Shoes that feel good in the shop. The race is weeks away, and we walk first.',
    ],
    ['My legs ache after running and keep me up at night. Do I need more rest days?', 'Very likely. Rest days are when the legs learn it.'],
    ['What do I eat before a race so that my stomach stays calm?', 'Toast, a banana, nothing new. A race is no day for recipes.'],
    ['I lose my breath on every hill. Is my running pace too fast?', 'If you cannot chat, yes. Walk the hill and keep the smile.'],
    ['I lie awake before a race and count my breath. Does a bad night matter?', 'Hardly. The nights before that one carry you.'],
    [
      'I come home hungry from running and eat everything. What is a good dinner for tired legs?',
      'Rice, eggs and greens. Put the pan out before you lace your shoes.',
    ],
    [
      'My old shoes hurt my knees when I run on the pavement. How long do shoes last?',
      'Shorter than we like. If the sole is flat, thank them and let go. Lasting pain goes to a doctor.',
    ],
    [
      'How do I breathe in a race without panic? My breath gets short at the start.',
      'Start behind everybody and breathe out slowly. It is very quiet there.',
    ],
    ['Is porridge a good breakfast before running in the cold?', 'A splendid one. Small bowl, a pinch of salt, an hour before.'],
  ],
  weekBefore: [
    ['Can I start running at my age with bad legs and old shoes?', 'You can start walking today and run a lamp post at a time.'],
    ['How many rest days does running need so that I can sleep?', 'More than you think. Begin with every other day.'],
    ['What should I eat when I run before breakfast?', 'Half a banana, and a proper breakfast when you are back.'],
    ['My breath is loud when I run. Is that normal in a race?', 'Quite normal. Slow down until it is only company.'],
  ],
}
