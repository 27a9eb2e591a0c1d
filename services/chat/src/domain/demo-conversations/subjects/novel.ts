import type { DemoSubject } from '../demo-conversation.ts'

export const novel: DemoSubject = {
  personas: ['wren-calloway', 'lucia-montejo', 'oma-ilse'],
  thisWeek: [
    [
      'My novel stops in the middle. The main character wants nothing after the first chapter.',
      'Take something away from her at breakfast. Then see what she does.',
    ],
    [
      'Is it wise to write a novel in a language that I learned late? My dialogue feels stiff.',
      'Read the dialogue aloud in both. The stiff one is lying.',
    ],
    [
      'I put my mother into a chapter and she will recognise the character. Do I ask her?',
      'Tell her before the printer does. Mothers forgive early news.',
    ],
    ['How much plot does a quiet novel need?', 'One question per chapter that the reader cannot leave alone.'],
    [
      'My dialogue sounds like a textbook. How do people really talk in a story?',
      'They answer another question than the one that was asked.',
    ],
    ['I am afraid that nobody will read my novel. Is it vain to go on?', 'No more vain than baking. Set the table and see.'],
    ['Should every chapter end with a surprise in the plot?', 'With a door, rather. It need not slam.'],
    [
      'Can a character keep silent for a whole chapter? The dialogue then falls to the others.',
      'Yes, and silence has an accent too. Let them fill it wrongly.',
    ],
  ],
  weekBefore: [
    ['Where does the plot begin if my character is already old?', 'On the day she stops pretending.'],
    ['How do I write dialogue for a character who speaks another language?', 'Give her short sentences and strong nouns.'],
    ['My sister thinks my novel is about her. It is not. What do I say?', 'That the character has her hair and none of her troubles.'],
    ['How long should the first chapter of a novel be?', 'As long as the reader is still polite.'],
    ['Do I need to know the end of the plot before I write?', 'Only the weather of it.'],
    ['I wrote a chapter about grief and cannot read it again.', 'Put it in a drawer. It will be gentler in spring.'],
    ['My character is nicer than I am and the dialogue is dull. Help?', 'Let her be unfair once, about something small.'],
  ],
}
