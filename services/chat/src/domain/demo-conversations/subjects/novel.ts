import type { DemoSubject } from '../demo-conversation.ts'

export const novel: DemoSubject = {
  personas: ['wren-calloway', 'lucia-montejo', 'oma-ilse'],
  thisWeek: [
    [
      'My novel stops in the middle. The main character wants nothing after the first chapter.',
      'Take something away from her at breakfast. Then see what she does.',
    ],
    [
      'I write a novel in a language that I learned late and the dialogue of one character feels stiff.',
      'Read it aloud in both. The stiff one is lying.',
    ],
    [
      'I put my mother into a chapter of my novel and she will know the character. Do I ask her?',
      'Tell her before the printer does. Mothers forgive early news.',
    ],
    ['How much plot does a chapter of a quiet novel need?', 'One question that the reader cannot leave alone.'],
    [
      'The dialogue in my novel sounds like a textbook. How does a character really speak?',
      'They answer another question than the one that was asked.',
    ],
    ['My novel has a plot and a sad character, but would anybody read a chapter?', 'As surely as they eat bread. Set the table and see.'],
    ['Should every chapter of a novel end with a turn in the plot?', 'With a door, rather. It need not slam.'],
    [
      'Can a character keep silent for a chapter of a novel? The dialogue then falls to the others.',
      'Yes, and silence has an accent too. Let them fill it wrongly.',
    ],
  ],
  weekBefore: [
    ['Where does the plot of a novel begin if the character is already old?', 'On the day she stops pretending.'],
    ['How do I do dialogue in a novel for a character who speaks another language?', 'Give her short sentences and strong nouns.'],
    ['My sister believes a character in my novel is her. What do I tell her?', 'That the character has her hair and none of her troubles.'],
    ['How long is the first chapter of a novel?', 'As long as the reader is still polite.'],
    ['Do I need to know the end of the plot before I begin a novel?', 'Only the weather of it.'],
    ['I wrote a chapter of my novel about grief and cannot read it.', 'Put it in a drawer. It will be gentler in spring.'],
    ['The character is nicer than I am and the dialogue of my novel is dull.', 'Let her be unfair once, about something small.'],
  ],
}
