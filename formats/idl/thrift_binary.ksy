meta:
  id: thrift_binary
  title: Thrift binary protocol
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
  xref:
    mime: application/vnd.apache.thrift.binary
    wikidata: Q2426133
doc: |
  Thrift's binary protocol: structs of fields, each with a type and a number, all integers big-endian and of fixed size.
  A message has a header with the name of a method in front; both may stand in frames, behind a length. Names of fields
  stand in the interface file, not in the bytes; without one, fields are called by their numbers.
doc-ref:
  - https://github.com/apache/thrift/blob/master/doc/specs/thrift-binary-protocol.md
-hexplain-ports: [9090]
-hexplain-decoder: native thrift
seq:
  - id: first
    type: u1
    doc: The type of the first field, or the first byte of a message's header.
    -hexplain-role: type
enums:
  message_type:
    1: { id: call, -orig-id: CALL }
    2: { id: reply, -orig-id: REPLY }
    3: { id: exception, -orig-id: EXCEPTION }
    4: { id: oneway, -orig-id: ONEWAY, doc: A call without a reply. }
  type:
    0: { id: stop, -orig-id: STOP, doc: The end of a struct. }
    2: { id: bool, -orig-id: BOOL }
    3: { id: i8, -orig-id: I8 }
    4: { id: double, -orig-id: DOUBLE }
    6: { id: i16, -orig-id: I16 }
    8: { id: i32, -orig-id: I32 }
    10: { id: i64, -orig-id: I64 }
    11: { id: string, -orig-id: STRING, doc: Text or bytes. }
    12: { id: struct, -orig-id: STRUCT }
    13: { id: map, -orig-id: MAP }
    14: { id: set, -orig-id: SET }
    15: { id: list, -orig-id: LIST }
    16: { id: uuid, -orig-id: UUID }
