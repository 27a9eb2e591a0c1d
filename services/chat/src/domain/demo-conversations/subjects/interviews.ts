import type { DemoSubject } from '../demo-conversation.ts'

export const interviews: DemoSubject = {
  personas: ['tomas-ellery', 'oma-ilse', 'anselm-brook'],
  thisWeek: [
    [
      'My job interview is on Friday and my voice shakes as soon as I get nervous.',
      'Rehearse only the first half minute until it bores you. The rest follows.',
    ],
    [
      'I was so nervous at the interview that my voice broke and I forgot my own project.',
      'Then your nerves came along. Next time, bring notes for them.',
    ],
    [
      'Lying awake before a job interview, I get nervous and rehearse every sentence. How do I let go?',
      'Write the sentences down early in the evening, and close the notebook.',
    ],
    [
      'What salary do I name in a job interview when I am nervous and want the job?',
      'Prepare three figures, and say the fair one out loud ten times at home.',
    ],
    [
      'Is it odd to ask for water at a job interview? My voice dries up when I am nervous.',
      'Not at all. A sip is the best pause there is.',
    ],
    [
      'Is there a breath that helps a thin voice before an interview? I am nervous in the corridor already.',
      'Breathe out longer than in, a few times, before you knock.',
    ],
    ['How do I speak about salary in an interview without my voice going up?', 'Say the figure and stop. Let the silence do its work.'],
    [
      'They invited me to a second interview for the job and I am more nervous than before.',
      'Because now you want it. That is good news in an uncomfortable coat.',
    ],
  ],
  weekBefore: [
    [
      'Can we rehearse why I left my last job? In the interview I sound bitter.',
      'Say what you are looking for next, and leave the door behind you closed.',
    ],
    [
      'I did not get the job and I keep replaying the interview. Should I ring them?',
      'A short, kind letter is never wrong. Then let it rest.',
    ],
    ['How do I calm my voice in the minutes before an interview?', 'Put both feet on the floor and hum, softly, on the way out.'],
    [
      'The people at the interview said nothing after I named my salary. Was the silence a sign?',
      'Silence is a tool of theirs. Let it stand.',
    ],
    [
      'I am nervous that the interview will show I never finished my degree.',
      'Say it first, plainly, and then what you did with those years.',
    ],
    [
      'I lie awake before every interview and arrive with no voice left.',
      'Rest counts even without sleep. Keep the light low and the hour late.',
    ],
    ['Should I send a note of thanks after a job interview?', 'Yes, the same day. A second interview by letter, no.'],
  ],
}
