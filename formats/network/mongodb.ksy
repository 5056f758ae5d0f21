meta:
  id: mongodb
  title: MongoDB wire protocol
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
  xref:
    wikidata: Q1165204
doc: |
  What MongoDB's servers and clients say to each other: messages of BSON documents behind a header, one direction of a
  connection, from its beginning or from the middle.

  `OP_MSG` of today, the messages before it, and compressed ones, which are unpacked.
doc-ref:
  - https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/
  - https://github.com/mongodb/specifications/blob/master/source/message/OP_MSG.md
  - https://github.com/mongodb/specifications/blob/master/source/compression/OP_COMPRESSED.md
-hexplain-ports: [27017, 27018, 27019]
-hexplain-decoder: mongodb
seq:
  - id: message_length
    type: s4
    -hexplain-role: length
  - id: request_id
    type: s4
  - id: response_to
    type: s4
  - id: op_code
    type: s4
    enum: op_code
    -hexplain-role: type
enums:
  op_code:
    1: {id: op_reply, -orig-id: OP_REPLY}
    2001: {id: op_update, -orig-id: OP_UPDATE}
    2002: {id: op_insert, -orig-id: OP_INSERT}
    2004: {id: op_query, -orig-id: OP_QUERY}
    2005: {id: op_get_more, -orig-id: OP_GET_MORE}
    2006: {id: op_delete, -orig-id: OP_DELETE}
    2007: {id: op_kill_cursors, -orig-id: OP_KILL_CURSORS}
    2012: {id: op_compressed, -orig-id: OP_COMPRESSED}
    2013: {id: op_msg, -orig-id: OP_MSG}
  flag_bits:
    0x1: {id: checksum_present, -orig-id: checksumPresent}
    0x2: {id: more_to_come, -orig-id: moreToCome, doc: "More messages follow without an answer in between."}
    0x10000: {id: exhaust_allowed, -orig-id: exhaustAllowed, doc: The client takes several replies to this request.}
  response_flags:
    0x1: {id: cursor_not_found, -orig-id: CursorNotFound}
    0x2: {id: query_failure, -orig-id: QueryFailure}
    0x4: {id: shard_config_stale, -orig-id: ShardConfigStale}
    0x8: {id: await_capable, -orig-id: AwaitCapable}
  section_kind:
    0: {id: body, doc: "One document: the command, or the reply."}
    1: {id: document_sequence, -orig-id: document sequence, doc: "Documents that are an argument of the command."}
  compressor:
    0: {id: noop}
    1: {id: snappy}
    2: {id: zlib}
    3: {id: zstd}
