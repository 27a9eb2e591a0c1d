// Original file: proto/rostra/chat/v1/chat.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdoptConversationsRequest as _rostra_chat_v1_AdoptConversationsRequest, AdoptConversationsRequest__Output as _rostra_chat_v1_AdoptConversationsRequest__Output } from '../../../rostra/chat/v1/AdoptConversationsRequest.ts';
import type { AdoptConversationsResponse as _rostra_chat_v1_AdoptConversationsResponse, AdoptConversationsResponse__Output as _rostra_chat_v1_AdoptConversationsResponse__Output } from '../../../rostra/chat/v1/AdoptConversationsResponse.ts';
import type { Exchange as _rostra_chat_v1_Exchange, Exchange__Output as _rostra_chat_v1_Exchange__Output } from '../../../rostra/chat/v1/Exchange.ts';
import type { ExportConversationsRequest as _rostra_chat_v1_ExportConversationsRequest, ExportConversationsRequest__Output as _rostra_chat_v1_ExportConversationsRequest__Output } from '../../../rostra/chat/v1/ExportConversationsRequest.ts';
import type { ExportedConversation as _rostra_chat_v1_ExportedConversation, ExportedConversation__Output as _rostra_chat_v1_ExportedConversation__Output } from '../../../rostra/chat/v1/ExportedConversation.ts';
import type { FollowGenerationRequest as _rostra_chat_v1_FollowGenerationRequest, FollowGenerationRequest__Output as _rostra_chat_v1_FollowGenerationRequest__Output } from '../../../rostra/chat/v1/FollowGenerationRequest.ts';
import type { GenerationEvent as _rostra_chat_v1_GenerationEvent, GenerationEvent__Output as _rostra_chat_v1_GenerationEvent__Output } from '../../../rostra/chat/v1/GenerationEvent.ts';
import type { GetOutcomesRequest as _rostra_chat_v1_GetOutcomesRequest, GetOutcomesRequest__Output as _rostra_chat_v1_GetOutcomesRequest__Output } from '../../../rostra/chat/v1/GetOutcomesRequest.ts';
import type { GetOutcomesResponse as _rostra_chat_v1_GetOutcomesResponse, GetOutcomesResponse__Output as _rostra_chat_v1_GetOutcomesResponse__Output } from '../../../rostra/chat/v1/GetOutcomesResponse.ts';
import type { ListConversationsRequest as _rostra_chat_v1_ListConversationsRequest, ListConversationsRequest__Output as _rostra_chat_v1_ListConversationsRequest__Output } from '../../../rostra/chat/v1/ListConversationsRequest.ts';
import type { ListConversationsResponse as _rostra_chat_v1_ListConversationsResponse, ListConversationsResponse__Output as _rostra_chat_v1_ListConversationsResponse__Output } from '../../../rostra/chat/v1/ListConversationsResponse.ts';
import type { ListMessagesRequest as _rostra_chat_v1_ListMessagesRequest, ListMessagesRequest__Output as _rostra_chat_v1_ListMessagesRequest__Output } from '../../../rostra/chat/v1/ListMessagesRequest.ts';
import type { ListMessagesResponse as _rostra_chat_v1_ListMessagesResponse, ListMessagesResponse__Output as _rostra_chat_v1_ListMessagesResponse__Output } from '../../../rostra/chat/v1/ListMessagesResponse.ts';
import type { RehearseRequest as _rostra_chat_v1_RehearseRequest, RehearseRequest__Output as _rostra_chat_v1_RehearseRequest__Output } from '../../../rostra/chat/v1/RehearseRequest.ts';
import type { SendRequest as _rostra_chat_v1_SendRequest, SendRequest__Output as _rostra_chat_v1_SendRequest__Output } from '../../../rostra/chat/v1/SendRequest.ts';
import type { StartConversationRequest as _rostra_chat_v1_StartConversationRequest, StartConversationRequest__Output as _rostra_chat_v1_StartConversationRequest__Output } from '../../../rostra/chat/v1/StartConversationRequest.ts';
import type { StartConversationResponse as _rostra_chat_v1_StartConversationResponse, StartConversationResponse__Output as _rostra_chat_v1_StartConversationResponse__Output } from '../../../rostra/chat/v1/StartConversationResponse.ts';
import type { StopGenerationRequest as _rostra_chat_v1_StopGenerationRequest, StopGenerationRequest__Output as _rostra_chat_v1_StopGenerationRequest__Output } from '../../../rostra/chat/v1/StopGenerationRequest.ts';
import type { StopGenerationResponse as _rostra_chat_v1_StopGenerationResponse, StopGenerationResponse__Output as _rostra_chat_v1_StopGenerationResponse__Output } from '../../../rostra/chat/v1/StopGenerationResponse.ts';

/**
 * Conversations, and the generations that answer in them.
 * 
 * A conversation belongs to one person, a member or a guest; for everybody else it is NOT_FOUND CONVERSATION_NOT_FOUND.
 */
export interface ChatServiceClient extends grpc.Client {
  /**
   * Gives a guest's conversations to the member who calls. The guest proves itself by its token.
   */
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  AdoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Gives a guest's conversations to the member who calls. The guest proves itself by its token.
   */
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  adoptConversations(argument: _rostra_chat_v1_AdoptConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_AdoptConversationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Everything that is kept of the caller's conversations, the oldest first, each with all its messages. A long conversation comes in
   * several parts, one after the other.
   */
  ExportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  ExportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  /**
   * Everything that is kept of the caller's conversations, the oldest first, each with all its messages. A long conversation comes in
   * several parts, one after the other.
   */
  exportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  exportConversations(argument: _rostra_chat_v1_ExportConversationsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_ExportedConversation__Output>;
  
  /**
   * The events of a generation after a sequence number, from any replica, whether it runs or has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  FollowGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  FollowGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  /**
   * The events of a generation after a sequence number, from any replica, whether it runs or has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  followGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  followGeneration(argument: _rostra_chat_v1_FollowGenerationRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  
  /**
   * What became of generations, for billing only, which asks for those whose event it misses.
   */
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * What became of generations, for billing only, which asks for those whose event it misses.
   */
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_chat_v1_GetOutcomesRequest, callback: grpc.requestCallback<_rostra_chat_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The caller's conversations in which something was said, the latest first.
   */
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  ListConversations(argument: _rostra_chat_v1_ListConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The caller's conversations in which something was said, the latest first.
   */
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  listConversations(argument: _rostra_chat_v1_ListConversationsRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListConversationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * A conversation's messages, oldest first.
   */
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  ListMessages(argument: _rostra_chat_v1_ListMessagesRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A conversation's messages, oldest first.
   */
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  listMessages(argument: _rostra_chat_v1_ListMessagesRequest, callback: grpc.requestCallback<_rostra_chat_v1_ListMessagesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Answers as a persona that is still being written, for a member who writes it: nothing is kept, counted or charged. Ends when the call
   * is ended. INVALID_ARGUMENT VALIDATION, UNAUTHENTICATED AUTH_REQUIRED for guests, UNAVAILABLE SHUTTING_DOWN or OVERLOADED.
   */
  Rehearse(argument: _rostra_chat_v1_RehearseRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  Rehearse(argument: _rostra_chat_v1_RehearseRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  /**
   * Answers as a persona that is still being written, for a member who writes it: nothing is kept, counted or charged. Ends when the call
   * is ended. INVALID_ARGUMENT VALIDATION, UNAUTHENTICATED AUTH_REQUIRED for guests, UNAVAILABLE SHUTTING_DOWN or OVERLOADED.
   */
  rehearse(argument: _rostra_chat_v1_RehearseRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  rehearse(argument: _rostra_chat_v1_RehearseRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  
  /**
   * Sends a message and streams the answer. Refusals come before the first event, as a status:
   * PERMISSION_DENIED GUEST_LIMIT for guests, FAILED_PRECONDITION INSUFFICIENT_CREDITS for members,
   * ALREADY_EXISTS GENERATION_RUNNING or REQUEST_ID_REUSED, UNAVAILABLE SHUTTING_DOWN or OVERLOADED.
   * The same request id again attaches to the same generation. Ending the call doesn't end the generation.
   */
  Send(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  Send(argument: _rostra_chat_v1_SendRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  /**
   * Sends a message and streams the answer. Refusals come before the first event, as a status:
   * PERMISSION_DENIED GUEST_LIMIT for guests, FAILED_PRECONDITION INSUFFICIENT_CREDITS for members,
   * ALREADY_EXISTS GENERATION_RUNNING or REQUEST_ID_REUSED, UNAVAILABLE SHUTTING_DOWN or OVERLOADED.
   * The same request id again attaches to the same generation. Ending the call doesn't end the generation.
   */
  send(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  send(argument: _rostra_chat_v1_SendRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_chat_v1_GenerationEvent__Output>;
  
  /**
   * The same, answered once, when the reply is whole.
   */
  SendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  SendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  SendAndWait(argument: _rostra_chat_v1_SendRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  SendAndWait(argument: _rostra_chat_v1_SendRequest, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  /**
   * The same, answered once, when the reply is whole.
   */
  sendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  sendAndWait(argument: _rostra_chat_v1_SendRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  sendAndWait(argument: _rostra_chat_v1_SendRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  sendAndWait(argument: _rostra_chat_v1_SendRequest, callback: grpc.requestCallback<_rostra_chat_v1_Exchange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Opens a conversation with a persona that the caller may see; its first message is the persona's greeting.
   */
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  StartConversation(argument: _rostra_chat_v1_StartConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Opens a conversation with a persona that the caller may see; its first message is the persona's greeting.
   */
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  startConversation(argument: _rostra_chat_v1_StartConversationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StartConversationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stops a generation, wherever it runs; what was shown is kept. Also succeeds when it has ended.
   */
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  StopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stops a generation, wherever it runs; what was shown is kept. Also succeeds when it has ended.
   */
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  stopGeneration(argument: _rostra_chat_v1_StopGenerationRequest, callback: grpc.requestCallback<_rostra_chat_v1_StopGenerationResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Conversations, and the generations that answer in them.
 * 
 * A conversation belongs to one person, a member or a guest; for everybody else it is NOT_FOUND CONVERSATION_NOT_FOUND.
 */
export interface ChatServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Gives a guest's conversations to the member who calls. The guest proves itself by its token.
   */
  AdoptConversations: grpc.handleUnaryCall<_rostra_chat_v1_AdoptConversationsRequest__Output, _rostra_chat_v1_AdoptConversationsResponse>;
  
  /**
   * Everything that is kept of the caller's conversations, the oldest first, each with all its messages. A long conversation comes in
   * several parts, one after the other.
   */
  ExportConversations: grpc.handleServerStreamingCall<_rostra_chat_v1_ExportConversationsRequest__Output, _rostra_chat_v1_ExportedConversation>;
  
  /**
   * The events of a generation after a sequence number, from any replica, whether it runs or has ended.
   * NOT_FOUND GENERATION_NOT_FOUND.
   */
  FollowGeneration: grpc.handleServerStreamingCall<_rostra_chat_v1_FollowGenerationRequest__Output, _rostra_chat_v1_GenerationEvent>;
  
  /**
   * What became of generations, for billing only, which asks for those whose event it misses.
   */
  GetOutcomes: grpc.handleUnaryCall<_rostra_chat_v1_GetOutcomesRequest__Output, _rostra_chat_v1_GetOutcomesResponse>;
  
  /**
   * The caller's conversations in which something was said, the latest first.
   */
  ListConversations: grpc.handleUnaryCall<_rostra_chat_v1_ListConversationsRequest__Output, _rostra_chat_v1_ListConversationsResponse>;
  
  /**
   * A conversation's messages, oldest first.
   */
  ListMessages: grpc.handleUnaryCall<_rostra_chat_v1_ListMessagesRequest__Output, _rostra_chat_v1_ListMessagesResponse>;
  
  /**
   * Answers as a persona that is still being written, for a member who writes it: nothing is kept, counted or charged. Ends when the call
   * is ended. INVALID_ARGUMENT VALIDATION, UNAUTHENTICATED AUTH_REQUIRED for guests, UNAVAILABLE SHUTTING_DOWN or OVERLOADED.
   */
  Rehearse: grpc.handleServerStreamingCall<_rostra_chat_v1_RehearseRequest__Output, _rostra_chat_v1_GenerationEvent>;
  
  /**
   * Sends a message and streams the answer. Refusals come before the first event, as a status:
   * PERMISSION_DENIED GUEST_LIMIT for guests, FAILED_PRECONDITION INSUFFICIENT_CREDITS for members,
   * ALREADY_EXISTS GENERATION_RUNNING or REQUEST_ID_REUSED, UNAVAILABLE SHUTTING_DOWN or OVERLOADED.
   * The same request id again attaches to the same generation. Ending the call doesn't end the generation.
   */
  Send: grpc.handleServerStreamingCall<_rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_GenerationEvent>;
  
  /**
   * The same, answered once, when the reply is whole.
   */
  SendAndWait: grpc.handleUnaryCall<_rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_Exchange>;
  
  /**
   * Opens a conversation with a persona that the caller may see; its first message is the persona's greeting.
   */
  StartConversation: grpc.handleUnaryCall<_rostra_chat_v1_StartConversationRequest__Output, _rostra_chat_v1_StartConversationResponse>;
  
  /**
   * Stops a generation, wherever it runs; what was shown is kept. Also succeeds when it has ended.
   */
  StopGeneration: grpc.handleUnaryCall<_rostra_chat_v1_StopGenerationRequest__Output, _rostra_chat_v1_StopGenerationResponse>;
  
}

export interface ChatServiceDefinition extends grpc.ServiceDefinition {
  AdoptConversations: MethodDefinition<_rostra_chat_v1_AdoptConversationsRequest, _rostra_chat_v1_AdoptConversationsResponse, _rostra_chat_v1_AdoptConversationsRequest__Output, _rostra_chat_v1_AdoptConversationsResponse__Output>
  ExportConversations: MethodDefinition<_rostra_chat_v1_ExportConversationsRequest, _rostra_chat_v1_ExportedConversation, _rostra_chat_v1_ExportConversationsRequest__Output, _rostra_chat_v1_ExportedConversation__Output>
  FollowGeneration: MethodDefinition<_rostra_chat_v1_FollowGenerationRequest, _rostra_chat_v1_GenerationEvent, _rostra_chat_v1_FollowGenerationRequest__Output, _rostra_chat_v1_GenerationEvent__Output>
  GetOutcomes: MethodDefinition<_rostra_chat_v1_GetOutcomesRequest, _rostra_chat_v1_GetOutcomesResponse, _rostra_chat_v1_GetOutcomesRequest__Output, _rostra_chat_v1_GetOutcomesResponse__Output>
  ListConversations: MethodDefinition<_rostra_chat_v1_ListConversationsRequest, _rostra_chat_v1_ListConversationsResponse, _rostra_chat_v1_ListConversationsRequest__Output, _rostra_chat_v1_ListConversationsResponse__Output>
  ListMessages: MethodDefinition<_rostra_chat_v1_ListMessagesRequest, _rostra_chat_v1_ListMessagesResponse, _rostra_chat_v1_ListMessagesRequest__Output, _rostra_chat_v1_ListMessagesResponse__Output>
  Rehearse: MethodDefinition<_rostra_chat_v1_RehearseRequest, _rostra_chat_v1_GenerationEvent, _rostra_chat_v1_RehearseRequest__Output, _rostra_chat_v1_GenerationEvent__Output>
  Send: MethodDefinition<_rostra_chat_v1_SendRequest, _rostra_chat_v1_GenerationEvent, _rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_GenerationEvent__Output>
  SendAndWait: MethodDefinition<_rostra_chat_v1_SendRequest, _rostra_chat_v1_Exchange, _rostra_chat_v1_SendRequest__Output, _rostra_chat_v1_Exchange__Output>
  StartConversation: MethodDefinition<_rostra_chat_v1_StartConversationRequest, _rostra_chat_v1_StartConversationResponse, _rostra_chat_v1_StartConversationRequest__Output, _rostra_chat_v1_StartConversationResponse__Output>
  StopGeneration: MethodDefinition<_rostra_chat_v1_StopGenerationRequest, _rostra_chat_v1_StopGenerationResponse, _rostra_chat_v1_StopGenerationRequest__Output, _rostra_chat_v1_StopGenerationResponse__Output>
}
