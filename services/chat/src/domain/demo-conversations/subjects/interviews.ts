import type { DemoSubject } from '../demo-conversation.ts'

export const interviews: DemoSubject = {
  personas: ['tomas-ellery', 'oma-ilse', 'anselm-brook'],
  thisWeek: [
    [
      'My interview is on Friday and my voice shakes as soon as I talk about myself.',
      'Rehearse only the first half minute until it bores you. The rest follows.',
    ],
    [
      'I was so nervous at the interview that I forgot the name of my own project.',
      'Then your nerves came along. Next time, bring notes for them.',
    ],
    [
      'The night before a job interview I lie there and rehearse every answer. How do I stop?',
      'Write the answers down early in the evening, and close the notebook.',
    ],
    [
      'What do I say when the interviewer asks about a weakness? Every answer sounds false.',
      'Name a true one that you are mending, and say how.',
    ],
    [
      'Is it odd to ask for water when I am nervous? My voice dries up in a job interview.',
      'Not at all. A sip is the best pause there is.',
    ],
    [
      'My voice goes thin before the interviewer has even sat down. Is there a breath that helps?',
      'Breathe out longer than in, a few times, in the corridor.',
    ],
    [
      'How long should an answer be? I ramble when I am nervous and the interviewer looks away.',
      'About as long as it takes to say what you did and what came of it.',
    ],
    [
      'They invited me to a second interview and I am more nervous than before. Why?',
      'Because now you want the job. That is good news in an uncomfortable coat.',
    ],
  ],
  weekBefore: [
    [
      'Can we practise the question about leaving my last job? My answer sounds bitter.',
      'Say what you are looking for next, and leave the door behind you closed.',
    ],
    [
      'I did not get the job and I keep replaying the interview. Should I write to them?',
      'A short, kind letter is never wrong. Then let it rest.',
    ],
    ['How do I calm my voice in the minutes before an interview?', 'Put both feet on the floor and hum, softly, on the way out.'],
    ['The interviewer said nothing after my answer. Was the silence a bad sign?', 'Silence is a tool of theirs. Let it stand.'],
    ['I am nervous that they will see I never finished my degree.', 'Say it first, plainly, and then what you did with those years.'],
    [
      'I lie awake before every interview and arrive with no voice left.',
      'Rest counts even without sleep. Keep the light low and the hour late.',
    ],
    [
      "Should I send my answers to the interviewer's questions in writing afterwards?",
      'A note of thanks, yes. A second interview by letter, no.',
    ],
  ],
}
