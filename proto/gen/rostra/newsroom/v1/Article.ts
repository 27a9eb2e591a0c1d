// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Paragraph as _rostra_newsroom_v1_Paragraph, Paragraph__Output as _rostra_newsroom_v1_Paragraph__Output } from '../../../rostra/newsroom/v1/Paragraph.ts';
import type { Author as _rostra_newsroom_v1_Author, Author__Output as _rostra_newsroom_v1_Author__Output } from '../../../rostra/newsroom/v1/Author.ts';
import type { Source as _rostra_newsroom_v1_Source, Source__Output as _rostra_newsroom_v1_Source__Output } from '../../../rostra/newsroom/v1/Source.ts';

export interface Article {
  'id'?: (string);
  /**
   * Unique, at most 80 characters of `a-z0-9-`; never changes.
   */
  'slug'?: (string);
  /**
   * Plain text.
   */
  'title'?: (string);
  'paragraphs'?: (_rostra_newsroom_v1_Paragraph)[];
  'author'?: (_rostra_newsroom_v1_Author);
  /**
   * RFC 3339, UTC.
   */
  'publishedAt'?: (string);
  /**
   * The take-aways, 2 to 5, Markdown as the paragraphs.
   */
  'takeaways'?: (string)[];
  /**
   * The material of the story, in the order of the numbers in paragraphs.
   */
  'sources'?: (_rostra_newsroom_v1_Source)[];
  /**
   * The id of the model that wrote it, `offline` for the built-in one.
   */
  'modelId'?: (string);
}

export interface Article__Output {
  'id': (string);
  /**
   * Unique, at most 80 characters of `a-z0-9-`; never changes.
   */
  'slug': (string);
  /**
   * Plain text.
   */
  'title': (string);
  'paragraphs': (_rostra_newsroom_v1_Paragraph__Output)[];
  'author': (_rostra_newsroom_v1_Author__Output);
  /**
   * RFC 3339, UTC.
   */
  'publishedAt': (string);
  /**
   * The take-aways, 2 to 5, Markdown as the paragraphs.
   */
  'takeaways': (string)[];
  /**
   * The material of the story, in the order of the numbers in paragraphs.
   */
  'sources': (_rostra_newsroom_v1_Source__Output)[];
  /**
   * The id of the model that wrote it, `offline` for the built-in one.
   */
  'modelId': (string);
}
