import type { DemoSubject } from '../demo-conversation.ts'

export const sleep: DemoSubject = {
  personas: ['anselm-brook', 'coach-bex', 'dana-whitlock'],
  thisWeek: [
    [
      'I scroll on my phone in bed until my eyes hurt, and then I cannot sleep.',
      'Let the phone sleep in the kitchen tonight. One night, no promises.',
    ],
    [
      'I am too tired to train because I sleep badly. Do I go for a walk or go to bed?',
      'Walk slowly in daylight, then bed at the same hour as always.',
    ],
    [
      'Can I make my phone go quiet at bedtime without missing a call from my mother?',
      'Yes. Let her number through and silence the rest. I can show you where.',
    ],
    [
      'I wake at night, reach for the phone and stay awake with the bright screen.',
      'Turn the screen away and keep the room dark. Rest will do.',
    ],
    ['Does running in the evening keep me awake? I am tired but my head is racing.', 'For some it does. Try mornings for a week and see.'],
    [
      'Which setting makes the screen warmer at night? Mine keeps me awake in bed.',
      'It is called night light on most phones. Tell me what you see in the settings.',
    ],
    [
      'Bedtime slips later every day and I am tired by noon. Where do I begin?',
      'With the morning. Rise at one hour, and let bedtime find you.',
    ],
    [
      'I want to sleep better before I start training again. Is a nap cheating?',
      'A short nap is fair play. Just keep it before the afternoon is old.',
    ],
  ],
  weekBefore: [
    ['I am tired all day and awake all night. Is it the screen?', 'Perhaps partly. Change one thing for a week and we will see.'],
    ['Should I get up early to train if I did not sleep?', 'No. Rest is training too, and it has its own line in the plan.'],
    [
      'My phone lights up all night in the bedroom. How do I stop that?',
      'Put it face down and turn on the sleep mode. Shall we find it together?',
    ],
    ['What can I do at bedtime that is not a screen?', 'Something dull and kind: folding, a bath, a book you know.'],
    ['I fall asleep on the sofa and lie awake in bed.', 'Then leave the sofa while you are still a little awake.'],
    ['Is there an app for sleep that does not track me?', 'A plain alarm clock tracks nothing. Shall we look at what the app asks for?'],
    ['How long before bedtime should I put the phone away? I am tired of being tired.', 'Long enough to be bored. Boredom is the door.'],
  ],
}
