import type { AreaView, LensName } from '../lenses/lens.ts'

/** What each lens advises in a dispute about rights, contracts or deposits. */
export const lawViews: Record<LensName, AreaView> = {
  figures: {
    stand: 'write down the exact sum, the dates and what each next step would cost',
    points: [
      'A claim with a figure, a date and a bank account gets paid sooner than a complaint, because somebody can simply transfer it.',
      'Compare the sum with the fee for a letter from a lawyer and for the small claims court. That comparison decides how far you go.',
    ],
  },
  honesty: {
    stand: 'tell the other side plainly what you want, by when, and what you will do otherwise',
    points: [
      'Do not threaten what you would never do. One sober sentence about the next step, meant as it stands, works better than five angry ones.',
      'Own up to your part, the scratch on the door or the late payment. It costs you little and makes the rest believable.',
    ],
  },
  pace: {
    stand: 'write the letter today, send it tomorrow and keep every deadline',
    points: [
      'Anger writes long letters, and every line of them can be held against you. A night’s sleep usually leaves half a page.',
      'Most of these things take months and are decided by who keeps the dates. Put them in the calendar and then leave it alone.',
    ],
  },
  values: {
    stand: 'decide how much peace this is worth to you before you fight for all of it',
    points: [
      'You can be right and still spend a year of evenings on it. Decide now what would be good enough, and stop when you have it.',
      'Ask what you would like to say about it in two years: that you won, or that it was over by spring.',
    ],
  },
  preparation: {
    stand: 'put every paper in order of date before you say another word about it',
    points: [
      'The contract, the photographs, the messages, the receipts: whoever listens to you later has ten minutes, and a tidy folder is half of the case.',
      'Prepare the answer to their best argument. They have one, and you would rather hear it at your own desk first.',
    ],
  },
  safety: {
    stand: 'find out which deadline is running and protect that one first',
    points: [
      'Rights mostly do not get lost in court but in a drawer, when a date passes. One call to an advice centre tells you which dates count.',
      'Sign nothing and agree to nothing on the telephone until somebody who knows has read it.',
    ],
  },
  people: {
    stand: 'talk to the person once, calmly, and take somebody along as a witness',
    points: [
      'Behind many disputes stands a forgotten letter or somebody who is short of money. One calm question brings that out, and a part payment may follow.',
      'A tenants’ association, a union or a consumer office has seen your case a hundred times this year. Let them tell you how it usually ends.',
    ],
  },
  less: {
    stand: 'send one short letter that says what you claim and leave out the rest of the story',
    points: [
      'Three sentences are enough: what is owed, on what ground, by which date. Everything else only offers something to argue about.',
      'Drop the side issues. The one claim you can prove is stronger without the four that you cannot.',
    ],
  },
  beginning: {
    stand: 'send a written claim with a date this week and do not wait for their good will',
    points: [
      'As long as you only ask, nothing is running. With a letter and a date the clock works for you.',
      'You will not feel sure enough beforehand. Model letters are free, and the first one is sent within half an hour.',
    ],
  },
  'small steps': {
    stand: 'go one step at a time: a letter, a reminder, an advice centre, and only then a court',
    points: [
      'Each step is a little dearer than the one before and ends most of the cases that reach it. So take them in order.',
      'Begin with what you can take back. A friendly letter can become a stern one later; the other way round it hardly ever works.',
    ],
  },
  cause: {
    stand: 'find out on what ground they refuse, in writing, before you argue against it',
    points: [
      'Ask for the reason and the clause. Sometimes there is none, and then the matter is nearly settled by the question.',
      'Is it about the money, about a damage or about an old quarrel? You would write three different letters.',
    ],
  },
  evidence: {
    stand: 'read the clause and the law it rests on, and collect what proves your side',
    points: [
      'What counts is not what was fair but what can be shown: the record of the handover, the pictures with a date, a witness with a name.',
      'Look up how such cases were decided in your country. Forums tell you what people felt; advice centres know what the courts did.',
    ],
  },
}
