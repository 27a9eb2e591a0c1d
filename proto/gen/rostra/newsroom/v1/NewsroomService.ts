// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Article as _rostra_newsroom_v1_Article, Article__Output as _rostra_newsroom_v1_Article__Output } from '../../../rostra/newsroom/v1/Article.ts';
import type { DeleteArticleRequest as _rostra_newsroom_v1_DeleteArticleRequest, DeleteArticleRequest__Output as _rostra_newsroom_v1_DeleteArticleRequest__Output } from '../../../rostra/newsroom/v1/DeleteArticleRequest.ts';
import type { DeleteArticleResponse as _rostra_newsroom_v1_DeleteArticleResponse, DeleteArticleResponse__Output as _rostra_newsroom_v1_DeleteArticleResponse__Output } from '../../../rostra/newsroom/v1/DeleteArticleResponse.ts';
import type { GenerateDailyRequest as _rostra_newsroom_v1_GenerateDailyRequest, GenerateDailyRequest__Output as _rostra_newsroom_v1_GenerateDailyRequest__Output } from '../../../rostra/newsroom/v1/GenerateDailyRequest.ts';
import type { GenerateDailyResponse as _rostra_newsroom_v1_GenerateDailyResponse, GenerateDailyResponse__Output as _rostra_newsroom_v1_GenerateDailyResponse__Output } from '../../../rostra/newsroom/v1/GenerateDailyResponse.ts';
import type { GetArticleRequest as _rostra_newsroom_v1_GetArticleRequest, GetArticleRequest__Output as _rostra_newsroom_v1_GetArticleRequest__Output } from '../../../rostra/newsroom/v1/GetArticleRequest.ts';
import type { ListArticlesRequest as _rostra_newsroom_v1_ListArticlesRequest, ListArticlesRequest__Output as _rostra_newsroom_v1_ListArticlesRequest__Output } from '../../../rostra/newsroom/v1/ListArticlesRequest.ts';
import type { ListArticlesResponse as _rostra_newsroom_v1_ListArticlesResponse, ListArticlesResponse__Output as _rostra_newsroom_v1_ListArticlesResponse__Output } from '../../../rostra/newsroom/v1/ListArticlesResponse.ts';
import type { SearchArticlesRequest as _rostra_newsroom_v1_SearchArticlesRequest, SearchArticlesRequest__Output as _rostra_newsroom_v1_SearchArticlesRequest__Output } from '../../../rostra/newsroom/v1/SearchArticlesRequest.ts';
import type { SearchArticlesResponse as _rostra_newsroom_v1_SearchArticlesResponse, SearchArticlesResponse__Output as _rostra_newsroom_v1_SearchArticlesResponse__Output } from '../../../rostra/newsroom/v1/SearchArticlesResponse.ts';

/**
 * The AI-written news site: one story per author and day, written only from given material. services/newsroom/README.md has a glossary.
 */
export interface NewsroomServiceClient extends grpc.Client {
  /**
   * Deletes a story. Its author may write another one for that day. PERMISSION_DENIED PRESS_NOT_ALLOWED, NOT_FOUND ARTICLE_NOT_FOUND.
   */
  DeleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  DeleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  DeleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  DeleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a story. Its author may write another one for that day. PERMISSION_DENIED PRESS_NOT_ALLOWED, NOT_FOUND ARTICLE_NOT_FOUND.
   */
  deleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  deleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  deleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  deleteArticle(argument: _rostra_newsroom_v1_DeleteArticleRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_DeleteArticleResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Writes and publishes today's stories (UTC) of the authors that have none yet, and returns once they are published. Cancelling the call
   * does not stop the edition.
   * PERMISSION_DENIED PRESS_NOT_ALLOWED: the caller is no super senator;
   * FAILED_PRECONDITION EDITION_RUNNING: another edition is being written;
   * INVALID_ARGUMENT VALIDATION: an unknown author, or a topic that is too long;
   * UNAVAILABLE EDITION_FAILED: it failed; stories that were published before the failure are kept.
   */
  GenerateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  GenerateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  GenerateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  GenerateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Writes and publishes today's stories (UTC) of the authors that have none yet, and returns once they are published. Cancelling the call
   * does not stop the edition.
   * PERMISSION_DENIED PRESS_NOT_ALLOWED: the caller is no super senator;
   * FAILED_PRECONDITION EDITION_RUNNING: another edition is being written;
   * INVALID_ARGUMENT VALIDATION: an unknown author, or a topic that is too long;
   * UNAVAILABLE EDITION_FAILED: it failed; stories that were published before the failure are kept.
   */
  generateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  generateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  generateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  generateDaily(argument: _rostra_newsroom_v1_GenerateDailyRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_GenerateDailyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one story by its slug. NOT_FOUND ARTICLE_NOT_FOUND.
   */
  GetArticle(argument: _rostra_newsroom_v1_GetArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  GetArticle(argument: _rostra_newsroom_v1_GetArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  GetArticle(argument: _rostra_newsroom_v1_GetArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  GetArticle(argument: _rostra_newsroom_v1_GetArticleRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one story by its slug. NOT_FOUND ARTICLE_NOT_FOUND.
   */
  getArticle(argument: _rostra_newsroom_v1_GetArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  getArticle(argument: _rostra_newsroom_v1_GetArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  getArticle(argument: _rostra_newsroom_v1_GetArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  getArticle(argument: _rostra_newsroom_v1_GetArticleRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_Article__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the published stories, newest first.
   */
  ListArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  ListArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  ListArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  ListArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the published stories, newest first.
   */
  listArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  listArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  listArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  listArticles(argument: _rostra_newsroom_v1_ListArticlesRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_ListArticlesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a page of all published stories, today's included, newest first. INVALID_ARGUMENT VALIDATION for an unknown author, a date that
   * does not exist, and a page or a search out of bounds.
   */
  SearchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  SearchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  SearchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  SearchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a page of all published stories, today's included, newest first. INVALID_ARGUMENT VALIDATION for an unknown author, a date that
   * does not exist, and a page or a search out of bounds.
   */
  searchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  searchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  searchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  searchArticles(argument: _rostra_newsroom_v1_SearchArticlesRequest, callback: grpc.requestCallback<_rostra_newsroom_v1_SearchArticlesResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The AI-written news site: one story per author and day, written only from given material. services/newsroom/README.md has a glossary.
 */
export interface NewsroomServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Deletes a story. Its author may write another one for that day. PERMISSION_DENIED PRESS_NOT_ALLOWED, NOT_FOUND ARTICLE_NOT_FOUND.
   */
  DeleteArticle: grpc.handleUnaryCall<_rostra_newsroom_v1_DeleteArticleRequest__Output, _rostra_newsroom_v1_DeleteArticleResponse>;
  
  /**
   * Writes and publishes today's stories (UTC) of the authors that have none yet, and returns once they are published. Cancelling the call
   * does not stop the edition.
   * PERMISSION_DENIED PRESS_NOT_ALLOWED: the caller is no super senator;
   * FAILED_PRECONDITION EDITION_RUNNING: another edition is being written;
   * INVALID_ARGUMENT VALIDATION: an unknown author, or a topic that is too long;
   * UNAVAILABLE EDITION_FAILED: it failed; stories that were published before the failure are kept.
   */
  GenerateDaily: grpc.handleUnaryCall<_rostra_newsroom_v1_GenerateDailyRequest__Output, _rostra_newsroom_v1_GenerateDailyResponse>;
  
  /**
   * Returns one story by its slug. NOT_FOUND ARTICLE_NOT_FOUND.
   */
  GetArticle: grpc.handleUnaryCall<_rostra_newsroom_v1_GetArticleRequest__Output, _rostra_newsroom_v1_Article>;
  
  /**
   * Lists the published stories, newest first.
   */
  ListArticles: grpc.handleUnaryCall<_rostra_newsroom_v1_ListArticlesRequest__Output, _rostra_newsroom_v1_ListArticlesResponse>;
  
  /**
   * Returns a page of all published stories, today's included, newest first. INVALID_ARGUMENT VALIDATION for an unknown author, a date that
   * does not exist, and a page or a search out of bounds.
   */
  SearchArticles: grpc.handleUnaryCall<_rostra_newsroom_v1_SearchArticlesRequest__Output, _rostra_newsroom_v1_SearchArticlesResponse>;
  
}

export interface NewsroomServiceDefinition extends grpc.ServiceDefinition {
  DeleteArticle: MethodDefinition<_rostra_newsroom_v1_DeleteArticleRequest, _rostra_newsroom_v1_DeleteArticleResponse, _rostra_newsroom_v1_DeleteArticleRequest__Output, _rostra_newsroom_v1_DeleteArticleResponse__Output>
  GenerateDaily: MethodDefinition<_rostra_newsroom_v1_GenerateDailyRequest, _rostra_newsroom_v1_GenerateDailyResponse, _rostra_newsroom_v1_GenerateDailyRequest__Output, _rostra_newsroom_v1_GenerateDailyResponse__Output>
  GetArticle: MethodDefinition<_rostra_newsroom_v1_GetArticleRequest, _rostra_newsroom_v1_Article, _rostra_newsroom_v1_GetArticleRequest__Output, _rostra_newsroom_v1_Article__Output>
  ListArticles: MethodDefinition<_rostra_newsroom_v1_ListArticlesRequest, _rostra_newsroom_v1_ListArticlesResponse, _rostra_newsroom_v1_ListArticlesRequest__Output, _rostra_newsroom_v1_ListArticlesResponse__Output>
  SearchArticles: MethodDefinition<_rostra_newsroom_v1_SearchArticlesRequest, _rostra_newsroom_v1_SearchArticlesResponse, _rostra_newsroom_v1_SearchArticlesRequest__Output, _rostra_newsroom_v1_SearchArticlesResponse__Output>
}
