/** Marks anywhere in a line; what begins an address, an entity or a mail address; and what begins a block at the start of a line. */
const marks = /[\\`*_[\]<>#|~$@]|&(?=[#a-z])|:(?=\/\/)|(?<=\bwww)\.|^[-+=]|(?<=^\d{1,9})[.)]/gi

/** Two escaped brackets would be a formula. */
const escaped = (mark: string) => (mark === '[' ? '&#91;' : `\\${mark}`)

/** Returns a text as one line of Markdown that shows exactly these characters, wherever in a text it stands: nothing in it is a mark. */
export const escapeMarkdown = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(marks, escaped)
