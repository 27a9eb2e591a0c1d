/** Words of passages, as `sizeOf` counts them. */
export const passageSizes = {
  /** A passage ends with the paragraph once it has this many. */
  enough: 160,
  /** A passage ends with the sentence once it has this many, unless the rest of the paragraph fits. */
  target: 200,
  most: 280,
  /** The most that a passage repeats of the one before it. */
  overlap: 40,
  /** A passage ends before a heading of the document's first level once it has this many. */
  enoughBeforeChapter: 40,
  /** A passage ends before any other heading once it has this many. */
  enoughBeforeHeading: 100,
}
