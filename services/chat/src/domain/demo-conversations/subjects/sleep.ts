import type { DemoSubject } from '../demo-conversation.ts'

export const sleep: DemoSubject = {
  personas: ['anselm-brook', 'coach-bex', 'dana-whitlock'],
  thisWeek: [
    [
      'I scroll on my phone in bed until my eyes hurt, and then I cannot sleep.',
      'Let the phone spend tonight in the kitchen. One night, no promises.',
    ],
    [
      'I sleep badly and I am too tired to exercise. Is the phone in bed to blame?',
      'Perhaps. Walk slowly in daylight, then bed at the same hour as always.',
    ],
    [
      'Can my phone go quiet at bedtime so that I sleep but hear a call from my mother?',
      'Yes. Let her number through and silence the rest. I can show you where.',
    ],
    [
      'I wake up, reach for the phone, and the bright screen keeps me awake in bed.',
      'Turn the screen away and keep the room dark. Rest will do.',
    ],
    ['Does late exercise ruin my sleep? I lie in bed tired and awake.', 'For some it does. Try mornings for a week and see.'],
    [
      'Which phone setting makes the screen warmer? It keeps me awake in bed and I sleep late.',
      'It is called night light on most phones. Tell me what you see in the settings.',
    ],
    [
      'Bedtime slips later, the phone comes to bed with me, and I am tired by noon.',
      'Begin with the morning. Rise at one hour, and let bedtime find you.',
    ],
    [
      'I want more sleep before exercise. Is an hour in bed without a screen enough when I am tired?',
      'It is a fine beginning. Keep the room dark and the hour steady.',
    ],
  ],
  weekBefore: [
    [
      'I am tired all day and awake all night. Do I sleep badly because of the screen?',
      'Perhaps partly. Change one thing for a week and we will see.',
    ],
    [
      'Should I get up early for exercise if I did not sleep and stayed in bed awake?',
      'No. Rest is training too, and it has its own line in the plan.',
    ],
    [
      'My phone lights up beside the bed. How do I stop that and sleep?',
      'Put it face down and turn on the quiet mode. Shall we find it together?',
    ],
    ['What can I do in bed that is not a phone or a screen?', 'Something dull and kind: a bath before, then a book you know.'],
    ['I sleep on the sofa and lie awake in bed.', 'Then leave the sofa while you are still a little awake.'],
    [
      'Is there an app for sleep on my phone that does not track me?',
      'A plain alarm clock tracks nothing. Shall we look at what the app asks for?',
    ],
    ['How long before bed do I put the phone away? I am tired of being tired.', 'Long enough to be bored. Boredom is the door.'],
  ],
}
