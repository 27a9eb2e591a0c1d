/** What is never shown, and what turns the text around it; not emoji, nor the joiners that hold some scripts together. */
const unseen = /(?<emoji>\p{RGI_Emoji})|[\p{Cf}--[\u200C\u200D]]|(?!\s)\p{Cc}/gv

/** A text as one line that other sites can show: no controls, no half characters, no bidi tricks. */
export const plainText = (text: string): string => text.toWellFormed().replaceAll(unseen, '$<emoji>').replaceAll(/\s+/g, ' ').trim()
