// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AllowTermRequest as _rostra_zeitgeist_v1_AllowTermRequest, AllowTermRequest__Output as _rostra_zeitgeist_v1_AllowTermRequest__Output } from '../../../rostra/zeitgeist/v1/AllowTermRequest.ts';
import type { AllowTermResponse as _rostra_zeitgeist_v1_AllowTermResponse, AllowTermResponse__Output as _rostra_zeitgeist_v1_AllowTermResponse__Output } from '../../../rostra/zeitgeist/v1/AllowTermResponse.ts';
import type { Entry as _rostra_zeitgeist_v1_Entry, Entry__Output as _rostra_zeitgeist_v1_Entry__Output } from '../../../rostra/zeitgeist/v1/Entry.ts';
import type { ExcludeTermRequest as _rostra_zeitgeist_v1_ExcludeTermRequest, ExcludeTermRequest__Output as _rostra_zeitgeist_v1_ExcludeTermRequest__Output } from '../../../rostra/zeitgeist/v1/ExcludeTermRequest.ts';
import type { ExcludedTerm as _rostra_zeitgeist_v1_ExcludedTerm, ExcludedTerm__Output as _rostra_zeitgeist_v1_ExcludedTerm__Output } from '../../../rostra/zeitgeist/v1/ExcludedTerm.ts';
import type { ExportDataRequest as _rostra_zeitgeist_v1_ExportDataRequest, ExportDataRequest__Output as _rostra_zeitgeist_v1_ExportDataRequest__Output } from '../../../rostra/zeitgeist/v1/ExportDataRequest.ts';
import type { ExportedDay as _rostra_zeitgeist_v1_ExportedDay, ExportedDay__Output as _rostra_zeitgeist_v1_ExportedDay__Output } from '../../../rostra/zeitgeist/v1/ExportedDay.ts';
import type { GetEntryRequest as _rostra_zeitgeist_v1_GetEntryRequest, GetEntryRequest__Output as _rostra_zeitgeist_v1_GetEntryRequest__Output } from '../../../rostra/zeitgeist/v1/GetEntryRequest.ts';
import type { ListEntriesRequest as _rostra_zeitgeist_v1_ListEntriesRequest, ListEntriesRequest__Output as _rostra_zeitgeist_v1_ListEntriesRequest__Output } from '../../../rostra/zeitgeist/v1/ListEntriesRequest.ts';
import type { ListEntriesResponse as _rostra_zeitgeist_v1_ListEntriesResponse, ListEntriesResponse__Output as _rostra_zeitgeist_v1_ListEntriesResponse__Output } from '../../../rostra/zeitgeist/v1/ListEntriesResponse.ts';
import type { ListExcludedTermsRequest as _rostra_zeitgeist_v1_ListExcludedTermsRequest, ListExcludedTermsRequest__Output as _rostra_zeitgeist_v1_ListExcludedTermsRequest__Output } from '../../../rostra/zeitgeist/v1/ListExcludedTermsRequest.ts';
import type { ListExcludedTermsResponse as _rostra_zeitgeist_v1_ListExcludedTermsResponse, ListExcludedTermsResponse__Output as _rostra_zeitgeist_v1_ListExcludedTermsResponse__Output } from '../../../rostra/zeitgeist/v1/ListExcludedTermsResponse.ts';
import type { ListReviewedEntriesRequest as _rostra_zeitgeist_v1_ListReviewedEntriesRequest, ListReviewedEntriesRequest__Output as _rostra_zeitgeist_v1_ListReviewedEntriesRequest__Output } from '../../../rostra/zeitgeist/v1/ListReviewedEntriesRequest.ts';
import type { ListReviewedEntriesResponse as _rostra_zeitgeist_v1_ListReviewedEntriesResponse, ListReviewedEntriesResponse__Output as _rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output } from '../../../rostra/zeitgeist/v1/ListReviewedEntriesResponse.ts';
import type { RefreshRequest as _rostra_zeitgeist_v1_RefreshRequest, RefreshRequest__Output as _rostra_zeitgeist_v1_RefreshRequest__Output } from '../../../rostra/zeitgeist/v1/RefreshRequest.ts';
import type { RefreshResponse as _rostra_zeitgeist_v1_RefreshResponse, RefreshResponse__Output as _rostra_zeitgeist_v1_RefreshResponse__Output } from '../../../rostra/zeitgeist/v1/RefreshResponse.ts';
import type { ReviewEntryRequest as _rostra_zeitgeist_v1_ReviewEntryRequest, ReviewEntryRequest__Output as _rostra_zeitgeist_v1_ReviewEntryRequest__Output } from '../../../rostra/zeitgeist/v1/ReviewEntryRequest.ts';
import type { ReviewedEntry as _rostra_zeitgeist_v1_ReviewedEntry, ReviewedEntry__Output as _rostra_zeitgeist_v1_ReviewedEntry__Output } from '../../../rostra/zeitgeist/v1/ReviewedEntry.ts';

/**
 * The subjects that members discuss with public personas, as entries that identify no person. docs/zeitgeist.md describes the method, and
 * services/zeitgeist/README.md has a glossary.
 */
export interface ZeitgeistServiceClient extends grpc.Client {
  /**
   * Allows a term again. NOT_FOUND TERM_NOT_EXCLUDED.
   */
  AllowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  AllowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  AllowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  AllowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Allows a term again. NOT_FOUND TERM_NOT_EXCLUDED.
   */
  allowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  allowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  allowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  allowTerm(argument: _rostra_zeitgeist_v1_AllowTermRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_AllowTermResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Excludes a term, one to three words: no new entry has it, and current ones that show it are held back. INVALID_ARGUMENT VALIDATION,
   * ALREADY_EXISTS TERM_EXCLUDED, FAILED_PRECONDITION TOO_MANY_TERMS beyond 500.
   */
  ExcludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  ExcludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  ExcludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  ExcludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  /**
   * Excludes a term, one to three words: no new entry has it, and current ones that show it are held back. INVALID_ARGUMENT VALIDATION,
   * ALREADY_EXISTS TERM_EXCLUDED, FAILED_PRECONDITION TOO_MANY_TERMS beyond 500.
   */
  excludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  excludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  excludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  excludeTerm(argument: _rostra_zeitgeist_v1_ExcludeTermRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ExcludedTerm__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the stored data that can still be linked to the calling member: the days on which the member's chats were counted. After 7 days
   * the key that links a row to a member is deleted. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ExportData(argument: _rostra_zeitgeist_v1_ExportDataRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_zeitgeist_v1_ExportedDay__Output>;
  ExportData(argument: _rostra_zeitgeist_v1_ExportDataRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_zeitgeist_v1_ExportedDay__Output>;
  /**
   * Streams the stored data that can still be linked to the calling member: the days on which the member's chats were counted. After 7 days
   * the key that links a row to a member is deleted. UNAUTHENTICATED AUTH_REQUIRED.
   */
  exportData(argument: _rostra_zeitgeist_v1_ExportDataRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_zeitgeist_v1_ExportedDay__Output>;
  exportData(argument: _rostra_zeitgeist_v1_ExportDataRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_zeitgeist_v1_ExportedDay__Output>;
  
  /**
   * Returns a current entry that readers see, without the ids of conversations. NOT_FOUND ENTRY_NOT_FOUND: it has expired, was replaced or
   * held back, or never existed.
   */
  GetEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  GetEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  GetEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  GetEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a current entry that readers see, without the ids of conversations. NOT_FOUND ENTRY_NOT_FOUND: it has expired, was replaced or
   * held back, or never existed.
   */
  getEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  getEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  getEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  getEntry(argument: _rostra_zeitgeist_v1_GetEntryRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_Entry__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the current entries, newest first. The ids of conversations are returned to super senators only.
   */
  ListEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the current entries, newest first. The ids of conversations are returned to super senators only.
   */
  listEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  listEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  listEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  listEntries(argument: _rostra_zeitgeist_v1_ListEntriesRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListEntriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the excluded terms, by alphabet.
   */
  ListExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  ListExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  ListExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  ListExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the excluded terms, by alphabet.
   */
  listExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  listExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  listExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  listExcludedTerms(argument: _rostra_zeitgeist_v1_ListExcludedTermsRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all current entries for operators, newest first: shown ones, those that wait for a review, and those that are held back. This call and
   * those below: PERMISSION_DENIED OPERATORS_ONLY.
   */
  ListReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all current entries for operators, newest first: shown ones, those that wait for a review, and those that are held back. This call and
   * those below: PERMISSION_DENIED OPERATORS_ONLY.
   */
  listReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  listReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  listReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  listReviewedEntries(argument: _rostra_zeitgeist_v1_ListReviewedEntriesRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates an edition from the last 7 days and returns its counts once it is published. Cancelling the call does not stop the refresh.
   * PERMISSION_DENIED REFRESH_NOT_ALLOWED: the caller is no super senator;
   * FAILED_PRECONDITION REFRESH_RUNNING: another refresh runs;
   * UNAVAILABLE REFRESH_FAILED: it failed, and the entries are unchanged.
   */
  Refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  Refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  Refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  Refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates an edition from the last 7 days and returns its counts once it is published. Cancelling the call does not stop the refresh.
   * PERMISSION_DENIED REFRESH_NOT_ALLOWED: the caller is no super senator;
   * FAILED_PRECONDITION REFRESH_RUNNING: another refresh runs;
   * UNAVAILABLE REFRESH_FAILED: it failed, and the entries are unchanged.
   */
  refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  refresh(argument: _rostra_zeitgeist_v1_RefreshRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_RefreshResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Shows an entry, or holds it back: readers and the newsroom no longer see it, nor its subject when it is written anew.
   * NOT_FOUND ENTRY_NOT_FOUND, INVALID_ARGUMENT VALIDATION.
   */
  ReviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  ReviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  ReviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  ReviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  /**
   * Shows an entry, or holds it back: readers and the newsroom no longer see it, nor its subject when it is written anew.
   * NOT_FOUND ENTRY_NOT_FOUND, INVALID_ARGUMENT VALIDATION.
   */
  reviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  reviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  reviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  reviewEntry(argument: _rostra_zeitgeist_v1_ReviewEntryRequest, callback: grpc.requestCallback<_rostra_zeitgeist_v1_ReviewedEntry__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The subjects that members discuss with public personas, as entries that identify no person. docs/zeitgeist.md describes the method, and
 * services/zeitgeist/README.md has a glossary.
 */
export interface ZeitgeistServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Allows a term again. NOT_FOUND TERM_NOT_EXCLUDED.
   */
  AllowTerm: grpc.handleUnaryCall<_rostra_zeitgeist_v1_AllowTermRequest__Output, _rostra_zeitgeist_v1_AllowTermResponse>;
  
  /**
   * Excludes a term, one to three words: no new entry has it, and current ones that show it are held back. INVALID_ARGUMENT VALIDATION,
   * ALREADY_EXISTS TERM_EXCLUDED, FAILED_PRECONDITION TOO_MANY_TERMS beyond 500.
   */
  ExcludeTerm: grpc.handleUnaryCall<_rostra_zeitgeist_v1_ExcludeTermRequest__Output, _rostra_zeitgeist_v1_ExcludedTerm>;
  
  /**
   * Streams the stored data that can still be linked to the calling member: the days on which the member's chats were counted. After 7 days
   * the key that links a row to a member is deleted. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ExportData: grpc.handleServerStreamingCall<_rostra_zeitgeist_v1_ExportDataRequest__Output, _rostra_zeitgeist_v1_ExportedDay>;
  
  /**
   * Returns a current entry that readers see, without the ids of conversations. NOT_FOUND ENTRY_NOT_FOUND: it has expired, was replaced or
   * held back, or never existed.
   */
  GetEntry: grpc.handleUnaryCall<_rostra_zeitgeist_v1_GetEntryRequest__Output, _rostra_zeitgeist_v1_Entry>;
  
  /**
   * Lists the current entries, newest first. The ids of conversations are returned to super senators only.
   */
  ListEntries: grpc.handleUnaryCall<_rostra_zeitgeist_v1_ListEntriesRequest__Output, _rostra_zeitgeist_v1_ListEntriesResponse>;
  
  /**
   * Lists the excluded terms, by alphabet.
   */
  ListExcludedTerms: grpc.handleUnaryCall<_rostra_zeitgeist_v1_ListExcludedTermsRequest__Output, _rostra_zeitgeist_v1_ListExcludedTermsResponse>;
  
  /**
   * Lists all current entries for operators, newest first: shown ones, those that wait for a review, and those that are held back. This call and
   * those below: PERMISSION_DENIED OPERATORS_ONLY.
   */
  ListReviewedEntries: grpc.handleUnaryCall<_rostra_zeitgeist_v1_ListReviewedEntriesRequest__Output, _rostra_zeitgeist_v1_ListReviewedEntriesResponse>;
  
  /**
   * Creates an edition from the last 7 days and returns its counts once it is published. Cancelling the call does not stop the refresh.
   * PERMISSION_DENIED REFRESH_NOT_ALLOWED: the caller is no super senator;
   * FAILED_PRECONDITION REFRESH_RUNNING: another refresh runs;
   * UNAVAILABLE REFRESH_FAILED: it failed, and the entries are unchanged.
   */
  Refresh: grpc.handleUnaryCall<_rostra_zeitgeist_v1_RefreshRequest__Output, _rostra_zeitgeist_v1_RefreshResponse>;
  
  /**
   * Shows an entry, or holds it back: readers and the newsroom no longer see it, nor its subject when it is written anew.
   * NOT_FOUND ENTRY_NOT_FOUND, INVALID_ARGUMENT VALIDATION.
   */
  ReviewEntry: grpc.handleUnaryCall<_rostra_zeitgeist_v1_ReviewEntryRequest__Output, _rostra_zeitgeist_v1_ReviewedEntry>;
  
}

export interface ZeitgeistServiceDefinition extends grpc.ServiceDefinition {
  AllowTerm: MethodDefinition<_rostra_zeitgeist_v1_AllowTermRequest, _rostra_zeitgeist_v1_AllowTermResponse, _rostra_zeitgeist_v1_AllowTermRequest__Output, _rostra_zeitgeist_v1_AllowTermResponse__Output>
  ExcludeTerm: MethodDefinition<_rostra_zeitgeist_v1_ExcludeTermRequest, _rostra_zeitgeist_v1_ExcludedTerm, _rostra_zeitgeist_v1_ExcludeTermRequest__Output, _rostra_zeitgeist_v1_ExcludedTerm__Output>
  ExportData: MethodDefinition<_rostra_zeitgeist_v1_ExportDataRequest, _rostra_zeitgeist_v1_ExportedDay, _rostra_zeitgeist_v1_ExportDataRequest__Output, _rostra_zeitgeist_v1_ExportedDay__Output>
  GetEntry: MethodDefinition<_rostra_zeitgeist_v1_GetEntryRequest, _rostra_zeitgeist_v1_Entry, _rostra_zeitgeist_v1_GetEntryRequest__Output, _rostra_zeitgeist_v1_Entry__Output>
  ListEntries: MethodDefinition<_rostra_zeitgeist_v1_ListEntriesRequest, _rostra_zeitgeist_v1_ListEntriesResponse, _rostra_zeitgeist_v1_ListEntriesRequest__Output, _rostra_zeitgeist_v1_ListEntriesResponse__Output>
  ListExcludedTerms: MethodDefinition<_rostra_zeitgeist_v1_ListExcludedTermsRequest, _rostra_zeitgeist_v1_ListExcludedTermsResponse, _rostra_zeitgeist_v1_ListExcludedTermsRequest__Output, _rostra_zeitgeist_v1_ListExcludedTermsResponse__Output>
  ListReviewedEntries: MethodDefinition<_rostra_zeitgeist_v1_ListReviewedEntriesRequest, _rostra_zeitgeist_v1_ListReviewedEntriesResponse, _rostra_zeitgeist_v1_ListReviewedEntriesRequest__Output, _rostra_zeitgeist_v1_ListReviewedEntriesResponse__Output>
  Refresh: MethodDefinition<_rostra_zeitgeist_v1_RefreshRequest, _rostra_zeitgeist_v1_RefreshResponse, _rostra_zeitgeist_v1_RefreshRequest__Output, _rostra_zeitgeist_v1_RefreshResponse__Output>
  ReviewEntry: MethodDefinition<_rostra_zeitgeist_v1_ReviewEntryRequest, _rostra_zeitgeist_v1_ReviewedEntry, _rostra_zeitgeist_v1_ReviewEntryRequest__Output, _rostra_zeitgeist_v1_ReviewedEntry__Output>
}
