meta:
  id: resp
  title: Redis RESP
  license: Apache-2.0
  ks-version: '0.10'
  xref:
    wikidata: Q2136322
doc: |
  What Redis and its clients say to each other: values that begin with a type and a line, in arrays of strings where a
  client speaks. RESP2 and RESP3, one direction of a connection, from its beginning or from the middle.

  Keys and values are bytes of any format.
doc-ref: https://redis.io/docs/latest/develop/reference/protocol-spec/
-hexplain-ports: [6379, 6380]
-hexplain-decoder: resp
seq:
  - id: type
    type: u1
    enum: type
    -hexplain-role: type
enums:
  type:
    0x2b: {id: simple_string, -orig-id: simple string, doc: "+"}
    0x2d: {id: simple_error, -orig-id: simple error, doc: "-, a word in capitals, and what went wrong."}
    0x3a: {id: integer, doc: ":"}
    0x24: {id: bulk_string, -orig-id: bulk string, doc: "$, a length, and as many bytes; a length of -1 is null."}
    0x2a: {id: array, doc: "*, a count, and as many values; a count of -1 is null."}
    0x5f: {id: null_value, -orig-id: "null", doc: "_, of RESP3."}
    0x23: {id: boolean, doc: "#, t or f, of RESP3."}
    0x2c: {id: double, doc: "A comma, of RESP3."}
    0x28: {id: big_number, -orig-id: big number, doc: "(, of RESP3."}
    0x21: {id: bulk_error, -orig-id: bulk error, doc: "!, of RESP3."}
    0x3d: {id: verbatim_string, -orig-id: verbatim string, doc: "=, three letters of a format and a colon before the text; of RESP3."}
    0x25: {id: map, doc: "%, a count of entries, and keys and values in turn; of RESP3."}
    0x7e: {id: set, doc: "~, of RESP3."}
    0x3e: {id: push, doc: ">: what the server says without being asked; of RESP3."}
    0x7c: {id: attribute, doc: "|, like a map: about the value that follows; of RESP3."}
    0x3b: {id: string_part, -orig-id: string part, doc: "A semicolon: a piece of a string whose length was not known."}
    0x2e: {id: end, doc: "A dot: ends what has a question mark for its count."}
