/** The text of one server-sent event. */
type Event = string

export interface AnsweredUsage {
  input_tokens: number
  output_tokens: number
}

export interface AiProtocol {
  /** The path after the server's address in AI_BASE_URL. */
  basePath: string
  recognises(path: string): boolean
  begin(usage: AnsweredUsage): Event[]
  text(text: string): Event
  /** An event in the place of the next chunk that is not valid JSON. */
  unreadable(): Event
  end(reason: 'complete' | 'length' | 'filtered', usage: AnsweredUsage): Event[]
  /** An error in the stream after the request was accepted. */
  errorAmid(): Event
  /** The error body of the real service for this status; it repeats the key and the question. */
  error(status: number, repeated: string): unknown
}

const data = (value: unknown): Event => `data: ${JSON.stringify(value)}\n\n`
const named = (type: string, fields: object): Event => `event: ${type}\n${data({ type, ...fields })}`

const ERROR_NAMES: Record<number, string> = { 401: 'authentication_error', 429: 'rate_limit_error' }
const GOOGLE_STATUS: Record<number, string> = { 401: 'UNAUTHENTICATED', 429: 'RESOURCE_EXHAUSTED', 500: 'INTERNAL' }

const openAi: AiProtocol = {
  basePath: '/v1',
  recognises: (path) => path === '/v1/chat/completions',
  begin: () => [openAiChunk({ delta: { role: 'assistant', content: '' }, finish_reason: null })],
  text: (content) => openAiChunk({ delta: { content }, finish_reason: null }),
  unreadable: () => 'data: {"choices":[{"delta":{"content":"half\n\n',
  end: (reason, { input_tokens, output_tokens }) => [
    openAiChunk({
      delta: {},
      finish_reason: { complete: 'stop', length: 'length', filtered: 'content_filter' }[reason],
    }),
    data({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [],
      usage: {
        prompt_tokens: input_tokens,
        completion_tokens: output_tokens,
        total_tokens: input_tokens + output_tokens,
      },
    }),
    'data: [DONE]\n\n',
  ],
  errorAmid: () => data({ error: { message: 'Overloaded', type: 'server_error', param: null, code: null } }),
  error: (status, repeated) => ({
    error: { message: `Not this: ${repeated}`, type: ERROR_NAMES[status] ?? 'server_error', param: null, code: null },
  }),
}

function openAiChunk(choice: object): Event {
  return data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, ...choice }],
  })
}

const anthropic: AiProtocol = {
  basePath: '/v1',
  recognises: (path) => path === '/v1/messages',
  begin: ({ input_tokens }) => [
    named('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens, output_tokens: 1 },
      },
    }),
    named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    named('ping', {}),
  ],
  text: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  unreadable: () =>
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"text":"half\n\n',
  end: (reason, { output_tokens }) => [
    named('content_block_stop', { index: 0 }),
    named('message_delta', {
      delta: {
        stop_reason: { complete: 'end_turn', length: 'max_tokens', filtered: 'refusal' }[reason],
        stop_sequence: null,
      },
      usage: { output_tokens },
    }),
    named('message_stop', {}),
  ],
  errorAmid: () => named('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  error: (status, repeated) => ({
    type: 'error',
    error: { type: ERROR_NAMES[status] ?? 'api_error', message: `Not this: ${repeated}` },
  }),
}

const google: AiProtocol = {
  basePath: '/v1beta',
  recognises: (path) => /^\/v1beta\/models\/[^/]+:streamGenerateContent\?alt=sse$/.test(path),
  begin: () => [],
  text: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  unreadable: () => 'data: {"candidates":[{"content":{"parts":[{"text":"half\n\n',
  end: (reason, { input_tokens, output_tokens }) => [
    data({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: { complete: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' }[reason],
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: input_tokens,
        candidatesTokenCount: output_tokens,
        totalTokenCount: input_tokens + output_tokens,
      },
    }),
  ],
  errorAmid: () => data({ error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } }),
  // Google answers 400 when the key is wrong.
  error: (status, repeated) => ({
    error: {
      code: status,
      message: `Not this: ${repeated}`,
      status: GOOGLE_STATUS[status] ?? 'INVALID_ARGUMENT',
      ...(status === 400 ? { details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }] } : {}),
    },
  }),
}

export const AI_PROTOCOLS = { 'openai-compatible': openAi, anthropic, google }
export type AiProtocolName = keyof typeof AI_PROTOCOLS
