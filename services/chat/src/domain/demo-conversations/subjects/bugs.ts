import type { DemoSubject } from '../demo-conversation.ts'

export const bugs: DemoSubject = {
  personas: ['kit-lindqvist', 'dana-whitlock', 'mr-abernathy'],
  thisWeek: [
    [
      'My code works on my laptop but the test fails on the server with no error.',
      'Lovely. What differs between them? Write down five things and check the dullest.',
    ],
    [
      'An error message on my computer says a file is missing, but I can see the file.',
      'Read it to me word for word. Computers are picky about the folder.',
    ],
    [
      'I follow the loop in my code by hand and still get another number. Is it the maths?',
      'Your maths is fine. Count what the loop does on its last turn.',
    ],
    [
      'There is a bug that only appears when nobody is looking. How do I test for it?',
      'Make it smaller until it cannot hide, and log each step.',
    ],
    [
      'The printer error goes away when I restart everything. Is that a bug or me?',
      "You didn't break it. Write down the words next time it appears.",
    ],
    [
      'Why does adding decimals in code give a strange result? Is it a bug?',
      'It is counting in halves and quarters. Some decimals never fit exactly.',
    ],
    ['Should I write the test before I fix the bug, or after?', 'Before. A failing test is the bug, caught in a jar.'],
    [
      'My loop never ends and I do not see an error. Where do I look?',
      'At the line that should change the counter. Is it inside the loop?',
    ],
  ],
  weekBefore: [
    [
      'I copied code from a tutorial and get an error in the first line. Where do I start?',
      'With the error. It is a note that somebody left for you.',
    ],
    ['A program asks me to send an error report. Should I?', 'You may. Look at what it sends before you press the button.'],
    ['How many times does this loop run if it starts at zero?', 'Once more than you think. Try it with your fingers.'],
    ['Is it normal that one fix in my code makes two new bugs?', 'Quite. It tells you those parts are tied together.'],
    ['The update gave me an error and then my photos were gone.', 'Do nothing more for now. We look in the cloud first.'],
    ['What does it mean to test the edge of a loop?', 'To ask what happens at nothing, at one, and at the last.'],
    ['I am afraid to delete old code. What if a bug comes back?', 'Your history keeps it. Delete it and write a test.'],
  ],
}
