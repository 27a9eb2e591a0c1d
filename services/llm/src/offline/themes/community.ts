import type { Theme } from './theme.ts'

export const communityThemes: Theme[] = [
  {
    name: 'asking for donations',
    field: 'community',
    keywords: /\b(donat\w*|donors?|fundrais\w*|charit(y|ies|able)|nonprofit|appeal|giving|letter people|gifts?|sponsors?)\b/gi,
    insights: [
      'People do not give to an organisation, they give through it, to somebody. The nearer that person is in the letter, the easier the gift.',
      'The most neglected letter in fundraising is the second one: the thanks that says what happened. It is also the one that brings the next gift.',
    ],
    steps: [
      'Open with one person and one moment, told with their consent and their dignity, before any word about yourselves.',
      'Name one amount and exactly what it makes possible: [amount] keeps the kitchen open for one Saturday.',
      'Say "you" more often than "we". Count them.',
      'Ask once, clearly, in a sentence of its own, and make the way to give as short as a breath.',
      'Put a PS under it. It is the line that nearly everybody reads.',
      'Thank within two days, and send news within two months without asking for anything.',
    ],
    pitfalls: ['Guilt works once. After that the envelope stays closed.'],
    examples: [
      '"On Saturdays [name] used to eat alone. Now she lays the table for forty. Twenty pounds buys the soup for her table next week. Will you fill it with us?" Then the PS with the date.',
    ],
    questions: ['Who is different today because of what you do?', 'What would a gift of twenty make possible, to the letter?'],
  },
  {
    name: 'keeping volunteers',
    field: 'community',
    keywords: /\b(volunteer\w*|members|club|committee|community|neighbou?rhood|local group|organis(e|ing) (an )?event|helpers)\b/gi,
    insights: [
      'Volunteers come for the cause and stay for the people. If nobody would notice their absence, they will test it.',
      'A role without an end frightens good people away. Six Saturdays is an offer; "whenever you can" is a debt.',
    ],
    steps: [
      'Give each role a name, a task, a first day and a last day.',
      'Have somebody meet every newcomer at the door by name, with a job that can be finished that day.',
      'Ring after the second visit and ask what was awkward. Mend one thing and tell them you did.',
      'Thank for something particular: "the way you talked with Mr Osei" goes deeper than a certificate.',
      'At the end of the stretch ask openly: another round, another role, or a proper goodbye?',
    ],
    pitfalls: ['Beware of loading the willing. The best one usually leaves without a word, and two weeks after the third favour.'],
    examples: [
      'A food bank changed its notice from "helpers wanted" to "Thursdays, 5 to 7, six weeks, sorting and tea". Nine people came, and six of them stayed for another round.',
    ],
    questions: ['When do they leave, after the first visit or after the first month?', 'What did the last one who left say?'],
  },
  {
    name: 'grant applications',
    field: 'community',
    keywords: /\b(grants?|funders?|foundations?|appl(y|ying|ication)|proposal|worth applying|bid)\b/gi,
    insights: [
      'Before the form comes the fit. If you have to bend your work to suit the funder, you will be bent for the whole length of the grant.',
      'Whoever reads it has forty others on the desk. Being clear is a kindness, and it is remembered.',
    ],
    steps: [
      'Read their purpose and their last ten grants. If none of those resembles you, save your week.',
      'Ring them and describe the project in two sentences. Many will tell you honestly whether to go on.',
      'Write one line: who, how many, by when, what is different for them, and how you will know.',
      'Work out what the reporting will cost you in hours, and take that off the sum.',
      'Let somebody who does not know your group read it and tell you what you do. Mend whatever they get wrong.',
    ],
    pitfalls: [
      'A grant for something new rarely pays the rent of the old. Ask for a fair part of your running costs, and say what it is for.',
    ],
    examples: [
      'A quick sum: thirty hours to apply, one chance in six, 3,000 to win. That is 500 for thirty hours, before the report. Sometimes a jumble sale is the better bid.',
    ],
    questions: [
      'What does this funder say it wants to change, in its own words?',
      'How many hours would the form and the reports take you?',
    ],
  },
]
