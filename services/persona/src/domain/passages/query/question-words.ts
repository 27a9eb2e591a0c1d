import { isStopWord } from '@rostra/text/stop-words'

/** English words with which questions are asked and requests are made. They say nothing about what is asked for. */
const questionWords = new Set(
  (
    'what whats which who whom whose where when why how do does did done doing can could should would will shall may might must am were been being have has ' +
    'had having he him his she her hers we us our ours i im ive id you youre these those there here then than just please tell explain describe show give ' +
    'let know think mean want need like any some someone something anyone anything about also else get got really actually exactly s t re ve ll d m don ' +
    'doesn didn isn aren wasn'
  ).split(' '),
)

/** Reports whether a word of a question says nothing about what is asked for. */
export const isQuestionWord = (word: string): boolean => isStopWord(word) || questionWords.has(word)
