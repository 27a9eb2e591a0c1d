export interface TextSection {
  /** The address of the section within its page. */
  id: string
  title: string
  /** Rendered when the web is built, from a file of the repository. */
  html: string
}

/** A page that is written in Markdown, in `web/content`. */
export interface MarkdownText {
  title: string
  /** The line with the date of the text. */
  updated?: string
  /** The HTML between the title and the first section. */
  intro: string
  sections: TextSection[]
}
