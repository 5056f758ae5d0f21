meta:
  id: websocket
  title: WebSocket frames
  license: Apache-2.0
  endian: be
  bit-endian: be
  ks-version: '0.10'
  xref:
    wikidata: Q859938
doc: |
  Frames of a WebSocket connection behind its opening handshake, one direction: each has a type, a length, in a client's
  frames a masking key, and a payload.

  Payloads are unmasked; messages in several frames, or compressed, are put together.
doc-ref:
  - https://www.rfc-editor.org/rfc/rfc6455#section-5.2
  - https://www.rfc-editor.org/rfc/rfc7692
-hexplain-decoder: websocket
seq:
  - id: fin
    type: b1
    doc: Whether this is the last frame of its message.
  - id: rsv
    type: b3
  - id: opcode
    type: b4
    enum: opcode
    -hexplain-role: type
  - id: mask
    type: b1
  - id: payload_len
    type: b7
    -hexplain-role: length
enums:
  opcode:
    0: {id: continuation, doc: Goes on with the message of the frame before.}
    1: {id: text, doc: UTF-8.}
    2: {id: binary}
    8: {id: close, doc: The sender will send no more.}
    9: {id: ping, doc: Wants a pong with the same payload.}
    10: {id: pong}
  close_code:
    1000: {id: normal_closure, -orig-id: normal closure}
    1001: {id: going_away, -orig-id: going away, doc: A server goes down or a page is left.}
    1002: {id: protocol_error, -orig-id: protocol error}
    1003: {id: unsupported_data, -orig-id: unsupported data}
    1007: {id: invalid_payload, -orig-id: invalid payload, doc: Text that is not UTF-8.}
    1008: {id: policy_violation, -orig-id: policy violation}
    1009: {id: too_big, -orig-id: message too big}
    1010: {id: mandatory_extension, -orig-id: mandatory extension, doc: The client wanted one that the server lacks.}
    1011: {id: internal_error, -orig-id: internal error}
    1012: {id: service_restart, -orig-id: service restart}
    1013: {id: try_again_later, -orig-id: try again later}
    1014: {id: bad_gateway, -orig-id: bad gateway}
