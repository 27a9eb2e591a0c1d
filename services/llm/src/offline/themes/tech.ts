import type { Theme } from './theme.ts'

export const techThemes: Theme[] = [
  {
    name: 'learning to program',
    field: 'code',
    keywords:
      /\b(learn(ing)? (to )?(code|program\w*)|programming|coding|python|javascript|typescript|java|rust|html|css|beginner developer|first program)\b/gi,
    insights: [
      'The language matters far less than having one small thing that you want to exist. Wanting it carries you past the first twenty error messages.',
      'Programming is mostly reading: what the computer was told, not what you meant. The gap between the two is the whole profession.',
    ],
    steps: [
      'Pick something tiny that you would use: a dice roller, a shopping list, a script that renames holiday photos.',
      'Take Python or JavaScript, whichever the person nearest to you knows, and do not look back for three months.',
      'Type examples in by hand, change one thing, and predict what will happen before you run it.',
      'Keep a page of errors you have met, each with a line on what it turned out to mean.',
      'Finish it, ugly, and show it to someone. Then make one part of it less ugly.',
    ],
    pitfalls: [
      'Following a tutorial feels like learning to swim by watching. Close it after every section and write that bit again from memory.',
    ],
    examples: [
      'A first program worth having, in full:\n\n```python\nimport random\n\nnames = ["Ana", "Ben", "Cleo"]\nprint("Washing up today:", random.choice(names))\n```\n\nChange the names, run it five times, and then ask what you would like it to remember.',
    ],
    questions: ['What is a small chore you wish a computer did for you?', 'Have you written anything before, even a spreadsheet formula?'],
  },
  {
    name: 'a bug that hides',
    field: 'code',
    keywords:
      /\b(bugs?|debug\w*|errors?|exceptions?|crash(es|ed|ing)?|stack ?trace|only (happens )?sometimes|flaky|intermittent|works on my machine|race condition|null|undefined|segfault|not working)\b/gi,
    insights: [
      'Something that happens only sometimes depends on something you are not controlling: time, order, data, or leftovers of the previous run. List those four and one of them is guilty.',
      '"It works on my machine" is a precise statement: two machines differ. So the question is not what is wrong with the code, but what is different over there.',
    ],
    steps: [
      'Write one sentence each: what you expected, what happened, what changed last.',
      'Read the error from the bottom up until you meet a file that is yours. Start there.',
      'Make it smaller: cut away half, see whether it still happens, and repeat until it fits on a screen.',
      'Run it in a loop a hundred times and log the inputs, so that "sometimes" becomes "seven in a hundred, always with an empty list".',
      'Compare versions, environment variables, time zone, locale and file paths between the two machines. Upper and lower case in file names is a classic.',
      'Form one guess and name the quickest test that could prove it wrong. Run that one.',
    ],
    pitfalls: ['Changing three things at once may make it vanish, and then you will never know whether it is gone or merely waiting.'],
    examples: ['A test that failed only on Mondays turned out to read "yesterday" as a working day. Nobody had told it about weekends.'],
    questions: [
      'What changed just before it began?',
      'What does the last line of the error say, word for word?',
      'How often does it happen if you run it twenty times?',
    ],
  },
  {
    name: 'clear code',
    field: 'code',
    keywords:
      /\b(code review|refactor\w*|clean code|functions?|class(es)?|tests?|testing|architecture|api|database|sql|git|merge|deploy\w*|performance|algorithm|code|server|docker)\b/gi,
    insights: [
      'Clear code is code in which a wrong line would look wrong. Names do most of that work.',
      'Simple is not the same as short. It means that you can change one thing without having to think of another.',
    ],
    steps: [
      'Read the function aloud. Where you have to add a word to make sense of it, a name is missing.',
      'Pull the decisions apart from the doing: one part that computes and can be tested, one that touches the world.',
      'Write the test you wish you had, first for the case that worries you most.',
      'Delete what nobody calls. It is the one change that has never slowed anything down.',
      'Measure before making it faster; the slow part is hardly ever where it looks.',
    ],
    pitfalls: ['An abstraction made for a second case that has not arrived yet is a guess with a maintenance contract.'],
    examples: ['`if (!isNotReady(x))` and `if (ready)` do the same thing. Only one of them can be read at five on a Friday.'],
    questions: ['Which line do you trust least?', 'What would you have to understand before you dared to change it?'],
  },
  {
    name: 'scams and strange messages',
    field: 'devices',
    keywords:
      /\b(scam\w*|phish\w*|suspicious|strange (text|message|e?mail|call)|fraud\w*|text from my bank|clicked (on )?(a|the) link|hacked|virus|malware|fake)\b/gi,
    insights: [
      'Urgent and secret together is the smell of a scam. A real bank is happy for you to hang up, make tea and ring back.',
      'They are not after clever or foolish people, they are after busy ones. Being caught says something about the hour, nothing about you.',
    ],
    stepsInOrder: true,
    steps: [
      'Do not tap the link and do not ring the number in the message.',
      "Turn your bank card over and ring the number printed there, or open the bank's own app as you always do.",
      'Tell one person about it. Saying it aloud breaks the spell nine times in ten.',
      'If you have typed in a password, change it from another device, first for your e-mail.',
      'If money has gone, ring the bank at once. The first hour counts for most, and they have a night line for exactly this.',
      'In the end report it as spam, delete it, and be a little proud.',
    ],
    pitfalls: [
      "The sender's name and number can be faked, so a message may sit right beneath the real ones from your bank. What it asks for tells you more than who it says it is.",
    ],
    examples: [
      '"Your parcel is held, pay 1.99 within 24 hours" wants neither your 1.99 nor your parcel. It wants the card number you would pay it with.',
    ],
    questions: [
      'What exactly does it say? Leave out any numbers or codes.',
      'Have you tapped or typed anything yet? It is fine if you have.',
    ],
  },
  {
    name: 'passwords',
    field: 'devices',
    keywords: /\b(passwords?|passphrase|two[- ](step|factor)|2fa|log ?in|sign in|locked out|password manager|security|privacy|hack)\b/gi,
    insights: [
      'A password is a key. The trouble is seldom that it can be guessed; it is that the same key opens the house, the car and the shed.',
      'Length beats strangeness. Four ordinary words that have never met before are stronger than one word in fancy dress, and you can remember them.',
    ],
    steps: [
      'Choose one long phrase of four or five unrelated words for the thing that guards all the others: a password manager.',
      'Let the manager invent and remember the rest. You never need to see them again.',
      'Change your e-mail password first. Whoever has your mail can reset everything else.',
      'Switch on two-step sign-in for mail and bank, and print the recovery codes.',
      'If you prefer paper, a notebook at home in a drawer is far better than one password everywhere.',
    ],
    pitfalls: [
      'Adding an exclamation mark and the year to the old one is what everybody does, and so it is the first thing anybody tries.',
    ],
    examples: [
      'Something in the manner of "harbour-pickle-violin-Tuesday", only with your own words. Please don\'t use this one, and never tell anybody yours, me included.',
    ],
    questions: ['Which accounts would hurt most if somebody got in?', 'Do you use the same one in more than one place? Most people do.'],
  },
  {
    name: 'backups, phones and everyday computers',
    field: 'devices',
    keywords:
      /\b(backups?|photos|phone|iphone|android|laptop|computer|cloud|storage|printer|wi-?fi|update|screen|tablet|app|e-?mail|slow|device)\b/gi,
    insights: [
      "A backup of your photos and papers is the spare set of keys at a neighbour's: only useful if it is somewhere else, and if you have tried it in the lock once.",
      'Nine out of ten everyday faults are a thing that has been on for too long, a cable, or a full storage. All three are good news.',
    ],
    steps: [
      'Decide what you would cry over: photos, a few papers, perhaps the address book. That is what needs two copies.',
      "Let the phone send photos to its cloud whenever it is on Wi-Fi, and check that yesterday's picture is there.",
      "Copy everything to an external disk twice a year, and keep that disk at somebody else's home.",
      'Write down what the screen says, word for word, before you press anything.',
      'Switch it off, count to thirty, switch it on. It is a joke only because it works.',
      'Open one picture from the backup each season, to be sure that the spare key still turns.',
    ],
    pitfalls: ['Synchronising is not the same as a backup: delete a picture on the phone and it politely vanishes everywhere.'],
    examples: [
      'Someone lost a phone in a lake and only three days of pictures, because the rest had gone home over the Wi-Fi every evening while she slept.',
    ],
    questions: ['Which device is it, and what does it show right now?', 'If it fell into a lake today, what would be gone?'],
  },
  {
    name: 'working with AI tools',
    field: 'devices',
    keywords: /\b(chatgpt|ai tools?|artificial intelligence|prompts?|chatbots?|machine learning|language models?)\b/gi,
    insights: [
      'Such tools are quick and fluent and have no idea when they are wrong. They are at their best where you can check the answer faster than you could have made it.',
      "The more of your own situation you put in, the less of everybody's average comes out.",
    ],
    steps: [
      'Give it the role of a helper with a draft, and keep for yourself the part with the judgement.',
      'Say for whom it is, how long, and what you have already tried.',
      'Ask it for three versions, and for the weak point of each.',
      'Check names, numbers and quotations against a source before they leave your desk.',
      'Keep private things about other people out of it.',
    ],
    pitfalls: ['A confident tone is part of the style and tells you nothing about the facts.'],
    examples: [
      '"Write a letter" gets you a letter to nobody. "Write six sentences to a landlord who is friendly but slow, about a dripping tap, third reminder" gets you one you can send.',
    ],
    questions: ['Which task in your week would you most like to hand over?', 'How would you notice that the answer is wrong?'],
  },
]
