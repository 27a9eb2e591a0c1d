// Original file: proto/rostra/persona/v1/persona.proto

import type { SourceKind as _rostra_persona_v1_SourceKind, SourceKind__Output as _rostra_persona_v1_SourceKind__Output } from '../../../rostra/persona/v1/SourceKind.ts';
import type { SourceStatus as _rostra_persona_v1_SourceStatus, SourceStatus__Output as _rostra_persona_v1_SourceStatus__Output } from '../../../rostra/persona/v1/SourceStatus.ts';
import type { SourceVectors as _rostra_persona_v1_SourceVectors, SourceVectors__Output as _rostra_persona_v1_SourceVectors__Output } from '../../../rostra/persona/v1/SourceVectors.ts';

/**
 * A source of a persona's material.
 */
export interface Source {
  'id'?: (string);
  'kind'?: (_rostra_persona_v1_SourceKind);
  /**
   * The file's name, the text's title, or the question.
   */
  'title'?: (string);
  'bytes'?: (number);
  /**
   * 0 when it has no pages, or is not read yet.
   */
  'pages'?: (number);
  /**
   * 0 until it is ready.
   */
  'passages'?: (number);
  'status'?: (_rostra_persona_v1_SourceStatus);
  /**
   * A sentence that says why it failed, or what of it could not be read, and what the owner can do. Empty for neither.
   */
  'reason'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * RFC 3339, UTC: when the original is deleted. Empty when it is kept, gone, or the source is not ready.
   */
  'originalUntil'?: (string);
  /**
   * Whether the owner keeps the original.
   */
  'keepsOriginal'?: (boolean);
  /**
   * Absent until it is ready, without an embedding server, and in the responses of AddSource and ExportKnowledge.
   */
  'vectors'?: (_rostra_persona_v1_SourceVectors | null);
}

/**
 * A source of a persona's material.
 */
export interface Source__Output {
  'id': (string);
  'kind': (_rostra_persona_v1_SourceKind__Output);
  /**
   * The file's name, the text's title, or the question.
   */
  'title': (string);
  'bytes': (number);
  /**
   * 0 when it has no pages, or is not read yet.
   */
  'pages': (number);
  /**
   * 0 until it is ready.
   */
  'passages': (number);
  'status': (_rostra_persona_v1_SourceStatus__Output);
  /**
   * A sentence that says why it failed, or what of it could not be read, and what the owner can do. Empty for neither.
   */
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * RFC 3339, UTC: when the original is deleted. Empty when it is kept, gone, or the source is not ready.
   */
  'originalUntil': (string);
  /**
   * Whether the owner keeps the original.
   */
  'keepsOriginal': (boolean);
  /**
   * Absent until it is ready, without an embedding server, and in the responses of AddSource and ExportKnowledge.
   */
  'vectors': (_rostra_persona_v1_SourceVectors__Output | null);
}
