// Original file: proto/rostra/persona/v1/persona.proto


/**
 * A part of a source, about 200 words.
 */
export interface Passage {
  'sourceId'?: (string);
  /**
   * The title of its source.
   */
  'title'?: (string);
  /**
   * The page on which it begins, from 1; 0 when the source has no pages.
   */
  'page'?: (number);
  /**
   * The headings above it, joined by ' › '. Empty for none.
   */
  'heading'?: (string);
  'text'?: (string);
  /**
   * The score of the match, above 0. 0 outside of a search.
   */
  'score'?: (number | string);
  /**
   * How well it answers the query, from 0 to 1, whatever else was found: from 0.5 on it answers it. 0 outside of a search.
   */
  'fit'?: (number | string);
  /**
   * What the document calls that page, such as `iv`. Empty when that is its number.
   */
  'pageLabel'?: (string);
}

/**
 * A part of a source, about 200 words.
 */
export interface Passage__Output {
  'sourceId': (string);
  /**
   * The title of its source.
   */
  'title': (string);
  /**
   * The page on which it begins, from 1; 0 when the source has no pages.
   */
  'page': (number);
  /**
   * The headings above it, joined by ' › '. Empty for none.
   */
  'heading': (string);
  'text': (string);
  /**
   * The score of the match, above 0. 0 outside of a search.
   */
  'score': (number);
  /**
   * How well it answers the query, from 0 to 1, whatever else was found: from 0.5 on it answers it. 0 outside of a search.
   */
  'fit': (number);
  /**
   * What the document calls that page, such as `iv`. Empty when that is its number.
   */
  'pageLabel': (string);
}
