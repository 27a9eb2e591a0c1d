import type { DemoSubject } from '../demo-conversation.ts'

export const bugs: DemoSubject = {
  personas: ['kit-lindqvist', 'dana-whitlock', 'mr-abernathy'],
  thisWeek: [
    [
      'My code works on my laptop but the test on the server shows an error.',
      'Lovely. What differs between them? Write down five things and check the dullest.',
    ],
    [
      'A test program shows an error about a missing file, but the code can see the file.',
      'Read it to me word for word. Computers are picky about the folder.',
    ],
    [
      'I follow the loop in my code by hand and the test still fails. Is it the maths?',
      'Your maths is fine. Count what the loop does on its last turn.',
    ],
    [
      'There is a bug in my code that only appears when nobody is looking. How do I test for it?',
      'Make it smaller until it cannot hide, and log each step.',
    ],
    [
      'The error goes away when I restart the printer. Is it a bug in the code or me?',
      "You didn't break it. Write down the words next time it appears.",
    ],
    [
      'Adding decimals in code gives an odd result in my test. Is it a bug in the loop?',
      'It is counting in halves and quarters. Some decimals never fit exactly.',
    ],
    ['Should I write the test before I fix a bug in the code, or after?', 'Before. A failing test is the bug, caught in a jar.'],
    [
      'My loop never ends and the code shows no error. Where is the bug?',
      'At the line that should change the counter. Is it inside the loop?',
    ],
  ],
  weekBefore: [
    ['I copied code from a tutorial and get an error in the first line.', 'With the error, then. It is a note that somebody left for you.'],
    ['A program asks me to report an error in its code. Should I?', 'You may. Look at what it sends before you press the button.'],
    ['How many turns does this loop in my code make if it begins at zero?', 'Once more than you think. Try it with your fingers.'],
    ['Is it normal that one fix in my code makes another bug?', 'Quite. It tells you those parts are tied together.'],
    ['An error in the update, and then my photos were gone. Was it a bug?', 'Do nothing more for now. We look in the cloud first.'],
    ['What does it mean to test the edge of a loop in code?', 'To ask what happens at nothing, at one, and at the last.'],
    ['I am afraid to delete old code. What if a bug returns?', 'Your history keeps it. Delete it and write a test.'],
  ],
}
