// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ExportDataRequest as _rostra_zeitgeist_v1_ExportDataRequest, ExportDataRequest__Output as _rostra_zeitgeist_v1_ExportDataRequest__Output } from '../../../rostra/zeitgeist/v1/ExportDataRequest.ts';
import type { ExportedDay as _rostra_zeitgeist_v1_ExportedDay, ExportedDay__Output as _rostra_zeitgeist_v1_ExportedDay__Output } from '../../../rostra/zeitgeist/v1/ExportedDay.ts';
import type { ListEntriesRequest as _rostra_zeitgeist_v1_ListEntriesRequest, ListEntriesRequest__Output as _rostra_zeitgeist_v1_ListEntriesRequest__Output } from '../../../rostra/zeitgeist/v1/ListEntriesRequest.ts';
import type { ListEntriesResponse as _rostra_zeitgeist_v1_ListEntriesResponse, ListEntriesResponse__Output as _rostra_zeitgeist_v1_ListEntriesResponse__Output } from '../../../rostra/zeitgeist/v1/ListEntriesResponse.ts';
import type { RefreshRequest as _rostra_zeitgeist_v1_RefreshRequest, RefreshRequest__Output as _rostra_zeitgeist_v1_RefreshRequest__Output } from '../../../rostra/zeitgeist/v1/RefreshRequest.ts';
import type { RefreshResponse as _rostra_zeitgeist_v1_RefreshResponse, RefreshResponse__Output as _rostra_zeitgeist_v1_RefreshResponse__Output } from '../../../rostra/zeitgeist/v1/RefreshResponse.ts';

/**
 * The subjects that members discuss with public personas, as entries that identify no person. docs/zeitgeist.md describes the method, and
 * services/zeitgeist/README.md has a glossary.
 */
export interface ZeitgeistServiceClient extends grpc.Client {
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
  
}

/**
 * The subjects that members discuss with public personas, as entries that identify no person. docs/zeitgeist.md describes the method, and
 * services/zeitgeist/README.md has a glossary.
 */
export interface ZeitgeistServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Streams the stored data that can still be linked to the calling member: the days on which the member's chats were counted. After 7 days
   * the key that links a row to a member is deleted. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ExportData: grpc.handleServerStreamingCall<_rostra_zeitgeist_v1_ExportDataRequest__Output, _rostra_zeitgeist_v1_ExportedDay>;
  
  /**
   * Lists the current entries, newest first. The ids of conversations are returned to super senators only.
   */
  ListEntries: grpc.handleUnaryCall<_rostra_zeitgeist_v1_ListEntriesRequest__Output, _rostra_zeitgeist_v1_ListEntriesResponse>;
  
  /**
   * Creates an edition from the last 7 days and returns its counts once it is published. Cancelling the call does not stop the refresh.
   * PERMISSION_DENIED REFRESH_NOT_ALLOWED: the caller is no super senator;
   * FAILED_PRECONDITION REFRESH_RUNNING: another refresh runs;
   * UNAVAILABLE REFRESH_FAILED: it failed, and the entries are unchanged.
   */
  Refresh: grpc.handleUnaryCall<_rostra_zeitgeist_v1_RefreshRequest__Output, _rostra_zeitgeist_v1_RefreshResponse>;
  
}

export interface ZeitgeistServiceDefinition extends grpc.ServiceDefinition {
  ExportData: MethodDefinition<_rostra_zeitgeist_v1_ExportDataRequest, _rostra_zeitgeist_v1_ExportedDay, _rostra_zeitgeist_v1_ExportDataRequest__Output, _rostra_zeitgeist_v1_ExportedDay__Output>
  ListEntries: MethodDefinition<_rostra_zeitgeist_v1_ListEntriesRequest, _rostra_zeitgeist_v1_ListEntriesResponse, _rostra_zeitgeist_v1_ListEntriesRequest__Output, _rostra_zeitgeist_v1_ListEntriesResponse__Output>
  Refresh: MethodDefinition<_rostra_zeitgeist_v1_RefreshRequest, _rostra_zeitgeist_v1_RefreshResponse, _rostra_zeitgeist_v1_RefreshRequest__Output, _rostra_zeitgeist_v1_RefreshResponse__Output>
}
